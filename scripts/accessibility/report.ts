import { existsSync, readFileSync } from 'node:fs'
import { contract } from './contract.ts'
import type { Criterion, Result, Test } from './criterion.ts'
import { operable } from './operable.ts'
import { perceivable } from './perceivable.ts'
import { understandable } from './understandable.ts'

export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable]
export { contract }

const head = (version: string) => `# Accessibility of ${version}

How Portico stands to each success criterion of WCAG 2.2 at levels A and AA, and to what it asks of itself, and by which
test. Tests run in Chromium with every change; assistive technology itself is no part of them. Written by
\`npm run accessibility\` from \`scripts/accessibility\`, whose test finds every test that is named here.`

/** The report of a release, as Markdown. */
export function writeReport(version: string): string {
  const table = (name: string, rows: readonly Criterion[], withLevel: boolean) =>
    [
      `| ${name} | ${withLevel ? 'level | ' : ''}result | how it is checked |`,
      `| --- | ${withLevel ? '--- | ' : ''}--- | --- |`,
      ...rows.map(
        ({ id, name: title, level, result, ...how }) =>
          `| ${id} ${title} | ${withLevel ? `${level} | ` : ''}${result} | ${howOf(how)} |`,
      ),
    ].join('\n')
  return `${[
    head(version),
    countsOf(criteria),
    '## WCAG 2.2, levels A and AA',
    table('criterion', criteria, true),
    '## Our own lines',
    table('line', contract, false),
  ].join('\n\n')}\n`
}

function howOf({ tests = [], note }: Pick<Criterion, 'tests' | 'note'>): string {
  const named = tests.map(
    ({ file, title }) => `\`${file}\`: ${title.includes('{') || title.includes('<') ? `\`${title}\`` : title}`,
  )
  return [...named, ...(note ? [note] : [])].join('<br>') || '–'
}

function countsOf(rows: readonly Criterion[]): string {
  const counts = new Map<Result, number>()
  for (const { result } of rows) counts.set(result, (counts.get(result) ?? 0) + 1)
  return `Of ${rows.length} criteria: ${[...counts].map(([result, count]) => `${count} ${result}`).join(', ')}.`
}

/** Tests that are named and not there. */
export function missingTests(rows: readonly Criterion[]): readonly string[] {
  return rows.flatMap(({ id, tests = [] }) =>
    tests.filter(isMissing).map(({ file, title }) => `${id}: ${file}: ${title}`),
  )
}

function isMissing({ file, title }: Test): boolean {
  if (!existsSync(file)) return true
  const text = readFileSync(file, 'utf8')
  return !text.includes(file.endsWith('.stories.tsx') ? `export const ${title}:` : title)
}
