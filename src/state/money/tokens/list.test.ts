import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import type { TokenBalance } from '../../../chains/tokens'
import { connectWallet } from '../../session/connection/connect'
import { judgeTokens } from './judgeTokens'
import { searchTokens, showHiddenTokens, sortTokens, tokenListAtom } from './list'

const ether: TokenBalance = {
  networkId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  value: 10n ** 18n,
  price: '3000',
}
const address = (digit: number) => `0x${`${digit}`.repeat(40)}`
const coin = {
  ...ether,
  address: address(1),
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  value: 2_500_000n,
  price: '1',
}
const crumb = { ...coin, address: address(2), name: 'Crumb', symbol: 'CRMB', value: 9_999n }
const fake = { ...coin, address: address(3), name: 'USD Coin', symbol: 'UЅDС', price: undefined }
const advert = { ...fake, address: address(4), name: 'Visit reward-claim.xyz', symbol: 'GIFT' }
const plain = { ...fake, address: address(5), name: 'Apple', symbol: 'APL', value: 1n }

async function list(tokens: readonly TokenBalance[]) {
  const lab = createLab({ config: { sources: { balances: { listBalances: async () => tokens } } } })
  const { store } = lab.portico
  store.sub(tokenListAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(tokenListAtom).count).toBe(tokens.length)
  return { store, shown: () => store.get(tokenListAtom).tokens.map(({ token }) => token.symbol) }
}

describe('the list of tokens', () => {
  it('begins with what is worth most, adds it up exactly, and keeps dust and spam for who asks', async () => {
    const { store, shown } = await list([plain, fake, crumb, coin, advert, ether])
    expect(store.get(tokenListAtom)).toMatchObject({ total: '3002.509999', hiddenCount: 3, count: 6 })
    expect(shown()).toEqual(['ETH', 'USDC', 'APL'])
    store.set(showHiddenTokens, true)
    expect(shown()).toEqual(['ETH', 'USDC', 'CRMB', 'APL', 'UЅDС', 'GIFT'])
  })

  it('is sorted by name, and searched by name, symbol and address, also in what is hidden', async () => {
    const { store, shown } = await list([ether, coin, crumb, plain])
    store.set(sortTokens, 'name')
    expect(shown()).toEqual(['APL', 'ETH', 'USDC'])
    store.set(searchTokens, ' crm')
    expect(shown()).toEqual(['CRMB'])
    store.set(searchTokens, address(1))
    expect(shown()).toEqual(['USDC'])
  })

  it('has no total without prices, and the order of its source', async () => {
    const { store, shown } = await list([{ ...ether, price: undefined }, plain])
    expect(store.get(tokenListAtom).total).toBeUndefined()
    expect(shown()).toEqual(['ETH', 'APL'])
  })

  it.each([
    'Curve.fi DAI/USDC/USDT',
    'yearn.finance',
    'Pendle.fi LP',
    'ether.fi governance token',
    'Audius.co',
    'pump.fun launch',
    'Bancor.network',
  ])('does not hide a token with a price for its name: %s', (name) => {
    const [, held] = judgeTokens([ether, { ...coin, name }])
    expect(held).not.toHaveProperty('hidden')
  })

  it.each(['Claim at gift.example.com', 'visit https://usd.gift', 'www.rewards.top', '$5000 t.me/airdrop'])(
    'hides a token without a price whose name is a link: %s',
    (name) => expect(judgeTokens([ether, { ...plain, name }])[1]).toMatchObject({ hidden: 'spam' }),
  )

  it('takes what looks like the network’s currency for spam, whatever it is said to be worth', () => {
    expect(judgeTokens([ether, { ...coin, symbol: 'ЕTH' }])).toMatchObject([{}, { hidden: 'spam' }])
    expect(judgeTokens([coin, { ...coin, address: address(6) }])[1]).not.toHaveProperty('hidden')
  })
})
