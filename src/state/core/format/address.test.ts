import { plainAddress } from '../visitor/connections'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { truncateAddress } from './address'
import { formatUnits } from './formatNumber'
import { formatBalance } from './formatBalance'

describe('amounts', () => {
  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [1_500_000n, 6, '1.5'],
    [-1_500_000n, 6, '-1.5'],
    [42n, 0, '42'],
  ])('%s with %s decimals is %s', (value, decimals, text) => {
    expect(formatUnits(value, decimals)).toBe(text)
  })

  it('prints exactly: reading the text back gives the amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 30 }), (value, decimals) => {
        const [whole = '', fraction = ''] = formatUnits(value, decimals).split('.')
        expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(value)
      }),
    )
  })

  it('cuts a balance to 3 digits and never rounds it up', () => {
    expect(formatBalance({ value: 1_999_999_999_999_999_999n, decimals: 18, symbol: 'ETH' })).toBe('1.999 ETH')
    expect(formatBalance({ value: 10_000n * 10n ** 18n, decimals: 18, symbol: 'ETH' })).toBe('10,000 ETH')
    expect(formatBalance({ value: 1n, decimals: 18, symbol: 'ETH' })).toBe('<0.001 ETH')
    expect(formatBalance({ value: 0n, decimals: 18, symbol: 'ETH' })).toBe('0 ETH')
    expect(formatBalance({ value: 15n, decimals: 1, symbol: 'PT' })).toBe('1.5 PT')
  })

  it('keeps amounts exact that a number cannot hold', () => {
    expect(formatBalance({ value: 9_007_199_254_740_993_123n, decimals: 3, symbol: 'X' })).toBe(
      '9,007,199,254,740,993.123 X',
    )
  })

  it('follows the language', () => {
    expect(formatBalance({ value: 1_234_500n, decimals: 3, symbol: 'ETH' }, 'de')).toBe('1.234,5 ETH')
  })
})

describe('addresses', () => {
  it('takes the account part of a CAIP-10 id', () => {
    expect(plainAddress('eip155:1:0xabc')).toBe('0xabc')
  })

  it('keeps the first 4 and last 6 characters', () => {
    expect(truncateAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe('0x70…dc79C8')
    expect(truncateAddress('short')).toBe('short')
  })
})
