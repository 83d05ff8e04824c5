import contracts from '@metamask/contract-metadata/contract-map.json'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chosenMarks } from './chosen'
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
  it('of tokens belong to the contracts that another list gives for the symbol', () => {
    const symbols = new Map(
      Object.entries(contracts).map(([id, { symbol }]) => [id.replace(/.*:/, '').toLowerCase(), symbol] as const),
    )
    const pairs = (chosenMarks['Tokens'] ?? []).flatMap(({ icon, of }) =>
      icon.startsWith('networks/')
        ? []
        : of.flatMap((key) => {
            const symbol = symbols.get(`${key}`.replace('eip155:1/', ''))
            return symbol ? [[icon.replace('tokens/', ''), symbol]] : []
          }),
    )
    expect(pairs.length).toBeGreaterThan(30)
    for (const [icon, symbol] of pairs) expect(icon).toBe(symbol)
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
