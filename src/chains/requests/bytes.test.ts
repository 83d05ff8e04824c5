import { base58 } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printBase58, printHex, readBase58, readHex, readUtf8 } from './bytes'

describe('bytes', () => {
  it('come out of base58 as they went in', () => {
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
