import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { describe, expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n').filter(Boolean)
const isRoom = (folder: string) => folder.split('/').length <= 3 && folder !== 'src' && !folder.includes('__')
const rooms = [...new Set(files.map(dirname))].filter(isRoom)
const table = readFileSync('CONTRIBUTING.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `src/'))
const listed = table.flatMap((line) =>
  [...(line.split('|')[1] ?? '').matchAll(/`(src\/[^`]+)`/g)].map(([, room]) => room),
)

describe('the table of rooms in CONTRIBUTING.md', () => {
  it('lists every room once, and none that is not there', () => {
    expect([...listed].sort()).toEqual(rooms.sort())
  })
})
