import type { Getter } from 'jotai/vanilla'
import type { BalanceQuery, BalanceSource, PriceSource, TokenBalance } from '../../../chains/tokens'
import { check } from '../../../chains/checkChains'
import { isRecord, isText, offers } from '../../../chains/guards'
import { withTimeout } from '../../../chains/withTimeout'
import { createHttp } from '../../../services/http/http'
import { detectIncoming } from './detectIncoming.late'
import { getChainReader } from '../../session/account/chainReaders'
import type { Sources } from '../../core/config'
import { configAtom, envAtom } from '../../core/runtime'
import { chainBalances } from './chainBalances.late'
import { checkBalances } from './checkBalances.late'
import { TokensUnavailableError } from './tokenErrors'
import { hostedBalances } from './hostedBalances.late'
import { hostedPrices } from './hostedPrices.late'
import { isListed } from '../../session/account/listedTokens'
import { priceTokens } from './priceTokens.late'
import type { StoredPart } from './query'
import { storePortfolio } from './portfolio'

/** A source that does not answer for so long counts as failed, in milliseconds: there is a way on then. */
const ms = 20_000

/**
 * Reads what an account has: from the storage where it was read less than 30 seconds ago, else from the host's own source, else from the backend of a project whose address for chains is
 * given, else from the chain.
 * @throws TokensUnavailableError, or InvalidConfigError for `sources` that are not usable
 */
export async function readTokens(
  get: Getter,
  query: BalanceQuery,
  stored?: StoredPart,
): Promise<readonly TokenBalance[]> {
  if (stored) {
    const tokens = checkBalances(stored.entries.map(reviveValue), query.network.caipNetworkId)
    detectIncoming(get, query, tokens, stored.at)
    return tokens
  }
  const tokens = await readFromSource(get, query)
  storePortfolio(get, query, tokens)
  return tokens
}

/** Amounts are stored as text. */
function reviveValue(entry: unknown): unknown {
  if (!isRecord(entry)) return entry
  const { value } = entry
  return { ...entry, value: typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : value }
}

async function readFromSource(get: Getter, query: BalanceQuery): Promise<readonly TokenBalance[]> {
  const { balances, price } = sourcesOf(get)
  const { clock } = get(envAtom)
  try {
    const answer = await withTimeout((signal) => balances.listBalances({ ...query, signal }), { ...query, clock, ms })
    const tokens = checkBalances(answer, query.network.caipNetworkId)
    detectIncoming(get, query, tokens)
    return price ? await priceTokens(tokens, price, query, clock) : tokens
  } catch (error) {
    throw error instanceof TokensUnavailableError ? error : new TokensUnavailableError(error)
  }
}

function sourcesOf(get: Getter): { readonly balances: BalanceSource; readonly price: PriceSource | undefined } {
  const { sources, apiUrl, projectId } = get(configAtom)
  const isObject: boolean = isRecord(sources ?? {})
  check(isObject, 'sources', sources, 'an object')
  const { balances, tokens = [], price, currency = 'usd' }: Sources = sources ?? {}
  check(balances === undefined || offers('listBalances')(balances), 'sources.balances', balances, 'a BalanceSource')
  check(
    Array.isArray(tokens) && tokens.every(isListed),
    'sources.tokens',
    tokens,
    'a list in the format of Token Lists',
  )
  check(price === undefined || offers('listPrices')(price), 'sources.price', price, 'a PriceSource')
  check(isText(currency) && /^[a-z]{3}$/i.test(currency), 'sources.currency', currency, "a code as 'eur'")
  const url = typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain
  const { clock } = get(envAtom)
  const http =
    projectId && url ? createHttp({ projectId, url, clock, fetch: (asked, init) => fetch(asked, init) }) : null
  const ofChain = () => chainBalances((network) => getChainReader(get, network.chainNamespace), tokens)
  return {
    balances: balances ?? (http ? hostedBalances(http) : ofChain()),
    // The backend's own balances come with prices.
    price: price ?? (http && balances && projectId ? hostedPrices(http, projectId) : undefined),
  }
}
