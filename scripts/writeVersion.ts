import { readFileSync, writeFileSync } from 'node:fs'

// The page says which version it runs; it cannot read package.json.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const file = 'src/version.ts'
writeFileSync(file, readFileSync(file, 'utf8').replace(/'[^']*'/, `'${version}'`))
