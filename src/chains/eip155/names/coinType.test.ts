import { describe, expect, it } from 'vitest'
import { InvalidChainIdError } from '../../errors/nameErrors'
import { coinTypeOf, evmCoinTypeOf } from './coinType'

describe('the coin type of a chain', () => {
  it.each([
    [1, 60],
    [10, 2147483658],
    [8453, 2147492101],
    [2147483647, 4294967295],
  ])('%s is %s', (chainId, coinType) => expect(coinTypeOf(chainId)).toBe(coinType))

  it.each([
    [1, 2147483649],
    [10, 2147483658],
    [2147483647, 4294967295],
  ])('%s is %s to a name service', (chainId, coinType) => expect(evmCoinTypeOf(chainId)).toBe(coinType))

  it.each([2147483648, 2 ** 40, 0, -1, 1.5, Number.NaN])('%s is refused', (chainId) => {
    expect(() => coinTypeOf(chainId)).toThrow(InvalidChainIdError)
    expect(() => coinTypeOf(chainId)).toThrow('Invalid chainId')
    expect(() => evmCoinTypeOf(chainId)).toThrow(InvalidChainIdError)
  })
})
