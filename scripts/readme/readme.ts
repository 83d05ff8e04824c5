import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBlocks, codeBlocks } from './readmeBlocks'

const folders = ['docs/guides', 'stories/docs']
const textsIn = (folder: string) => readdirSync(folder).filter((file) => /\.mdx?$/.test(file))
const texts =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['README.md', ...folders.flatMap((folder) => textsIn(folder).map((file) => join(folder, file)))]
const blocks = texts.flatMap((file) => codeBlocks(file, readFileSync(file, 'utf8')))
// Types come from `dist`, as for a host: build first.
for (const react of [18, 19] as const) {
  const findings = checkBlocks(blocks, '.cache/readme', react)
  for (const { file, line, message } of findings) console.error(`${file}:${line} React ${react}: ${message}`)
  if (findings.length > 0) process.exitCode = 1
  else console.log(`${blocks.length} code blocks of ${texts.length} texts compile with the types of React ${react}`)
}
