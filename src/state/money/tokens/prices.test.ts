import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { createClock } from '../../../../stories/lab/clock'
import { defineNetwork } from '../../../chains/network'
import type { PriceQuery, PriceSource, TokenBalance } from '../../../chains/tokens'
import type { Http } from '../../../services/http/http'
import { connectWallet } from '../../session/connection/connect'
import { hostedPrices } from './hostedPrices.late'
import { tokenListAtom } from './list'
import { priceTokens } from './priceTokens.late'
import { tokensAtom } from './tokens'

const network = defineNetwork(labNetworks[0]!)
const ether: TokenBalance = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: 10n ** 18n }
const address = `0x${'aB'.repeat(20)}`
const coin: TokenBalance = { ...ether, address, name: 'Coin', symbol: 'USDC', decimals: 6, value: 2_000_000n }

async function watch(sources: object) {
  const lab = createLab({ config: { sources: { balances: { listBalances: async () => [ether, coin] }, ...sources } } })
  const { store } = lab.portico
  store.sub(tokensAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await expect.poll(() => store.get(tokensAtom).status).not.toBe('loading')
  return { ...lab, store, tokens: () => store.get(tokensAtom) }
}

describe('what tokens are worth', () => {
  it('is said by the host in its currency, of those without another price', async () => {
    const asked: Partial<PriceQuery>[] = []
    const price: PriceSource = {
      listPrices: async ({ addresses, currency }) => {
        asked.push({ addresses, currency })
        return [{ price: '2500' }, { address: address.toLowerCase(), price: '0.9' }]
      },
    }
    const { store } = await watch({ price, currency: 'EUR' })
    expect(asked).toEqual([{ addresses: [undefined, address], currency: 'eur' }])
    expect(store.get(tokenListAtom)).toMatchObject({ total: '2501.8', tokens: [{ worth: '2500' }, { worth: '1.8' }] })
  })

  it('is the price of the balance where that has one', async () => {
    const source: PriceSource = { listPrices: async () => [{ address, price: '7' }, { price: '8' }] }
    const query = { account: 'eip155:1:0x1', network, currency: 'usd', signal: new AbortController().signal } as const
    const priced = await priceTokens([{ ...coin, price: '1' }, ether], source, query, createClock())
    expect(priced.map(({ price }) => price)).toEqual(['1', '8'])
  })

  it.each<[string, unknown]>([
    ['no list', 'much'],
    ['no entries', [null, 7, {}]],
    ['negative', [{ price: '-1' }]],
    ['numbers that may be inexact', [{ price: 3 }]],
    ['beyond reason', [{ price: '1e300' }]],
    ['a script', [{ price: '<script>' }]],
    ['of other tokens', [{ address: `0x${'c'.repeat(40)}`, price: '1' }]],
  ])('is not known where prices are %s', async (_what, answer) => {
    const { tokens } = await watch({ price: { listPrices: async () => answer } })
    expect(tokens()).toEqual({ status: 'ready', value: [ether, coin] })
  })

  it('is taken once, the first, where it is said twice', async () => {
    const { tokens } = await watch({ price: { listPrices: async () => [{ price: '1' }, { price: '2' }] } })
    expect(tokens()).toMatchObject({ value: [{ price: '1' }, { symbol: 'USDC' }] })
  })

  it('hides no token: prices that fail or come late are left out', async () => {
    const failing = await watch({ price: { listPrices: () => Promise.reject(new Error('down')) } })
    expect(failing.tokens()).toEqual({ status: 'ready', value: [ether, coin] })
    const clock = createClock()
    const query = { account: 'eip155:1:0x1', network, currency: 'usd', signal: new AbortController().signal } as const
    const late = priceTokens([ether], { listPrices: () => new Promise(() => undefined) }, query, clock)
    await clock.advance(4_000)
    expect(await late).toEqual([ether])
  })

  it.each([
    [{ price: {} }, 'sources.price'],
    [{ currency: 'euros' }, 'sources.currency'],
    [{ currency: 7 }, 'sources.currency'],
  ])('says which of the sources %j is not usable', async (sources, option) => {
    const { tokens } = await watch(sources)
    expect(tokens()).toMatchObject({ status: 'failed', error: { name: 'InvalidConfigError' } })
    expect((tokens() as { error: Error }).error.message).toContain(option)
  })
})

it('The hosted backend is asked about one token at a time, and what it does not know is left out', async () => {
  const asked: unknown[] = []
  const postJson: Http['postJson'] = async (path, body) => {
    asked.push([path, body])
    const { addresses } = body as { addresses: readonly string[] }
    if (addresses[0]?.endsWith(address)) return { fungibles: [{ address: addresses[0], price: 1.0002 }] }
    throw new Error('unknown')
  }
  const { signal } = new AbortController()
  const source = hostedPrices({ postJson } as Http, 'mine')
  const prices = await source.listPrices({ addresses: [undefined, address], network, currency: 'eur', signal })
  expect(prices).toEqual([{ address, price: '1.0002' }])
  const native = `eip155:1:0x${'e'.repeat(40)}`
  expect(asked).toEqual(
    [native, `eip155:1:${address}`].map((place) => [
      '/v1/fungible/price',
      { currency: 'eur', addresses: [place], projectId: 'mine' },
    ]),
  )
})
