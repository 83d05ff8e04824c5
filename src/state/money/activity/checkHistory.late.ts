import { isRecord } from '../../../chains/guards'
import { activityKinds, type Activity, type ActivityTransfer, type HistoryPage } from '../../../chains/transactions'
import type { CaipNetworkId } from '../../../chains/network'
import { isShown } from '../tokens/checkBalances.late'
import { HistoryUnavailableError } from './activityErrors'

/** More than that is no page. */
const mostRows = 500
const mostTransfers = 50
const longestText = 64
/** The last moment that a date can be written of. */
const latestMs = 8.64e15
const longestCursor = 2_000

const statuses: readonly unknown[] = ['pending', 'confirmed', 'failed'] satisfies Activity['status'][]
const directions: readonly unknown[] = ['in', 'out', 'self'] satisfies ActivityTransfer['direction'][]
const kinds: readonly unknown[] = activityKinds

/**
 * Reads the activity of an answer on the network that was asked about; wrong entries are left out.
 * @throws HistoryUnavailableError for what is no page
 */
export function checkHistory(answer: unknown, networkId: CaipNetworkId): HistoryPage {
  if (!isRecord(answer) || !Array.isArray(answer.activity))
    throw new HistoryUnavailableError(new TypeError('The source answered with no page of activity'))
  const { next } = answer
  const isCursor = typeof next === 'string' && next !== '' && next.length <= longestCursor
  const activity = (answer.activity as unknown[]).slice(0, mostRows).flatMap((entry) => readActivity(entry, networkId))
  return { activity, next: isCursor ? next : undefined }
}

function readActivity(entry: unknown, networkId: CaipNetworkId): readonly Activity[] {
  if (!isRecord(entry) || entry.networkId !== networkId) return []
  const { hash, kind, status, at, transfers, app } = entry
  const isId = typeof hash === 'string' && /^\w{1,128}$/.test(hash)
  const isTime = typeof at === 'number' && Number.isSafeInteger(at) && at >= 0 && at <= latestMs
  if (!isId || !isTime || !statuses.includes(status)) return []
  return [
    {
      networkId,
      hash,
      kind: kinds.includes(kind) ? (kind as Activity['kind']) : 'execute',
      status: status as Activity['status'],
      at,
      transfers: Array.isArray(transfers) ? transfers.slice(0, mostTransfers).flatMap(readTransfer) : [],
      ...(isShown(app, longestText) && { app }),
    },
  ]
}

function readTransfer(entry: unknown): readonly ActivityTransfer[] {
  if (!isRecord(entry)) return []
  const { direction, symbol, amount, counterparty } = entry
  const isAmount = typeof amount === 'string' && /^\d{1,78}(\.\d{1,78})?$/.test(amount)
  if (!directions.includes(direction) || !isAmount || !isShown(symbol, longestText)) return []
  const isNamed = typeof counterparty === 'string' && /^[\w.:-]{1,128}$/.test(counterparty)
  const moved = { direction: direction as ActivityTransfer['direction'], symbol, amount }
  return [isNamed ? { ...moved, counterparty } : moved]
}
