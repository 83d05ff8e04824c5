import { describe, expect, it } from 'vitest'
import { transactionVersion } from './transactionVersion'

const transaction = (count: number, first: number) => Uint8Array.from([count, ...new Uint8Array(64 * count), first, 0])

describe('the version of a transaction', () => {
  it.each([
    [1, 1, 'legacy'],
    [2, 127, 'legacy'],
    [1, 128, 0],
    [3, 129, 1],
  ] as const)('with %i signatures and then %i is %s', (count, first, version) => {
    expect(transactionVersion(transaction(count, first))).toBe(version)
  })

  it.each([
    [new Uint8Array()],
    [new Uint8Array(65)],
    [new Uint8Array([1, 2])],
    [transaction(1, 1).slice(0, 65)],
    [new Uint8Array(200).fill(128)],
  ])('is nothing where there is none: %#', (bytes) => expect(() => transactionVersion(bytes)).toThrow('no transaction'))
})
