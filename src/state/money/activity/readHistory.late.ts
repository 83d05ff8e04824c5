import type { Getter } from 'jotai/vanilla'
import { check } from '../../../chains/checkChains'
import { isRecord, offers } from '../../../chains/guards'
import type { HistoryPage, HistoryQuery, HistorySource } from '../../../chains/transactions'
import { withTimeout } from '../../../chains/withTimeout'
import { createHttp } from '../../../services/http/http'
import { configAtom, envAtom } from '../../core/runtime'
import { checkHistory } from './checkHistory.late'
import { HistoryUnavailableError } from './activityErrors'
import { hostedHistory } from './hostedHistory.late'

/** A source that does not answer for so long counts as failed, in milliseconds: there is a way on then. */
const ms = 20_000

/**
 * Reads a page of what happened with an account: from the host's own source, else from the backend of a project whose
 * address for chains is given. Null where neither is there: chains do not list what happened with an account.
 * @throws HistoryUnavailableError, or InvalidConfigError for a source that is not usable
 */
export async function readHistory(get: Getter, query: HistoryQuery): Promise<HistoryPage | null> {
  const source = sourceOf(get)
  if (!source) return null
  try {
    const { clock } = get(envAtom)
    const answer = await withTimeout((signal) => source.listActivity({ ...query, signal }), { ...query, clock, ms })
    return checkHistory(answer, query.network.caipNetworkId)
  } catch (error) {
    throw error instanceof HistoryUnavailableError ? error : new HistoryUnavailableError(error)
  }
}

function sourceOf(get: Getter): HistorySource | null {
  const { sources, apiUrl, projectId } = get(configAtom)
  const history = isRecord(sources) ? (sources.history as HistorySource | undefined) : undefined
  check(history === undefined || offers('listActivity')(history), 'sources.history', history, 'a HistorySource')
  if (history) return history
  const url = typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain
  if (!projectId || !url) return null
  const { clock } = get(envAtom)
  return hostedHistory(createHttp({ projectId, url, clock, fetch: (asked, init) => fetch(asked, init) }))
}
