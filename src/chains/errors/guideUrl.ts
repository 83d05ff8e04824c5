/** Returns the address of a guide in the published Storybook. */
export function guideUrl(page: string): string {
  return `https://portico-js.github.io/portico/?path=/docs/guides-${page}--docs`
}
