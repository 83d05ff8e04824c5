import { budgets, judge, judgeLate, type Verdict } from './measure/budgets'
import { formatTable, verdictRow } from './table'

/** One thing that was tried in a host. */
export interface Tried {
  readonly host: string
  readonly what: string
  /** Empty where it works. */
  readonly problems: readonly string[]
  readonly note: string
  readonly seconds: number
}

export interface Weighed {
  readonly host: string
  readonly packages: number
  readonly MB: number
}

export interface Findings {
  readonly tried: readonly Tried[]
  readonly weighed: readonly Weighed[]
  readonly measured: ReadonlyMap<string, number>
  readonly late: ReadonlyMap<string, number>
}

/**
 * Prints the tables, and what is wrong at the end; returns how much passed and how much did not. What was not measured
 * is wrong only where everything was tried.
 */
export function print(
  { tried, weighed, measured, late }: Findings,
  isWhole = true,
): { passed: number; failed: number } {
  const mark = (isFine: boolean) => (isFine ? '✓' : '✗')
  const builds = tried.map(({ host, what, problems, note, seconds }) => {
    return [mark(problems.length === 0), host, what, note, seconds.toFixed(1)]
  })
  console.log(formatTable(['', 'host', 'what', 'outcome', 's'], builds))
  console.log(
    `\n${formatTable(
      ['install', 'packages', 'MB'],
      weighed.map(({ host, packages, MB }) => [host, `${packages}`, `${MB}`]),
    )}`,
  )
  const all = [
    ...judge(measured, budgets),
    ...judgeLate(late).map((verdict) => ({ ...verdict, name: `late: ${verdict.name}` })),
  ]
  const verdicts = isWhole ? all : all.filter((verdict) => verdict.measured !== undefined)
  console.log(`\n${formatTable(['', 'budget', 'is', 'limit', ''], verdicts.map(verdictRow))}`)
  const broken = tried.filter(({ problems }) => problems.length > 0)
  for (const { host, what, problems } of broken) console.error(`\n✗ ${host}: ${what}\n${shorten(problems).join('\n')}`)
  for (const verdict of verdicts) if (!verdict.isKept) console.error(`✗ ${complaint(verdict)}`)
  if (tried.length === 0) console.error('✗ nothing was tried')
  const failed = (tried.length === 0 ? 1 : 0) + broken.length + verdicts.filter(({ isKept }) => !isKept).length
  return { passed: Math.max(0, tried.length + verdicts.length - failed), failed }
}

/** The first of many problems, because one cause tends to have many. */
function shorten(problems: readonly string[], most = 12): readonly string[] {
  return problems.length > most ? [...problems.slice(0, most), `and ${problems.length - most} more`] : problems
}

/** The sentence for a budget that is not kept. */
export function complaint({ name, measured, limit, unit }: Verdict): string {
  if (measured === undefined) return `${name}: nothing was measured`
  if (limit === undefined)
    return `${name}: ${measured.toFixed(2)} ${unit}, and no limit in scripts/hosts/measure/budgets.ts`
  return `${name}: ${unit === 'kB' ? measured.toFixed(2) : measured} ${unit} of ${limit} ${unit}`
}
