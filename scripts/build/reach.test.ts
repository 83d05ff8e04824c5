import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagesOf, strayPackages } from './reach'

const folder = mkdtempSync(join(tmpdir(), 'reach-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

describe('what an entry names', () => {
  it('is found in its files, also behind import(), and in circles', () => {
    write('entry.js', `export { one } from './one.js'\nimport 'react/jsx-runtime'`)
    write('one.js', `export const one = () => import('./late.js')`)
    write('late.js', `import { Connection } from '@solana/web3.js/lib'\nimport './one.js'`)
    expect([...packagesOf(join(folder, 'entry.js'))].sort()).toEqual(['@solana/web3.js', 'react'])
  })

  it('is what it needs itself', () => {
    const packages = (entry: string) => new Set(entry === 'eip155' ? ['viem', '@solana/web3.js'] : ['react', 'viem'])
    expect(strayPackages(['eip155', 'index'], packages)).toEqual(['eip155 names @solana/web3.js', 'index names viem'])
  })
})
