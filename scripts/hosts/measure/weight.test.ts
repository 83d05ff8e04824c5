import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findCopies, megabytes, readLock } from './weight'

const host = { 'node_modules/viem': { version: '2.57.20' }, 'node_modules/@noble/curves': { version: '1.9.1' } }

it('finds no second copy where Portico uses what the host has', () => {
  const installed = {
    ...host,
    'node_modules/portico': { version: '0.1.0' },
    'node_modules/jotai': { version: '2.20.3' },
  }
  expect(findCopies(installed, host)).toEqual([])
})

it('finds a second viem, and anything of noble or scure that the host did not have', () => {
  const installed = {
    ...host,
    'node_modules/portico/node_modules/viem': { version: '2.57.1' },
    'node_modules/@scure/sr25519': { version: '2.3.0' },
    'node_modules/viem-like': { version: '1.0.0' },
  }
  expect(findCopies(installed, host)).toEqual([
    'node_modules/portico/node_modules/viem@2.57.1',
    'node_modules/@scure/sr25519@2.3.0',
  ])
})

it('reads what a lock file names, without the host itself', () => {
  const places = Object.keys(readLock(join(import.meta.dirname, '../sets/evm/package-lock.json')))
  expect(places).toEqual(expect.arrayContaining(['node_modules/viem', 'node_modules/react']))
  expect(places).not.toContain('')
})

it('counts the megabytes of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-weight-'))
  try {
    writeFileSync(join(folder, 'file'), Buffer.alloc(3 * 2 ** 20, 'a'))
    // The folder itself may take a block of the fourth.
    expect([3, 4]).toContain(megabytes(folder))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
