import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { measureLayout } from './lint/layout'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
}).split('\n')
const files = listed.filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file))
const layout = measureLayout(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))
const cycles = layout.cycles.map((cycle) => `${cycle.length} files: ${cycle.join(', ')}`)

const reports: readonly (readonly [text: string, found: readonly string[]])[] = [
  ['names that differ in case only', layout.alike],
  ['import cycles', cycles],
]
for (const [text, found] of reports) {
  console.log(`${found.length > 0 ? '✗' : '✓'} ${found.length} ${text}`)
  for (const one of found) console.log(`    ${one}`)
}
process.exitCode = reports.some(([, found]) => found.length > 0) ? 1 : 0
