import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { markFiles, marksFolder, withoutMark } from './files'

// npm run marks [-- --check]
const isCheck = process.argv.includes('--check')
mkdirSync(marksFolder, { recursive: true })
for (const [file, text] of markFiles()) {
  const path = join(marksFolder, file)
  if (!isCheck) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is not what its sources say: run \`npm run marks\``)
    process.exitCode = 1
  }
  console.log(`${file}: ${(gzipSync(text).length / 1000).toFixed(1)} kB after gzip`)
}
console.log(`Without a mark: ${withoutMark().join(', ')}`)
