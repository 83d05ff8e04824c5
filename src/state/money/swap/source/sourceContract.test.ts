import { describe, expect, it } from 'vitest'
import { createMarket, marketTokens, owner, router, weth } from '../../../../../stories/lab/swap/market'
import { marketNetwork } from '../../../../../stories/lab/swap/ledger'
import { word } from '../../../../chains/eip155/swaps/abi'
import { approveCall, selectors } from '../../../../chains/eip155/swaps/calls'
import { routerSwaps } from '../../../../chains/eip155/swaps/routerSwaps'
import {
  GasPriceNotSupportedError,
  InsufficientLiquidityError,
  QuoteUnavailableError,
  SwapsNotSupportedError,
} from '../../../../chains/errors/swapErrors'
import type { CaipAddress, Network } from '../../../../chains/network'
import type { SwapQuery, SwapSource } from '../../../../chains/trade/swap'
import { createHttp } from '../../../../services/http/http'
import { hostedSwaps } from './hostedSwaps.late'
import { hostedRouters } from './routers'
import { checkQuote, checkTokens } from './resolveSource.late'
import { leastOf } from './readQuote.late'
import { verifyApproval, verifySwap } from '../signing/verify.late'

const [dollar, quay] = marketTokens
const now = 1_767_225_600n
const account: CaipAddress = `eip155:1:${owner.address}`
const { signal } = new AbortController()
const other: Network = { ...marketNetwork, id: 5, caipNetworkId: 'eip155:5' }
const tokenOf = (one: { address: string } | null) => ({
  networkId: 'eip155:1' as const,
  name: '',
  symbol: '',
  decimals: 18,
  address: one?.address,
})
const queryOf = (from: { address: string } | null, to: { address: string } | null, value: bigint): SwapQuery => ({
  network: marketNetwork,
  account,
  from: tokenOf(from),
  to: tokenOf(to),
  value,
  slippage: 1,
  signal,
})

type Market = ReturnType<typeof createMarket>
interface Asked {
  readonly path: string
  readonly params: Record<string, string>
  readonly body: unknown
}

const overRouter = (market: Market) =>
  routerSwaps({
    networks: { 1: { router, weth, tokens: marketTokens, hubs: [weth] } },
    request: (_network, call) => market.request(call),
  })

/** A server of the hosted paths over the market. */
function overServer(market: Market, asked: Asked[] = [], fault?: () => Response | undefined) {
  const own = overRouter(market)
  const native = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
  const idOf = (address: string | undefined) => `eip155:1:${address ?? native}`
  const addressOf = (id = '') => (id.endsWith(native) ? null : { address: id.split(':')[2] ?? '' })
  const answer = async ({ path, params, body }: Asked) => {
    if (path === 'tokens')
      return {
        tokens: [{ ...marketNetwork.nativeCurrency, address: undefined, hasPermit: false }, ...marketTokens].map(
          (token) => ({ ...token, address: idOf(token.address), eip2612: 'hasPermit' in token && token.hasPermit }),
        ),
      }
    if (path === 'gas-price') return { standard: '7', fast: '8', instant: '9' }
    if (path === 'allowance') return { allowance: '0' }
    if (path === 'build-approve')
      return {
        tx: { from: params.from, to: params.to, data: approveCall(router, BigInt(params.amount ?? '0')), value: '0' },
      }
    const { from, to, amount, eip155 } = (body ?? params) as Record<'from' | 'to' | 'amount', string> & {
      eip155?: { slippage: number }
    }
    const quote = await own.readQuote(queryOf(addressOf(from), addressOf(to), BigInt(amount)))
    const least = (quote.toValue * BigInt(100 - (eip155?.slippage ?? 0))) / 100n
    if (path === 'quotes')
      return {
        quotes: [{ id: null, fromAmount: amount, fromAccount: from, toAmount: `${quote.toValue}`, toAccount: to }],
      }
    const heads = [
      router,
      quote.from ?? native,
      quote.to ?? native,
      router,
      owner.address,
      BigInt(amount),
      least,
      0n,
      288n,
    ]
    return {
      tx: {
        from: account,
        to: `eip155:1:${router}`,
        data: `${selectors.oneInch6}${heads.map(word).join('')}${word(0n)}`,
        amount: `${quote.toValue}`,
        eip155: { gas: '1', gasPrice: '99999999999999' },
      },
    }
  }
  const http = createHttp({
    projectId: 'mine',
    url: 'https://chain.example',
    fetch: async (url, init) => {
      const { pathname, searchParams } = new URL(url)
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const one = { path: pathname.replace('/v1/convert/', ''), params: Object.fromEntries(searchParams), body }
      asked.push(one)
      try {
        return fault?.() ?? Response.json(await answer(one))
      } catch {
        const reasons = [{ field: 'amount', description: 'insufficient liquidity' }]
        return Response.json({ status: 'FAILED', reasons }, { status: 400 })
      }
    },
  })
  return hostedSwaps(http, {
    projectId: 'mine',
    routersOf: (network) => hostedRouters(network, { 1: [router], 5: [] }),
  })
}

const sources: Readonly<Record<string, (market: Market) => SwapSource>> = {
  'over pools of the host’s choice': overRouter,
  'of the hosted backend': (market) => overServer(market),
}

describe.each(Object.entries(sources))('swaps %s', (_name, open) => {
  const start = () => {
    const market = createMarket(() => now)
    return { market, source: open(market) }
  }

  it('are there on their networks alone', async () => {
    const { source } = start()
    expect(await source.supports(marketNetwork)).toBe(true)
    expect(await source.supports(other)).toBe(false)
    const failed = await source.listTokens({ network: other, signal }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(SwapsNotSupportedError)
    expect(failed).toHaveProperty('message', 'Network not supported for Swaps')
  })

  it('list the currency of the network first, and each token once', async () => {
    const tokens = checkTokens(await start().source.listTokens({ network: marketNetwork, signal }), marketNetwork)
    expect(tokens.map(({ symbol, address, decimals, hasPermit }) => [symbol, address, decimals, hasPermit])).toEqual([
      ['ETH', undefined, 18, false],
      ['HRD', dollar.address, 6, true],
      ['QUAY', quay.address, 18, false],
      ['USDT', marketTokens[2].address, 6, false],
    ])
  })

  it.each([
    ['the currency for a token', null, dollar],
    ['a token for the currency', dollar, null],
    ['a token for a token', dollar, quay],
  ] as const)('quote %s and build that, to the last unit', async (_what, from, to) => {
    const { source } = start()
    const query = queryOf(from, to, from ? 12_345_678n : 12_345_678_901_234_567n)
    const quote = checkQuote(await source.readQuote(query), query)
    expect(quote.toValue).toBeGreaterThan(0n)
    const minValue = (quote.toValue * 99n) / 100n + 1n
    const built = await source.buildSwap({ ...query, quote, minValue, deadline: now + 1200n })
    const shown = { account: owner.address, from: from?.address, to: to?.address, value: query.value, minValue, now }
    expect(verifySwap(built, { ...shown, routers: [router] })).toMatchObject({
      to: router,
      value: from ? 0n : query.value,
    })
  })

  it('name who takes the token, and approve exactly what is swapped', async () => {
    const { source } = start()
    const query = queryOf(dollar, null, 99n)
    expect(await source.spenderOf(query)).toBe(router)
    const approval = await (source.buildApproval?.(query) ?? { to: dollar.address, data: approveCall(router, 99n) })
    expect(() => verifyApproval(approval, { token: dollar.address, spender: router, value: 99n })).not.toThrow()
  })

  it('say where liquidity is too small', async () => {
    const { source, market } = start()
    market.drain()
    await expect(source.readQuote(queryOf(null, dollar, 10n ** 18n))).rejects.toThrow(InsufficientLiquidityError)
  })
})

describe('a router', () => {
  const askedOf = (from: string, to: string) => {
    const query = queryOf({ address: from }, null, 10n ** 6n)
    return { ...query, from: { ...query.from, symbol: 'LUSD' }, to: { ...query.to, symbol: to } }
  }

  it('tells the way by the symbols of its tokens and by its name, or its address', async () => {
    const market = createMarket(() => now)
    const request = (_network: Network, call: Parameters<Market['request']>[0]) => market.request(call)
    const named = { name: 'Harbour pools', router, weth, tokens: marketTokens }
    const dollarAddress = dollar?.address ?? ''
    const asked = askedOf(dollarAddress, 'ETH')
    const told = await routerSwaps({ networks: { 1: named }, request }).readQuote(asked)
    expect(told.route).toEqual([{ venue: 'Harbour pools', from: 'LUSD', to: 'ETH' }])
    const plain = await routerSwaps({ networks: { 1: { ...named, name: undefined } }, request }).readQuote(asked)
    expect(plain.route?.map(({ venue }) => venue)).toEqual([router])
  })
})

describe('the hosted backend', () => {
  it('is asked in the words of its paths', async () => {
    const asked: Asked[] = []
    const source = overServer(
      createMarket(() => now),
      asked,
    )
    const query = queryOf(null, dollar, 10n ** 18n)
    const quote = await source.readQuote(query)
    await source.buildSwap({ ...query, quote, minValue: (quote.toValue * 99n) / 100n, deadline: now })
    expect(asked.map(({ path }) => path)).toEqual(['gas-price', 'quotes', 'build-transaction'])
    expect(asked[1]?.params).toMatchObject({
      amount: '1000000000000000000',
      userAddress: account,
      from: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      to: `eip155:1:${dollar.address}`,
      gasPrice: '7',
      projectId: 'mine',
    })
    expect(asked[2]?.body).toEqual({
      projectId: 'mine',
      amount: '1000000000000000000',
      from: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      to: `eip155:1:${dollar.address}`,
      userAddress: account,
      eip155: { slippage: 1 },
      disableEstimate: true,
    })
  })

  it.each([
    [1, 1],
    [0.5, 0],
    [2.5, 2],
    [50, 50],
  ])('is asked, of %s percent, for %s whole ones, and keeps to what is shown', async (slippage, whole) => {
    const asked: Asked[] = []
    const source = overServer(
      createMarket(() => now),
      asked,
    )
    for (const given of [10n ** 18n, 12_345_678_901_234_567n, 98_765_432_109_876_543n]) {
      const query = { ...queryOf(null, dollar, given), slippage }
      const quote = await source.readQuote(query)
      const minValue = leastOf(quote.toValue, slippage)
      const built = await source.buildSwap({ ...query, quote, minValue, deadline: now })
      const shown = { account: owner.address, from: undefined, to: dollar.address, value: given, minValue, now }
      expect(() => verifySwap(built, { ...shown, routers: [router] })).not.toThrow()
      expect(asked.at(-1)?.body).toMatchObject({ eip155: { slippage: whole } })
    }
  })

  it('says why in its own words, and tells no price of gas elsewhere', async () => {
    const market = createMarket(() => now)
    const ask = (answer: Response) => overServer(market, [], () => answer.clone()).readQuote(queryOf(null, dollar, 1n))
    const reasons = [{ field: 'amount', description: 'Conversion parameter error: too small' }]
    const refused = await ask(Response.json({ status: 'FAILED', reasons }, { status: 400 })).catch(
      (one: unknown) => one,
    )
    expect(refused).toBeInstanceOf(QuoteUnavailableError)
    expect(refused).toHaveProperty('message', 'amount: Conversion parameter error: too small')
    const coded = { code: 'x', message: 'Insufficient liquidity for this' }
    await expect(ask(Response.json(coded, { status: 400 }))).rejects.toThrow(InsufficientLiquidityError)
    await expect(ask(new Response('Convertion provider is temporarily unavailable', { status: 503 }))).rejects.toThrow(
      QuoteUnavailableError,
    )
    await expect(ask(Response.json({ quotes: [] }))).rejects.toThrow('Incorrect amount')
    const price = overServer(market).readGasPrice?.({ network: other, signal })
    await expect(price).rejects.toThrow(GasPriceNotSupportedError)
    await expect(price).rejects.toThrow('Network not supported for Gas Price')
  })

  it('swaps on the chains of its list, over routers that are known', () => {
    const on = (id: number) => hostedRouters({ ...marketNetwork, id })
    for (const id of [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554])
      expect(on(id)).toHaveLength(2)
    expect(on(5)).toEqual([])
  })
})
