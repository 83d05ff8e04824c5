import type { Getter } from 'jotai/vanilla'
import type { BalanceQuery, BalanceSource, TokenBalance } from '../../chains/tokens'
import { check } from '../../chains/checkChains'
import { isRecord, offers } from '../../chains/guards'
import { createHttp } from '../../services/http/http'
import { getChainReader } from '../account/chainReaders'
import type { Sources } from '../core/config'
import { configAtom, envAtom } from '../core/runtime'
import { chainBalances } from './chainBalances.late'
import { checkBalances } from './checkBalances.late'
import { TokensUnavailableError } from './errors'
import { hostedBalances } from './hostedBalances.late'
import { isListed } from './listed'

/**
 * Reads what an account has: from the host's own source, else from the backend of a project whose address for chains is
 * given, else from the chain.
 * @throws TokensUnavailableError, or InvalidConfigError for `sources` that are not usable
 */
export async function readTokens(get: Getter, query: BalanceQuery): Promise<readonly TokenBalance[]> {
  const source = sourceOf(get)
  try {
    return checkBalances(await source.listBalances(query), query.network.caipNetworkId)
  } catch (error) {
    throw error instanceof TokensUnavailableError ? error : new TokensUnavailableError(error)
  }
}

function sourceOf(get: Getter): BalanceSource {
  const { sources, apiUrl, projectId } = get(configAtom)
  const isObject: boolean = isRecord(sources ?? {})
  check(isObject, 'sources', sources, 'an object')
  const { balances, tokens = [] }: Sources = sources ?? {}
  check(balances === undefined || offers('listBalances')(balances), 'sources.balances', balances, 'a BalanceSource')
  check(
    Array.isArray(tokens) && tokens.every(isListed),
    'sources.tokens',
    tokens,
    'a list in the format of Token Lists',
  )
  if (balances) return balances
  const url = typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain
  const { clock } = get(envAtom)
  if (projectId && url)
    return hostedBalances(createHttp({ projectId, url, clock, fetch: (asked, init) => fetch(asked, init) }))
  return chainBalances((network) => getChainReader(get, network.chainNamespace), tokens)
}
