import type { Catalogue, ErrorEntry, Named } from './readCatalogue'

/** The catalogue as Markdown, a text for each of its pages. */
export function catalogueText(
  { hooks, atoms, errors, options, sources }: Catalogue,
  viewOf: ReadonlyMap<string, string>,
) {
  const isView = ({ name }: Named) => name.endsWith('View')
  return {
    hooks: hooks
      .filter((hook) => !isView(hook))
      .map((hook) => chapter(hook))
      .join('\n\n'),
    viewHooks: hooks
      .filter(isView)
      .map((hook) => chapter(hook, viewOf.get(hook.name)))
      .join('\n\n'),
    atoms: table(
      ['Atom', 'What it holds'],
      atoms.map(({ name, text }) => [code(name), text]),
    ),
    options: optionTable(options),
    sources: optionTable(sources),
    errors: [...new Set(errors.map(({ category }) => category))]
      .sort()
      .map((category) => `### ${category}\n\n${errorTable(errors.filter((one) => one.category === category))}`)
      .join('\n\n'),
  }
}

function optionTable(options: Catalogue['options']): string {
  return table(
    ['Option', 'Type', 'Default', 'What it is'],
    options.map(({ name, type, required, text, ...one }) => [
      code(name),
      code(type),
      required ? 'required' : (one.default ?? ''),
      text,
    ]),
  )
}

function errorTable(errors: readonly ErrorEntry[]): string {
  return table(
    ['Error', 'When', 'What to do'],
    errors.map(({ name, text, details, docsPath }) => [
      docsPath ? `[${code(name)}](${docsPath})` : code(name),
      text,
      details,
    ]),
  )
}

/** A hook with its sentence, its example, and the page of the view that it feeds. */
function chapter({ name, entry, text, example }: Named, view?: string): string {
  return [
    `### ${name}`,
    text,
    example && `\`\`\`tsx\nimport { ${name} } from '${entry}'\n\n${example.trim()}\n\`\`\``,
    view && `Feeds [${view.split('/').at(-1)}](${addressOf(view)}).`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The address of a page by its title, as Storybook makes it. */
export function addressOf(title: string): string {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `?path=/docs/${id}--docs`
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
}

/** Nothing in a cell begins another one, or an element. */
function cell(text: string): string {
  const whole = text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
  return whole.replace(/(`[^`]*`)|</g, (_found, quoted: string | undefined) => quoted ?? '&lt;')
}

function code(text: string): string {
  return `\`${text}\``
}
