import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { networkFiles, networksFolder } from './files'
import { genesisGroups, referenceOf } from './genesis'

describe('the networks that come along', () => {
  const files = networkFiles()
  it('are what the script writes, nothing beside', () => {
    const written = readdirSync(networksFolder).filter((file) => !file.endsWith('.test.ts'))
    expect(written.sort()).toEqual([...files.keys()].sort())
  })
  it.each([...files])('%s is what its sources say: else run `npm run networks`', (file, text) => {
    expect(readFileSync(join(networksFolder, file), 'utf8')).toBe(text)
  })
  it.each([...files])('%s is short', (_file, text) => {
    expect(text.split('\n').length).toBeLessThan(200)
  })
})

describe('Bitcoin chains', () => {
  const merkleRoot = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b'
  // Fields of the first block: merkle root, time, bits, nonce.
  it.each([
    ['bitcoin', merkleRoot, 1231006505, 0x1d00ffff, 2083236893],
    ['bitcoinTestnet', merkleRoot, 1296688602, 0x1d00ffff, 414098458],
    [
      'bitcoinTestnet4',
      '7aa0a7ae1e223414cb807e40cd57e667b718e42aaf9306db9102fe28912b7b4e',
      1714777860,
      0x1d00ffff,
      393743547,
    ],
    ['bitcoinSignet', merkleRoot, 1598918400, 0x1e0377ae, 52613770],
  ] as const)('%s is named by the hash of its first block', (name, root, time, bits, nonce) => {
    const block = Buffer.alloc(80)
    block.writeUInt32LE(1, 0)
    Buffer.from(root, 'hex').reverse().copy(block, 36)
    for (const [index, field] of [time, bits, nonce].entries()) block.writeUInt32LE(field, 68 + 4 * index)
    const hash = sha256(sha256(block)).reverse().toString('hex')
    expect(new Map(genesisGroups.bitcoin).get(name)?.id).toBe(referenceOf(hash))
  })
})

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
