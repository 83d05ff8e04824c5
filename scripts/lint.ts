import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintSource } from './lint/rules'

const files = process.argv.length > 2 ? process.argv.slice(2) : sourceFiles()
let count = 0
for (const file of files)
  for (const { line, message } of lintSource(file, readFileSync(file, 'utf8'))) {
    count += 1
    console.error(`${file}:${line} ${message}`)
  }
if (count === 0) console.log(`${files.length} files keep the rules of the house`)
process.exitCode = count === 0 ? 0 : 1

function sourceFiles(): readonly string[] {
  return ['src', 'stories', 'lab', 'e2e', 'bench', 'scripts', '.storybook'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  )
}
