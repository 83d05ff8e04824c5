import { readdirSync, readFileSync } from 'node:fs'

// The format of https://llmstxt.org: an index of the documentation, and all of it as one text.

const repository = 'https://github.com/portico-js/portico/blob/main'

/** Order of the guides. A guide that is not in this list follows in alphabetical order. */
const order = [
  'modal',
  'own-flow',
  'hooks',
  'chains',
  'sign-in-server',
  'sign-in-page',
  'services',
  'theming',
  'testing',
]

/** Entries without code to call: lists of networks and of texts. */
const isData = (file: string) => /^(networks|copy-\w+)\.api\.md$/.test(file)

export interface LlmsTexts {
  /** A link to each guide and each API report. */
  readonly 'llms.txt': string
  /** README, all guides, and the types of all entries with code. */
  readonly 'llms-full.txt': string
}

export function llmsTexts(): LlmsTexts {
  const readme = readFileSync('README.md', 'utf8')
  const summary = /^# .*\n\n([\s\S]*?)\n\n/.exec(readme)?.[1]?.replaceAll('\n', ' ') ?? ''
  const guides = guideNames().map((name) => ({ name, text: readFileSync(`docs/guides/${name}.md`, 'utf8').trim() }))
  const reports = readdirSync('docs/api').filter((file) => !isData(file))
  const index = [
    '# Portico',
    `> ${summary}`,
    '## Guides',
    guides.map(({ name, text }) => `- [${titleOf(text)}](${repository}/docs/guides/${name}.md)`).join('\n'),
    '## API',
    reports.map((file) => `- [${entryOf(file)}](${repository}/docs/api/${file})`).join('\n'),
    '## Optional',
    `- [Events](${repository}/docs/events.md)\n- [Changelog](${repository}/CHANGELOG.md)`,
  ]
  const full = [
    readme.replace(/<p>\n(\s*<img .*\n)+<\/p>\n+/, '').trim(),
    ...guides.map(({ text }) => text),
    readFileSync('docs/events.md', 'utf8').trim(),
    ...reports.map((file) => `# API of ${entryOf(file)}\n\n${typesOf(readFileSync(`docs/api/${file}`, 'utf8'))}`),
  ]
  return { 'llms.txt': `${index.join('\n\n')}\n`, 'llms-full.txt': `${full.join('\n\n')}\n` }
}

function guideNames(): readonly string[] {
  const names = readdirSync('docs/guides').map((file) => file.replace('.md', ''))
  return [...order, ...names.filter((name) => !order.includes(name)).sort()]
}

const titleOf = (text: string) => /^# (.*)/.exec(text)?.[1] ?? ''

function entryOf(file: string): string {
  const entry = file.replace('.api.md', '').replace('copy-', 'copy/')
  return entry === 'index' ? '`portico`' : `\`portico/${entry}\``
}

/** The declarations of an API report, without its marks and empty lines. */
function typesOf(report: string): string {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(report) ?? []
  const lines = code.split('\n').filter((line) => !/^\s*(\/\/ .*)?$/.test(line))
  return `\`\`\`ts\n${lines.join('\n')}\n\`\`\``
}
