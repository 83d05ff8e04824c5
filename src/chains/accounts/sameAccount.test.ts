import { encodeAddress } from '@polkadot/util-crypto'
import { bech32 } from '@scure/base'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CaipNetworkId } from '../network'
import { canonicalAddress } from './canonical'
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

it('two valid addresses are one account exactly where their canonical writing is equal', () => {
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  const words = (bytes: Uint8Array) => bech32.toWords(bytes.subarray(0, 20))
  const kinds: readonly (readonly [CaipNetworkId, (bytes: Uint8Array, variant: number) => string])[] = [
    [
      'eip155:1',
      (bytes, variant) =>
        variant % 2 ? `0x${hex(bytes.subarray(0, 20)).toUpperCase()}` : `0x${hex(bytes.subarray(0, 20))}`,
    ],
    [
      'cosmos:cosmoshub-4',
      (bytes, variant) => {
        const written = bech32.encode('cosmos', words(bytes))
        return variant % 2 ? written.toUpperCase() : written
      },
    ],
    [
      'bip122:000000000019d6689c085ae165831e93',
      (bytes, variant) => {
        const written = bech32.encode('bc', [0, ...words(bytes)])
        return variant % 2 ? written.toUpperCase() : written
      },
    ],
    ['polkadot:91b1', (bytes, variant) => encodeAddress(bytes, variant)],
  ]
  const one = new Uint8Array(32).fill(7)
  const other = new Uint8Array(32).fill(9)
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.constantFrom(one, other), prefix, prefix, (kind, second, a, b) => {
      const [chainId, write] = kind
      const addresses = [write(one, a), write(second, b)] as const
      const [first, last] = addresses.map((address) => canonicalAddress(chainId, address))
      expect(first).not.toBeNull()
      expect(last).not.toBeNull()
      expect(isSameAccount(chainId, ...addresses)).toBe(first === last)
    }),
  )
})
