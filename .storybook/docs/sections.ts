import { addressOf, table } from '../../scripts/docs/catalogueText'
import type { ComponentDoc } from '../../scripts/docs/componentDoc'
import type { PorticoDocs } from './portico'

/** The written parts of a component's page, as Markdown; `undefined` where there is nothing to say. */
export function sectionsOf(docs: PorticoDocs, doc: ComponentDoc | undefined, announced?: string) {
  return {
    anatomy: docs.anatomy && section('Anatomy', table(['Part', 'What it is'], docs.anatomy)),
    props: doc?.element && `Takes besides what a \`<${doc.element}>\` takes, but for \`className\` and \`style\`.`,
    accessibility: section(
      'Accessibility',
      docs.role && `Role: ${docs.role}.`,
      docs.keys && table(['Key', 'What it does'], docs.keys),
      docs.announces && table(['When', 'What is announced'], docs.announces),
      announced,
    ),
    use: section(
      'Use',
      docs.dos && list(docs.dos.map((one) => `**Do:** ${one}`)),
      docs.donts && list(docs.donts.map((one) => `**Don’t:** ${one}`)),
    ),
    life:
      docs.hook === undefined
        ? undefined
        : section(
            'Pure, connected, hook',
            'The view draws what it is given. The hook returns its props for this instance; the connected one is both.',
            table(
              ['Pure view', 'Connected', 'Hook'],
              [
                [
                  code(doc?.name ?? ''),
                  docs.connected ?? 'by the hook',
                  `[${code(docs.hook)}](?path=/docs/guides-hooks--docs)`,
                ],
              ],
            ),
          ),
    related: docs.related && section('Related', list(docs.related.map((title) => `[${title}](${addressOf(title)})`))),
  }
}

function section(title: string, ...parts: readonly (string | undefined)[]): string | undefined {
  const said = parts.filter((part) => part !== undefined)
  return said.length > 0 ? [`## ${title}`, ...said].join('\n\n') : undefined
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

function code(text: string): string {
  return `\`${text}\``
}
