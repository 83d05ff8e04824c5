// node importEntries.mjs [what not to import…]: imports every entry of the package's export map, as Node does.
import { readFileSync } from 'node:fs'

const left = process.argv.slice(2)
const { exports } = JSON.parse(readFileSync(new URL(import.meta.resolve('portico/package.json')), 'utf8'))
const entries = Object.keys(exports)
  .filter((key) => !/\.(css|json|txt)$/.test(key) && !left.includes(key))
  .map((key) => key.replace(/^\./, 'portico').replace('*', 'en'))
const problems = []
for (const entry of entries)
  try {
    if (Object.keys(await import(entry)).length === 0) problems.push(`${entry} exports nothing`)
  } catch (error) {
    problems.push(`${entry}: ${error.message}`)
  }
console.log(`${entries.length} entries`)
if (problems.length > 0) console.error(problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1
