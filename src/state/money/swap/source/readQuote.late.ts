import type { Getter } from 'jotai/vanilla'
import {
  GasPriceNotSupportedError,
  InsufficientLiquidityError,
  SwapsNotSupportedError,
} from '../../../../chains/errors/swapErrors'
import { TokenMismatchError } from '../../../../chains/errors/chainErrors'
import type { CaipAddress, Network } from '../../../../chains/network'
import type { SwapQuery, SwapQuote, SwapToken } from '../../../../chains/trade/swap'
import { plainAddress } from '../../../core/visitor/connections'
import { envAtom } from '../../../core/runtime'
import { fiatValue } from '../../../core/format/decimal'
import { formatUnits } from '../../../core/format/formatNumber'
import { heldTokensAtom } from '../../send/draft'
import type { SendFee } from '../../send/chain'
import { checkToken } from '../../../session/account/checkToken.late'
import { currencyAtom } from '../../tokens/currency'
import { isPrice } from '../../tokens/checkBalances.late'
import { isSameToken } from '../draft'
import { readGasPrice, readHeld } from './chainCalls.late'
import { checkQuote, checkTokens, inTime, isAmount, openSwaps, type OpenSwaps } from './resolveSource.late'
import type { Quoted, SwapGap, SwapTerms } from '../types'

/** Gas of a swap, where no chain says it for this one. */
const usualGas = 150_000n

/** Reads the tokens that can be swapped on a network; null where there are no swaps. */
export async function readSwapTokens(
  get: Getter,
  network: Network,
  signal: AbortSignal,
): Promise<readonly SwapToken[] | null> {
  const { source } = openSwaps(get)
  if (!(await inTime(get, () => source.supports(network), signal))) return null
  return checkTokens(await inTime(get, (limit) => source.listTokens({ network, signal: limit }), signal), network)
}

/** A quote as it is shown, with what it was made of; or what is missing for one. */
export type QuotedTerms = Quoted & { readonly quote?: SwapQuote }

/** Asks for a quote, and what the network takes. Never rejects but where it was given up. */
export async function readTerms(get: Getter, query: SwapQuery): Promise<QuotedTerms> {
  const { signal, slippage: _slippage, ...trade } = query
  try {
    const swaps = openSwaps(get)
    const [from, to, quote, gasPrice, prices] = await Promise.all([
      checkToken(get, query.network, query.from),
      checkToken(get, query.network, query.to),
      inTime(get, (limit) => swaps.source.readQuote({ ...query, signal: limit }), signal),
      readPriceOfGas(get, swaps, query),
      readPrices(get, swaps, query),
    ])
    const checked = checkQuote(quote, query)
    const networkFee: SendFee =
      gasPrice === null ? { state: 'unknown', reason: 'unavailable' } : { state: 'known', value: gasPrice * usualGas }
    const unread = (['from', 'to'] as const).filter((side) => ({ from, to })[side] === 'unread')
    const terms = { ...termsOf(query, checked, networkFee, prices, get(envAtom).clock.now()), unread }
    return { trade, terms, gap: null, quote: checked }
  } catch (error) {
    if (signal.aborted) throw error
    const mismatch = error instanceof TokenMismatchError ? error : undefined
    return { trade, terms: null, gap: mismatch ? 'mismatch' : gapOf(error), mismatch }
  }
}

function gapOf(error: unknown): SwapGap {
  if (error instanceof SwapsNotSupportedError) return 'network'
  if (error instanceof GasPriceNotSupportedError) return 'gasPrice'
  return error instanceof InsufficientLiquidityError ? 'liquidity' : 'unavailable'
}

/** Null where it is not known now. @throws GasPriceNotSupportedError where it is never known */
async function readPriceOfGas(get: Getter, { source }: OpenSwaps, { network, signal }: SwapQuery) {
  try {
    const price = source.readGasPrice
      ? await inTime(get, (limit) => source.readGasPrice?.({ network, signal: limit }), signal)
      : await readGasPrice(get, network)
    return isAmount(price) ? price : null
  } catch (error) {
    if (error instanceof GasPriceNotSupportedError) throw error
    return null
  }
}

type Prices = readonly [from: string | undefined, to: string | undefined]

/** Reads the price of each, as far as it is known. */
async function readPrices(
  get: Getter,
  { price }: OpenSwaps,
  { network, from, to, signal }: SwapQuery,
): Promise<Prices> {
  const held = get(heldTokensAtom)
  const known = [from, to].map(({ address }) => held.find((token) => isSameToken(token.address, address))?.price)
  const addresses = [from, to].flatMap(({ address }, index) => (known[index] === undefined ? [address] : []))
  if (!price || addresses.length === 0) return known as unknown as Prices
  const currency = get(currencyAtom)
  const answer: unknown = await inTime(
    get,
    (limit) => price.listPrices({ addresses, network, currency, signal: limit }),
    signal,
  ).catch(() => [])
  const told = (Array.isArray(answer) ? (answer as unknown[]) : []) as readonly { address?: string; price?: unknown }[]
  return [from, to].map(({ address }, index) => {
    const found = known[index] ?? told.find((one) => isSameToken(one?.address, address))?.price
    return isPrice(found) ? found : undefined
  }) as unknown as Prices
}

function termsOf(
  { from, to, value, slippage }: SwapQuery,
  { toValue, feePercent, priceImpact, route = [] }: SwapQuote,
  networkFee: SendFee,
  [fromPrice, toPrice]: Prices,
  quotedAt: number,
): Omit<SwapTerms, 'unread'> {
  const parts = (percent: number) => BigInt(Math.round(percent * 10_000))
  return {
    toValue,
    minValue: leastOf(toValue, slippage),
    rate: ratio(toValue * 10n ** BigInt(from.decimals), value * 10n ** BigInt(to.decimals)),
    priceImpact:
      impactOf(
        fromPrice && fiatValue({ value, decimals: from.decimals }, fromPrice),
        toPrice && fiatValue({ value: toValue, decimals: to.decimals }, toPrice),
      ) ?? priceImpact,
    slippage,
    fee: feePercent === undefined ? undefined : (value * parts(feePercent)) / 1_000_000n,
    networkFee,
    route,
    quotedAt,
  }
}

/** Returns the rest of an amount less so many percent, and never zero of more than zero. */
export function leastOf(toValue: bigint, slippage: number): bigint {
  // Rounded down, as routers and servers do: they could not keep to a unit more.
  const least = (toValue * (1_000_000n - BigInt(Math.round(slippage * 10_000)))) / 1_000_000n
  return least > 0n ? least : 1n
}

/** One number by another as a decimal text of some twenty digits, cut. */
export function ratio(one: bigint, other: bigint): string {
  const places = 20 + Math.max(0, `${other}`.length - `${one}`.length)
  return formatUnits((one * 10n ** BigInt(places)) / other, places)
}

/** In percent with two places: how much less is received than is given; undefined where the worth is not known. */
function impactOf(given: string | null | undefined, received: string | null | undefined): number | undefined {
  const [before, after] = [Number(given ?? 0), Number(received ?? 0)]
  if (!(before > 0) || !(after > 0)) return undefined
  return Math.round(((before - after) / before) * 10_000) / 100
}

/** The most of a token that can be swapped: of the network's own currency, what leaves twice its fee. */
export async function readMost(
  get: Getter,
  network: Network,
  account: CaipAddress,
  token: SwapToken,
): Promise<bigint | null> {
  const held = await readHeld(get, network, plainAddress(account), token.address)
  if (held === null || token.address !== undefined) return held
  try {
    const swaps = openSwaps(get)
    const query = { network, signal: new AbortController().signal } as SwapQuery
    const price = await readPriceOfGas(get, swaps, query)
    if (price === null) return null
    const most = held - 2n * price * usualGas
    return most > 0n ? most : 0n
  } catch {
    return null
  }
}
