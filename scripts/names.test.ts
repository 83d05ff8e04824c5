import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressCaches } from '../src/state/core/storage'

describe('docs/names.md', () => {
  it('names stored entries that exist', () => {
    const [, section = ''] = readFileSync('docs/names.md', 'utf8').split('## Browser storage')
    const named = section.split('## ')[0]?.match(/(?<=\| )`[a-zA-Z]+`(?:, `[a-zA-Z]+`)?(?= \|)/g) ?? []
    const source = readFileSync('src/state/core/storage.ts', 'utf8')
    const names = named.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !source.includes(`'${name}'`))).toEqual([])
    expect(names).toEqual(expect.arrayContaining(addressCaches.filter((name) => name !== 'onramp')))
  })
})
