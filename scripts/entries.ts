import { readdirSync } from 'node:fs'
import { packagesOf, strayPackages } from './build/reach'

const entries = readdirSync('dist')
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace('.js', ''))
const problems = strayPackages(entries, (entry) => packagesOf(`dist/${entry}.js`))
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length === 0) console.log(`✓ ${entries.length} entries name only the packages they need`)
process.exitCode = problems.length === 0 ? 0 : 1
