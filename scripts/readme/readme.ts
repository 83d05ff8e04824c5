import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBlocks, codeBlocks } from './readmeBlocks'

const docs = 'stories/docs'
const texts =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['README.md', ...readdirSync(docs).flatMap((file) => (file.endsWith('.mdx') ? join(docs, file) : []))]
const blocks = texts.flatMap((file) => codeBlocks(file, readFileSync(file, 'utf8')))
// Types come from `dist`, as for a host: build first.
const findings = checkBlocks(blocks, '.cache/readme')
for (const { file, line, message } of findings) console.error(`${file}:${line} ${message}`)
if (findings.length === 0) console.log(`${blocks.length} code blocks of ${texts.length} texts compile`)
process.exitCode = findings.length === 0 ? 0 : 1
