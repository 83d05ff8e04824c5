import type { Getter } from 'jotai/vanilla'
import { readPictureUrl } from '../../../../chains/pictureUrl'
import { check } from '../../../../chains/checkChains'
import { QuoteUnavailableError, SwapRefusedError, SwapsNotSupportedError } from '../../../../chains/errors/swapErrors'
import { isRecord, offers } from '../../../../chains/guards'
import type { Network } from '../../../../chains/network'
import type { SwapQuery, SwapQuote, SwapSource, SwapToken } from '../../../../chains/trade/swap'
import type { PriceSource } from '../../../../chains/tokens'
import { withTimeout } from '../../../../chains/withTimeout'
import { createHttp } from '../../../../services/http/http'
import type { Sources } from '../../../core/config'
import { configAtom, envAtom } from '../../../core/runtime'
import { hostedPrices } from '../../tokens/hostedPrices.late'
import { isShown } from '../../tokens/checkBalances.late'
import { hostedSwaps } from './hostedSwaps.late'
import { hostedRouters } from './routers'

/** A source that does not answer for so long counts as failed, in milliseconds: there is a way on then. */
const ms = 20_000

/** More than that is not read. */
const mostTokens = 20_000

export interface OpenSwaps {
  readonly source: SwapSource
  readonly price: PriceSource | undefined
  /** The contracts that swaps may be sent to; null where only the source names one. */
  routersOf(network: Network): readonly string[] | null
}

/**
 * Returns the source that quotes and builds: the host's own, else the backend of a project whose address for chains is given.
 * @throws SwapsNotSupportedError where there is neither, InvalidConfigError for a source that is not usable
 */
export function openSwaps(get: Getter): OpenSwaps {
  const { sources, swaps, apiUrl, projectId } = get(configAtom)
  const { swaps: own, price }: Sources = isRecord(sources) ? sources : {}
  const isSource = own === undefined || offers('supports', 'listTokens', 'readQuote', 'spenderOf', 'buildSwap')(own)
  check(isSource, 'sources.swaps', own, 'a SwapSource')
  const url = typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain
  const { clock } = get(envAtom)
  const http =
    projectId && url ? createHttp({ projectId, url, clock, fetch: (asked, init) => fetch(asked, init) }) : null
  const prices = price ?? (http && projectId ? hostedPrices(http, projectId) : undefined)
  const named = (network: Network) => swaps?.routers?.[Number(network.id)]
  if (own) {
    const routersOf = (network: Network) => named(network) ?? own.routers?.[Number(network.id)] ?? null
    return { source: own, price: prices, routersOf }
  }
  if (!http || !projectId) throw new SwapsNotSupportedError()
  const routers = (network: Network) => hostedRouters(network, swaps?.routers)
  return {
    source: hostedSwaps(http, { projectId, routersOf: routers }),
    price: prices,
    routersOf: routers,
  }
}

/** Asks a source for no longer than it may take. */
export function inTime<T>(get: Getter, run: (signal: AbortSignal) => Promise<T> | T, signal?: AbortSignal): Promise<T> {
  const onAbort = (reason: unknown) => (reason instanceof Error ? reason : new QuoteUnavailableError())
  const onTimeout = () => new QuoteUnavailableError(`No answer within ${ms} ms`)
  return withTimeout(async (limit) => run(limit), { clock: get(envAtom).clock, ms, signal, onTimeout, onAbort })
}

/** True for an amount that a token can have. */
export const isAmount = (value: unknown): value is bigint =>
  typeof value === 'bigint' && value >= 0n && value < 2n ** 256n

/** Reads the tokens of a list that can be swapped on a network, each once, its own currency first. */
export function checkTokens(answer: unknown, { caipNetworkId, nativeCurrency }: Network): readonly SwapToken[] {
  if (!Array.isArray(answer)) throw new QuoteUnavailableError('The source answered with no list')
  const known = new Map<string, SwapToken>()
  for (const entry of answer.slice(0, mostTokens) as unknown[]) {
    const token = readToken(entry)
    if (!token || token.networkId !== caipNetworkId) continue
    const key = token.address?.toLowerCase() ?? ''
    // The decimals of the network's own currency come from the host alone.
    if (!known.has(key)) known.set(key, key ? token : { ...token, ...nativeCurrency })
  }
  const native = known.get('')
  known.delete('')
  return native ? [native, ...known.values()] : [...known.values()]
}

function readToken(entry: unknown): SwapToken | null {
  if (!isRecord(entry)) return null
  const { networkId, address, name, symbol, decimals, icon, hasPermit } = entry
  const isDivided = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 77
  const isPlace = address === undefined || (typeof address === 'string' && /^0x[0-9a-f]{40}$/i.test(address))
  if (!isDivided || !isPlace || !isShown(name, 64) || !isShown(symbol, 32)) return null
  const picture = readPictureUrl(icon)
  return {
    networkId: networkId as SwapToken['networkId'],
    address,
    name,
    symbol,
    decimals,
    ...(picture !== undefined && { icon: picture }),
    hasPermit: hasPermit === true,
  }
}

/**
 * Checks that an offer is for what was asked.
 * @throws SwapRefusedError for other tokens or another amount, QuoteUnavailableError for what is no quote
 */
export function checkQuote(answer: unknown, { from, to, value }: SwapQuery): SwapQuote {
  if (!isRecord(answer)) throw new QuoteUnavailableError('The source answered with no quote')
  const same = (one: unknown, other: string | undefined) =>
    typeof one === 'string' ? one.toLowerCase() === other?.toLowerCase() : one === undefined && other === undefined
  if (!same(answer.from, from.address) || !same(answer.to, to.address))
    throw new SwapRefusedError('tokens', {
      expected: `${from.address}, ${to.address}`,
      given: `${answer.from}, ${answer.to}`,
    })
  if (answer.value !== value)
    throw new SwapRefusedError('value', { expected: `${value}`, given: String(answer.value).slice(0, 100) })
  const { toValue, feePercent, priceImpact, route } = answer
  if (!isAmount(toValue) || toValue === 0n) throw new QuoteUnavailableError('Incorrect amount')
  return {
    from: from.address,
    to: to.address,
    value,
    toValue,
    feePercent: isPercent(feePercent) && feePercent > 0 ? feePercent : undefined,
    priceImpact: isPercent(priceImpact) ? priceImpact : undefined,
    route: (Array.isArray(route) ? (route as unknown[]) : []).slice(0, 16).flatMap((hop) => {
      if (!isRecord(hop)) return []
      const { venue, from: start, to: end } = hop
      return isShown(venue, 64) && isShown(start, 64) && isShown(end, 64) ? [{ venue, from: start, to: end }] : []
    }),
  }
}

const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= -100 && value <= 100
