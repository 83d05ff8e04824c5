import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import type { ChainReader } from '../../../chains/adapter'
import { systemClock } from '../../../chains/clock'
import { defineNetwork } from '../../../chains/network'
import type { BalanceQuery, BalanceSource, PriceSource, TokenBalance } from '../../../chains/tokens'
import { createHttp } from '../../../services/http/http'
import { connectWallet } from '../../session/connection/connect'
import { chainBalances } from './chainBalances.late'
import { checkBalances } from './checkBalances.late'
import { hostedBalances } from './hostedBalances.late'
import { hostedPrices } from './hostedPrices.late'
import { priceTokens } from './priceTokens.late'
import { tokensAtom } from './tokens'

const network = defineNetwork(labNetworks[0]!)
const address = `0x${'a'.repeat(40)}`
const ether: TokenBalance = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: 5n }
const coin: TokenBalance = { networkId: 'eip155:1', address, name: 'Coin', symbol: 'C', decimals: 6, value: 2_500_000n }
const query: BalanceQuery = {
  account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  network,
  currency: 'usd',
  signal: new AbortController().signal,
}
const httpOf = (answer: (body: string) => unknown) =>
  createHttp({
    projectId: 'mine',
    url: 'https://chain.example',
    fetch: async (_url, init) => Response.json(answer(typeof init?.body === 'string' ? init.body : '')),
  })

const quantityOf = ({ value, decimals }: TokenBalance) => ({
  decimals: `${decimals}`,
  numeric: `${value / 10n ** BigInt(decimals)}.${`${value % 10n ** BigInt(decimals)}`.padStart(decimals, '0')}`,
})
const reader = {
  getBalance: async () => ({ value: ether.value, decimals: 18, symbol: 'ETH' }),
  listTokens: async () => [{ address: address.toUpperCase().replace('X', 'x'), value: coin.value, decimals: 6 }],
} satisfies Partial<ChainReader>

/** Every implementation says the same two tokens. */
const balances: Readonly<Record<string, () => BalanceSource>> = {
  'of a host': () => ({ listBalances: async () => [coin, ether] }),
  'of the hosted backend': () =>
    hostedBalances(
      httpOf(() => ({
        balances: [ether, coin].map((token) => ({
          name: token.name,
          symbol: token.symbol,
          chainId: 'eip155:1',
          quantity: quantityOf(token),
          address: token.address && `eip155:1:${token.address}`,
        })),
      })),
    ),
  'of the chain': () =>
    chainBalances(
      async () => reader as unknown as ChainReader,
      [{ chainId: 1, address, name: 'Coin', symbol: 'C', decimals: 18 }],
    ),
}

it('the hosted backend names pictures', async () => {
  const entry = { name: 'Coin', symbol: 'C', quantity: { decimals: '6', numeric: '1' }, address: `eip155:1:${address}` }
  const told = async (iconUrl: unknown) =>
    checkBalances(
      await hostedBalances(httpOf(() => ({ balances: [{ ...entry, iconUrl }] }))).listBalances(query),
      'eip155:1',
    )
  expect(await told('https://pictures.example/coin.png')).toMatchObject([{ icon: 'https://pictures.example/coin.png' }])
  for (const odd of ['http://pictures.example/coin.png', 'javascript:alert(1)', 7, null])
    expect((await told(odd))[0]).not.toHaveProperty('icon')
})

describe.each(Object.entries(balances))('balances %s', (_name, open) => {
  it('pass the border as they are, to the last unit', async () => {
    const told = checkBalances(await open().listBalances(query), 'eip155:1')
    expect(told.map((token) => ({ ...token }))).toEqual([ether, coin])
  })

  it('are only those of the network', async () => {
    expect(checkBalances(await open().listBalances(query), 'eip155:10')).toEqual([])
  })

  it('stand in the account, the network’s own currency first', async () => {
    const { store } = createLab({ config: { sources: { balances: open() } } }).portico
    store.sub(tokensAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    await expect.poll(() => store.get(tokensAtom)).toMatchObject({ status: 'ready', value: [ether, coin] })
  })
})

const worth: Readonly<Record<string, number>> = { [`0x${'e'.repeat(40)}`]: 2000.5, [address]: 0.99 }

/** Every implementation says the same two prices. */
const prices: Readonly<Record<string, () => PriceSource>> = {
  'of a host': () => ({
    listPrices: async ({ addresses }) =>
      addresses.map((one) => ({ address: one, price: one === undefined ? '2000.5' : '0.99' })),
  }),
  'of the hosted backend': () =>
    hostedPrices(
      httpOf((body) => {
        const place = (JSON.parse(body) as { addresses: string[] }).addresses[0]?.split(':')[2] ?? ''
        return { fungibles: [{ price: worth[place] }] }
      }),
      'mine',
    ),
}

describe.each(Object.entries(prices))('prices %s', (_name, open) => {
  it('are those of the tokens that have none, the network’s own currency included', async () => {
    const told = await priceTokens([ether, coin, { ...coin, address: '0x1', price: '7' }], open(), query, systemClock)
    expect(told.map(({ price }) => price)).toEqual(['2000.5', '0.99', '7'])
  })
})

it('prices are not asked for where all tokens have one', async () => {
  const priced = [{ ...ether, price: '1' }]
  const silent: PriceSource = { listPrices: () => expect.fail('nobody has to be asked') }
  expect(await priceTokens(priced, silent, query, systemClock)).toBe(priced)
})
