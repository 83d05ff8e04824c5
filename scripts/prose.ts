import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { proseRules, readProse } from './lint/prose'

// Counts the sentence forms that the writing guide in CONTRIBUTING rules out, and fails above the limit of one.
// `npx tsx scripts/prose.ts --list` prints the lines, and `--list <path>` those of a folder.
const [list, path = '.'] = process.argv.slice(2)
const files = execFileSync('git', ['ls-files', path], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\n')
  .filter((file) => /\.(?:[mc]?tsx?|mdx?)$/.test(file) && !/^(?:\.changeset|docs\/api)\//.test(file))
const all = files.flatMap((file) => readProse(file, readFileSync(file, 'utf8')).map((line) => ({ ...line, file })))

for (const { name, pattern, kinds, limit } of proseRules) {
  const found = all.filter(({ kind, text }) => kinds.includes(kind) && pattern.test(text))
  const isKept = path !== '.' || found.length <= limit
  console.log(`${isKept ? '✓' : '✗'} ${name}: ${found.length} lines (at most ${limit})`)
  if (list) for (const { file, line, text } of found) console.log(`  ${file}:${line}: ${text}`)
  if (!isKept) process.exitCode = 1
}
