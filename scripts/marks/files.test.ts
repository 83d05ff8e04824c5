import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawingOf } from './drawing'
import { markFiles, marksFolder, withoutMark } from './files'

describe('the marks that come along', () => {
  const files = markFiles()
  it('are what the script writes, nothing beside', () => {
    const written = readdirSync(marksFolder).filter((file) => file.startsWith('marksOf'))
    expect(written.sort()).toEqual([...files.keys()].sort())
  })
  it.each([...files])('%s is what its sources say: else run `npm run marks`', (file, text) => {
    expect(readFileSync(join(marksFolder, file), 'utf8')).toBe(text)
  })
  it('name what has none', () => {
    expect(withoutMark()).toEqual(expect.arrayContaining(['Xverse', 'opBNB']))
    expect(withoutMark()).not.toContain('MetaMask')
  })
  it('come without what an icon has around it', () => {
    expect(drawingOf('networks/base')).toMatch(/^<path fill="#00F" d="M24 0H0v24h24z"\/>/)
    expect(drawingOf('networks/solana')).toMatch(/<defs><linearGradient id="a"/)
    expect(() => drawingOf('networks/nobody')).toThrow()
  })
})
