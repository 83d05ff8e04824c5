import { base58 } from '@scure/base'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { printBase58, printHex, readBase58, readHex, readUtf8 } from './bytes'

afterEach(() => void vi.unstubAllGlobals())

describe('bytes', () => {
  it('come out of hexadecimal as they went in', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(readHex(printHex(bytes))).toEqual(bytes)
      }),
    )
    for (const text of ['', '00', '0x0', '0xgg', '0x 0']) expect(readHex(text)).toBeNull()
  })

  it('are a text only when all of them are', () => {
    expect(readUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('\ufeffa')
    expect(readUtf8(Uint8Array.of(0xc3))).toBeNull()
  })
})

describe('base58', () => {
  it('come out as they went in', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(readBase58(base58.encode(bytes))).toEqual(bytes)
        expect(printBase58(bytes)).toBe(base58.encode(bytes))
      }),
    )
    expect(readBase58('11')).toEqual(new Uint8Array(2))
    expect(readBase58('')).toEqual(new Uint8Array())
    expect(readBase58('0')).toBeNull()
  })

  it('is read and written digit by digit, each of them once', () => {
    const digits = countBigInts()
    const bytes = readBase58('z'.repeat(50_000)) ?? new Uint8Array()
    // A number for each digit, and one for each power of 58 besides.
    expect(digits()).toBeLessThan(51_000)
    expect(printBase58(bytes)).toBe('z'.repeat(50_000))
    expect(digits()).toBeLessThan(4 * 50_000)
  })
})

/** Returns the number of long numbers that were made since the last call. */
function countBigInts(): () => number {
  let count = 0
  const apply = (make: typeof BigInt, self: unknown, given: unknown[]) => {
    count += 1
    return Reflect.apply(make, self, given) as bigint
  }
  vi.stubGlobal('BigInt', new Proxy(BigInt, { apply }))
  return () => {
    const counted = count
    count = 0
    return counted
  }
}
