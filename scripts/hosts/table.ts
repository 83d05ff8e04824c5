import type { Verdict } from './measure/budgets'

/** Rows of text in columns as wide as they need to be. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => (row[column] ?? '').padEnd(width))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** A budget's line: what was measured, of what limit, and what is to be reached. */
export function verdictRow({ name, measured, limit, unit, isKept }: Verdict): readonly string[] {
  const write = (value: number | undefined) =>
    value === undefined ? '-' : unit === 'kB' ? value.toFixed(2) : String(value)
  return [isKept ? '✓' : '✗', name, write(measured), write(limit), unit]
}
