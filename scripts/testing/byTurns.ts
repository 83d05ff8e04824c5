import { createHash } from 'node:crypto'

/**
 * The cases that a run goes through: all of them by default, and every other one in a sample, which the whole `npm test` takes.
 * Which half that is depends on what names the sample, by default the commit.
 */
export function byTurns<Case>(table: string, cases: readonly Case[]): readonly Case[] {
  const sample = process.env['PORTICO_SAMPLE']
  if (!sample) return cases
  const [first = 0] = createHash('sha256').update(`${sample} ${table}`).digest()
  return cases.filter((_, index) => index % 2 === first % 2)
}
