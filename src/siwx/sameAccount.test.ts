import { encodeAddress } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSameAccount } from './sameAccount'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
const prefix = fc.constantFrom(0, 2, 7, 42, 63, 64, 1284, 16_383)

it('an account of Polkadot is its key, whatever network its address names', () => {
  fc.assert(
    fc.property(key, key, prefix, prefix, (one, other, first, second) => {
      const isSame = (account: Uint8Array) =>
        isSameAccount('polkadot:91b1', encodeAddress(one, first), encodeAddress(account, second))
      expect(isSame(one)).toBe(true)
      expect(isSame(other)).toBe(Buffer.compare(one, other) === 0)
    }),
    { numRuns: 200 },
  )
})

it('case matters only where it says something', () => {
  expect(isSameAccount('eip155:1', '0xAB', '0xab')).toBe(true)
  expect(isSameAccount('cosmos:cosmoshub-4', 'COSMOS1Q', 'cosmos1q')).toBe(true)
  expect(isSameAccount('bip122:0', 'BC1Q', 'bc1q')).toBe(true)
  expect(isSameAccount('bip122:0', '1Abc', '1abc')).toBe(false)
  expect(isSameAccount('solana:0', '1Abc', '1abc')).toBe(false)
  expect(isSameAccount('polkadot:0', '1Abc', '1abc')).toBe(false)
})
