import { atom } from 'jotai/vanilla'
import type { CaipAddress, CaipNetworkId } from '../../../chains/network'
import { action } from '../../core/action'
import { hashesOf, type Batch } from '../intents/batch/batch'
import type { Intent, OwnersWait } from '../intents/intent'
import { allIntentsAtom, latestCallsIdAtom } from '../intents/memory'
import { CallsFailedError } from './callsErrors'
import type { CallsRequest, CallsState, CallState } from './types'
import type { Getter } from 'jotai/vanilla'

/** Calls that were asked for together, with the state of each. */
export interface CallsRecord extends Pick<CallsRequest, 'transfers' | 'kind'> {
  readonly id: string
  /** Intent of the latest request for several of them at once; left out before it, and while they are sent one by one. */
  readonly intentId?: string | undefined
  /** Indexes of the calls that this request has. */
  readonly asked: readonly number[]
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
  readonly mode: CallsState['mode']
  readonly status: Exclude<CallsState['status'], 'idle'>
  readonly isAtomic: boolean
  readonly calls: readonly CallState[]
  readonly reason?: string | undefined
  /** The account is a contract whose owners may have to approve the batch. */
  readonly owners?: OwnersWait | undefined
  /** Id by which the wallet knows the batch. */
  readonly walletId?: string | undefined
}

/** Calls of this page as it asked for them, the newest first. The state of a batch is in its intent. */
const pageCallsAtom = atom<readonly CallsRecord[]>([])

/** Calls of this page as they stand. */
export const recordsAtom = atom((get) => {
  const intents = get(allIntentsAtom)
  return get(pageCallsAtom).map((record) => {
    const intent = intents.find(({ id }) => id === record.intentId)
    return intent?.batch ? withBatch(record, intent, intent.batch) : record
  })
})

/** The calls whose state is shown: the latest of this page, else a batch of an earlier page. */
export const latestRecordAtom = atom((get): { readonly record: CallsRecord; readonly isOfThisPage: boolean } | null => {
  const id = get(latestCallsIdAtom)
  const record = get(recordsAtom).find((one) => one.id === id)
  if (record) return { record, isOfThisPage: true }
  const intent = get(allIntentsAtom).find((one) => one.id === id)
  return intent?.batch ? { record: recordOf(intent, intent.batch), isOfThisPage: false } : null
})

/** True while the calls can change by themselves. */
export const isOpen = ({ status }: CallsRecord) => status === 'asking' || status === 'sent'

/** Adds calls, or changes them. */
export const keepRecord = action(function keepRecord(get, set, changed: CallsRecord) {
  const before = get(pageCallsAtom)
  const isKnown = before.some(({ id }) => id === changed.id)
  set(
    pageCallsAtom,
    isKnown ? before.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...before].slice(0, 12),
  )
})

/** The calls of an id, as they stand now. */
export function callsOf(get: Getter, id: string): CallsRecord {
  const found = get(recordsAtom).find((one) => one.id === id)
  if (!found) throw new CallsFailedError('The calls are not known any more')
  return found
}

/** Calls with the state of the request that has some of them; while the wallet is asked, and after a refusal, the page knows it. */
function withBatch(
  record: CallsRecord,
  { status, owners }: Intent,
  { id, calls: told, isAtomic, reason }: Batch,
): CallsRecord {
  if (status === 'asked' || status === 'declined') return record
  const calls = record.calls.map((call, index) => {
    const part = told[record.asked.indexOf(index)]
    return part ? { ...call, status: part.status, hash: part.hash, reason: part.reason } : call
  })
  return { ...record, calls, isAtomic, reason, owners, walletId: id, status: statusOf(status, calls) }
}

function recordOf(intent: Intent, batch: Batch): CallsRecord {
  const { id, account, networkId, transfers, activity: kind, status, owners } = intent
  const calls = batch.calls.map(({ value, ...call }): CallState => ({ ...call, value: BigInt(value) }))
  const asked = [...calls.keys()]
  const about = { id, intentId: id, walletId: batch.id, asked, account, networkId, transfers, kind, owners }
  return { ...about, mode: 'batch', isAtomic: batch.isAtomic, calls, status: statusOf(status, calls) }
}

function statusOf(status: Intent['status'], calls: readonly CallState[]): CallsRecord['status'] {
  if (status === 'asked') return 'asking'
  if (status === 'declined') return 'declined'
  if (status === 'pending') return 'sent'
  if (status === 'unanswered' || status === 'dropped') return 'unanswered'
  const done = calls.filter((call) => call.status === 'confirmed').length
  return done === calls.length ? 'confirmed' : done > 0 ? 'partial' : 'failed'
}

export const hashesOfRecord = ({ calls }: CallsRecord) => hashesOf(calls)
