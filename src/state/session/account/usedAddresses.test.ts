import { bytesToHex } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksumAddress } from '../../../chains/eip155/checksum'
import { truncateAddress } from '../../core/format/address'
import { findLookAlike, isLookAlike } from './usedAddresses'

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => checksumAddress(`0x${bytesToHex(bytes)}`))

/** The same ends, by so many hex digits after `0x` and at the end; another middle. */
const vanity = (one: string, start: number, end: number, middle: string) =>
  checksumAddress(
    `0x${one.slice(2, 2 + start)}${middle.slice(2 + start, 42 - end)}${one.slice(42 - end)}`.toLowerCase(),
  )

describe('an address that passes for another', () => {
  it.each([
    ['what views show', 2, 6],
    ['what other apps show', 4, 4],
    ['more than both', 6, 8],
  ])('is found where it is equal in %s, of 10,000', (_what, start, end) => {
    fc.assert(
      fc.property(address, address, (one, middle) => {
        const other = vanity(one, start, end, middle)
        fc.pre(other !== one)
        expect(isLookAlike(one, other)).toBe(true)
        expect(findLookAlike(other, [middle, one])).toBe(one)
        if (start <= 2) expect(truncateAddress(other).toLowerCase()).toBe(truncateAddress(one).toLowerCase())
      }),
      { numRuns: 10_000 },
    )
  })

  it('is no other address, nor the same one in another case, of 10,000', () => {
    fc.assert(
      fc.property(address, address, (one, other) => {
        expect(isLookAlike(one, other)).toBe(false)
        expect(isLookAlike(one, one.toLowerCase())).toBe(false)
        expect(findLookAlike(one.toLowerCase(), [other, one])).toBeUndefined()
      }),
      { numRuns: 10_000 },
    )
  })

  it('is found among addresses of Solana, of which every letter counts', () => {
    const one = 'GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ'
    expect(isLookAlike(one, `GThU${'1'.repeat(34)}UghFMJ`)).toBe(true)
    expect(isLookAlike(one, one)).toBe(false)
  })
})
