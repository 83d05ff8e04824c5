/** The catalogue of the source as Markdown. Storybook's build fills it in: see `.storybook/docs/cataloguePlugin.ts`. */
export const catalogue = {
  hooks: '',
  viewHooks: '',
  atoms: '',
  errors: '',
  options: '',
  sources: '',
  events: '',
  names: '',
}
