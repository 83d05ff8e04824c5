import { InsufficientLiquidityError, QuoteUnavailableError, SwapsNotSupportedError } from '../../errors/swapErrors'
import type { Network } from '../../network'
import type { SwapHop, SwapOrder, SwapQuery, SwapQuote } from '../../trade/swap'
import type { EvmTransaction } from '../../transactions'
import { encodeCall, readAnswer } from './abi'
import { selectors, selfPermitCall } from './calls'
import { requestChain } from './requestChain'
import type { RouterNetwork, RouterSwapsOptions } from './routerOptions'

/** Price impact is seen by what a thousandth would bring. */
const probePart = 1000n

/** Makes the reader of a router. */
export function createRouter({ networks, request = requestChain }: RouterSwapsOptions) {
  const of = ({ id }: Network): RouterNetwork => {
    const found = networks[Number(id)]
    if (!found) throw new SwapsNotSupportedError()
    return found
  }

  /** Returns the amount at the end of a path; null where a pool on it is not there or has too little. */
  const amountOut = async (network: Network, value: bigint, path: readonly string[]): Promise<bigint | null> => {
    const call = { to: of(network).router, data: encodeCall(selectors.getAmountsOut, value, path) }
    let answer: unknown
    try {
      answer = await request(network, { method: 'eth_call', params: [call, 'latest'] })
    } catch (error) {
      if (isRevert(error)) return null
      throw error
    }
    return lastOf(answer, path.length)
  }

  /** The ways that are looked at: the direct one, and those over one hub. */
  const pathsOf = ({ network, from, to }: Pick<SwapQuery, 'network' | 'from' | 'to'>) => {
    const { weth, hubs = [] } = of(network)
    const [start, end] = [from.address ?? weth, to.address ?? weth].map((address) => address.toLowerCase()) as [
      string,
      string,
    ]
    if (start === end) return []
    const over = [...new Set([weth, ...hubs].map((hub) => hub.toLowerCase()))]
    return [[start, end], ...over.filter((hub) => hub !== start && hub !== end).map((hub) => [start, hub, end])]
  }

  const best = async (query: Pick<SwapQuery, 'network' | 'from' | 'to' | 'value'>) => {
    const all = await Promise.all(
      pathsOf(query).map(async (path) => ({ path, out: await amountOut(query.network, query.value, path) })),
    )
    const [first] = all
      .flatMap(({ path, out }) => (out ? [{ path, out }] : []))
      .sort((one, other) => (one.out === other.out ? 0 : one.out > other.out ? -1 : 1))
    // A pool that gives nothing for so little has not too little itself.
    if (!first && all.some(({ out }) => out === 0n)) throw new QuoteUnavailableError('Incorrect amount')
    if (!first) throw new InsufficientLiquidityError()
    return first
  }

  return {
    listTokens: async ({ network }: { readonly network: Network }) => {
      const { caipNetworkId: networkId, nativeCurrency } = network
      return [{ ...nativeCurrency, networkId }, ...of(network).tokens.map((token) => ({ ...token, networkId }))]
    },
    readQuote: async (query: SwapQuery): Promise<SwapQuote> => {
      const { network, from, to, value } = query
      const { path, out } = await best(query)
      const probe = value / probePart
      const small = probe > 0n ? await amountOut(network, probe, path) : null
      return {
        from: from.address,
        to: to.address,
        value,
        toValue: out,
        priceImpact: small === null ? undefined : impactOf({ value, out, probe, small }),
        route: routeOf(of(network), path, query),
      }
    },
    buildSwap: async (order: SwapOrder): Promise<EvmTransaction> => {
      const { network, account, from, to, value, minValue, deadline, permit } = order
      const { router } = of(network)
      const { path } = await best(order)
      const receiver = account.split(':')[2] ?? ''
      if (from.address === undefined)
        return { to: router, value, data: encodeCall(selectors.currencyForTokens, minValue, path, receiver, deadline) }
      const selector = to.address === undefined ? selectors.tokensForCurrency : selectors.tokensForTokens
      const swap = encodeCall(selector, value, minValue, path, receiver, deadline)
      const first = permit && selfPermitCall(from.address, permit)
      const data = first ? encodeCall(selectors.multicall, { bytes: [first, swap] }) : swap
      return { to: router, value: 0n, data }
    },
  }
}

/** The way in words: tokens on it by their symbols, where the host named them. */
function routeOf({ name, router, tokens }: RouterNetwork, path: readonly string[], { from, to }: SwapQuery): SwapHop[] {
  const symbolOf = (address: string) =>
    tokens.find((token) => token.address?.toLowerCase() === address)?.symbol ?? address
  const ends = [from.symbol, ...path.slice(1, -1).map(symbolOf), to.symbol]
  return ends.slice(1).map((end, index) => ({ venue: name ?? router, from: ends[index] ?? '', to: end }))
}

function lastOf(answer: unknown, length: number): bigint | null {
  try {
    const words = readAnswer(answer)
    // An offset, how many there are, and each.
    return words.number(1) === BigInt(length) ? words.number(1 + length) : null
  } catch {
    return null
  }
}

/** In percent, from 0 to 100 with two places: how much less one gets for each than for a thousandth of it. */
function impactOf({ value, out, probe, small }: Readonly<Record<'value' | 'out' | 'probe' | 'small', bigint>>) {
  const fair = small * value
  // An amount that is too small to be divided tells nothing.
  if (small < 10_000n) return undefined
  const lost = fair - out * probe
  return lost <= 0n ? 0 : Number((lost * 10_000n) / fair) / 100
}

/** True where the contract answered with a revert, false where there was no answer. */
function isRevert(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  return code === 3 || /revert|INSUFFICIENT|INVALID_PATH/i.test(`${message as string}`)
}
