import { describe, expect, it } from 'vitest'
import { factsOf, heldOf, rateOf, shortAmount, shorten, worthOf } from './amounts'

const network = { networkId: 'eip155:1' } as const
const ether = {
  ...network,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  value: 1_234_567_890_000_000_000n,
  price: '2000',
}
const dollar = { ...network, address: '0x1', name: 'Dollar', symbol: 'USDC', decimals: 6, value: null }
const terms = {
  toValue: 243_394_012n,
  minValue: 240_960_071n,
  rate: '2433.940129999',
  slippage: 1,
  networkFee: { state: 'known', value: 420_000_000_000_123n },
  route: [],
  quotedAt: 0,
  unread: [],
} as const

describe('amounts of a swap', () => {
  it.each([
    ['243.3940129', '243.394'],
    ['2433.940129', '2433.94'],
    ['1234567.899', '1234567.89'],
    ['1.23456789', '1.234567'],
    ['243', '243'],
    ['1.0000009', '1'],
    ['0.00000012345678', '0.000000123456'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['0', '0'],
    ['115792089237316195423.5', '115792089237316195423.5'],
  ])('%s is written %s', (text, short) => {
    expect(shorten(text)).toBe(short)
  })

  it('are never more than they are', () => {
    expect(shortAmount(999_999_999_999_999_999n, ether)).toBe('0.999999 ETH')
  })

  it('tell the balance and its worth, or nothing where they are not known', () => {
    expect([heldOf(ether), heldOf(dollar)]).toEqual(['1.234 ETH', undefined])
    expect(worthOf(500_000_000_000_000_000n, ether, 'usd')).toBe('$1,000.00')
    expect([worthOf(1n, dollar, 'usd'), worthOf(null, ether, 'usd'), worthOf(1n, null, 'usd')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('say the rate, fees and the least that arrives', () => {
    expect(rateOf(terms, ether, dollar)).toEqual(['1 ETH', '2433.94 USDC'])
    expect(factsOf({ ...terms, fee: 850_000_000_000_000n }, ether, dollar, ether)).toEqual({
      priceImpact: undefined,
      networkFee: '0.00042 ETH',
      providerFee: '0.00085 ETH',
      minimum: '240.96 USDC',
      route: [],
    })
    const unknown = { state: 'unknown', reason: 'unavailable' } as const
    expect(factsOf({ ...terms, networkFee: unknown }, ether, dollar, ether).networkFee).toBeNull()
  })
})
