import { describe, expect, it } from 'vitest'
import { entryOf, reachedWithout, type Chunk } from './chunks'

const chunk = (name: string, parts: Partial<Chunk> = {}): Chunk => ({
  name,
  fileName: `${name}.js`,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  moduleIds: [],
  ...parts,
})

const chunks = [
  chunk('entry', { isEntry: true, imports: ['core.js'], dynamicImports: ['Shell.js', 'reader.js'] }),
  chunk('core', { imports: ['entry.js'] }),
  chunk('Shell', { imports: ['core.js', 'dialog.js'], dynamicImports: ['Account.js'] }),
  chunk('dialog'),
  chunk('Account', { imports: ['core.js', 'dialog.js', 'tabs.js'] }),
  chunk('tabs'),
  chunk('reader', { imports: ['viem.js'] }),
  chunk('viem', { moduleIds: ['/node_modules/viem/a.js', '/node_modules/other/a.js'] }),
]
const names = (some: Iterable<Chunk>) => [...some].map(({ name }) => name)

describe('chunks', () => {
  it('that come with the page', () => {
    expect(names(entryOf(chunks))).toEqual(['entry', 'core'])
  })

  it('that bring a library around its gate', () => {
    expect(reachedWithout(chunks, ['reader'], /\/viem\//)).toEqual([])
    expect(reachedWithout(chunks, ['Shell'], /\/viem\//)).toEqual(['/node_modules/viem/a.js'])
    const leak = chunks.map((each) => (each.name === 'tabs' ? { ...each, imports: ['viem.js'] } : each))
    expect(reachedWithout(leak, ['reader'], /\/viem\//)).toEqual(['/node_modules/viem/a.js'])
  })
})
