/** Page of each part of README, by heading. A part that is not named here is for people who work on it. */
export const pageOf: Readonly<Record<string, string>> = {
  'The turnkey modal': 'Guides/Start',
  'Without React': 'Guides/Without React',
  'Chains, networks and phones': 'Guides/Chains and adapters',
  'A flow of your own': 'Guides/Compose a flow',
  Hooks: 'Guides/Hooks',
  'Testing your app': 'Guides/Testing your app',
  Swaps: 'Guides/Swaps',
  Buying: 'Guides/Buying',
  'Pages that a server renders': 'Guides/Server rendering',
  'Sign-in on your server': 'Guides/Sign-in',
  'Sign-in on your page': 'Guides/Sign-in',
  'Requests people can read': 'Guides/Requests people can read',
  Names: 'Guides/Names and services',
  'Errors and events': 'Guides/Errors and events',
  Services: 'Guides/Names and services',
  'Networks that come later': 'Guides/Chains and adapters',
  Theming: 'Guides/Theming',
}

/** As Storybook and GitHub make one of a title or a heading. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const links = new Map(
  Object.entries(pageOf).map(([heading, page]) => [slugOf(heading), `?path=/docs/${slugOf(page)}--docs`]),
)

/** The text before the first heading, or that of a heading, with its links to other headings leading to their pages. */
export function sectionOf(readme: string, heading: string | null): string {
  const [first = '', ...others] = readme.split(/^## /m)
  const found = heading === null ? first : others.find((text) => text.startsWith(`${heading}\n`))
  if (found === undefined) throw new Error(`README.md has no part named ${heading}`)
  // Its pictures are for those who look at the repository: here the real thing stands beside the text.
  const body = found
    .slice(found.indexOf('\n') + 1)
    .replace(/<p>\n(\s*<img .*\n)+<\/p>\n+/, '')
    .trim()
  return body
    .replace(/\]\(#([\w-]+)\)/g, (whole, anchor: string) => (links.has(anchor) ? `](${links.get(anchor)})` : whole))
    .replace('](docs/events.md)', '](?path=/docs/guides-errors-and-events--docs)')
    .replace('](docs/names.md)', '](?path=/docs/guides-glossary--docs)')
}
