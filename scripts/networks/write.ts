import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { networkFiles, networksFolder } from './files'

const files = networkFiles()
mkdirSync(networksFolder, { recursive: true })
for (const file of readdirSync(networksFolder))
  if (!files.has(file) && !file.endsWith('.test.ts')) rmSync(join(networksFolder, file))
for (const [file, text] of files) writeFileSync(join(networksFolder, file), text)
console.log(`${files.size} files written to ${networksFolder}`)
