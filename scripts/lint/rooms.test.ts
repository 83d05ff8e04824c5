import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { describe, expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n').filter(Boolean)
const isFolder = (folder: string) => folder !== 'src' && !folder.includes('__')
const folders = [...new Set(files.map((file) => dirname(file).split('/').slice(0, 3).join('/')))].filter(isFolder)
const table = readFileSync('CONTRIBUTING.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `src/'))
const listed = table.flatMap((line) =>
  [...(line.split('|')[1] ?? '').matchAll(/`(src\/[^`]+)`/g)].map(([, folder]) => folder),
)

describe('the table of folders in CONTRIBUTING.md', () => {
  it('lists every folder once, and no other', () => {
    expect([...listed].sort()).toEqual(folders.sort())
  })
})
