/** Page of each file of `docs/guides`. */
export const pageOf: Readonly<Record<string, string>> = {
  modal: 'Guides/Start',
  'without-react': 'Guides/Without React',
  chains: 'Guides/Chains and adapters',
  'later-networks': 'Guides/Chains and adapters',
  'own-flow': 'Guides/Compose a flow',
  hooks: 'Guides/Hooks',
  testing: 'Guides/Testing your app',
  swaps: 'Guides/Swaps',
  buying: 'Guides/Buying',
  'server-rendering': 'Guides/Server rendering',
  'sign-in-server': 'Guides/Sign-in',
  'sign-in-page': 'Guides/Sign-in',
  requests: 'Guides/Requests people can read',
  unanswered: 'Guides/Unanswered requests',
  names: 'Guides/Names and services',
  services: 'Guides/Names and services',
  'errors-and-events': 'Guides/Errors and events',
  theming: 'Guides/Theming',
  comparison: 'Guides/Performance and budgets',
  'embedded-wallet': 'Guides/Embedded wallet',
  'vault-security': 'Guides/Vault security',
}

/** Other files that guides link to. */
const otherPages: Readonly<Record<string, string>> = {
  events: 'Guides/Errors and events',
  names: 'Guides/Glossary',
}

/** Address of a page in this Storybook. */
function addressOf(title: string): string {
  return `?path=/docs/${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`
}

/** Points links to guides at their pages. `folder` is the path of the guides from the text. */
function linkPages(text: string, folder: string): string {
  return text.replace(/\]\(([\w./-]*?)([\w-]+)\.md\)/g, (whole, path: string, name: string) => {
    const page = path === folder ? pageOf[name] : otherPages[name]
    return page ? `](${addressOf(page)})` : whole
  })
}

/** The text of a guide below its title, with links to the pages of this Storybook. */
export function guideText(markdown: string): string {
  return linkPages(markdown.slice(markdown.indexOf('\n')).trim(), '')
}

/** The text of README above its table of guides, without the pictures, with links to the pages of this Storybook. */
export function introductionText(readme: string): string {
  const end = readme.indexOf('\n## Guides')
  const text = readme.slice(readme.indexOf('\n'), end).replace(/<p>\n(\s*<img .*\n)+<\/p>\n+/, '')
  return linkPages(text.trim(), 'docs/guides/')
}
