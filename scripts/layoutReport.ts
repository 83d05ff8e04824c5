import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fewestLines, measureLayout, mostFiles, mostImports, mostLines } from './lint/layout'

/** How much of each there may be: nothing where nothing is left, else what there is. A limit is lowered, never raised. */
const limits = {
  crowded: 0,
  alike: 0,
  cycles: 0,
  inCycles: 0,
  long: 0,
  short: 8,
  wide: 0,
}

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\n')
const files = listed.filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file))
const layout = measureLayout(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
const cycles = layout.cycles.map((cycle) => `${cycle.length} files: ${cycle.join(', ')}`)

const figures: readonly (readonly [text: string, limit: number, found: readonly string[]])[] = [
  [`folders with more than ${mostFiles} code files`, limits.crowded, layout.crowded],
  ['names that differ in case only', limits.alike, layout.alike],
  ['circles of imports', limits.cycles, cycles],
  ['files in circles of imports', limits.inCycles, layout.cycles.flat()],
  [`files over ${mostLines} lines`, limits.long, layout.long],
  [`files of src under ${fewestLines} lines that are no entries`, limits.short, layout.short],
  [`files with more than ${mostImports} imports of ours`, limits.wide, layout.wide],
]
const isVerbose = process.argv.includes('--list')
for (const [text, limit, found] of figures) {
  const isOver = found.length > limit
  console.log(`${isOver ? '✗' : '✓'} ${found.length} ${text}${limit > 0 || isOver ? ` (at most ${limit})` : ''}`)
  if (isOver || isVerbose) for (const one of found) console.log(`    ${one}`)
  if (found.length < limit) console.log(`    The limit in scripts/layoutReport.ts can be lowered to ${found.length}`)
}
process.exitCode = figures.some(([, limit, found]) => found.length > limit) ? 1 : 0
