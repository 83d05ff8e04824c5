import { InvalidRequestError } from '../../../chains/errors/rpcErrors'
import { requestLimits } from '../../../chains/requests/limits'
import { action } from '../../core/action'
import { newId } from '../../core/newId'
import { latestCallsIdAtom } from '../intents/memory'
import { callsOf, hashesOfRecord, keepRecord, type CallsRecord } from './records'
import type { CallsRequest, CallsResult, CallState } from './types'
import type { PinnedConnection } from '../../session/connection/pin'

const isAddress = (to: unknown) => to === undefined || (typeof to === 'string' && /^0x[0-9a-f]{40}$/i.test(to))
const isBytes = (data: unknown) => data === undefined || (typeof data === 'string' && /^0x([0-9a-f]{2})*$/i.test(data))
const isAmount = (value: unknown) => value === undefined || (typeof value === 'bigint' && value >= 0n)

/**
 * Takes calls up, before anybody is asked; returns their id.
 * @throws InvalidRequestError for what are no calls
 */
export const beginCalls = action(function beginCalls(get, set, asked: CallsRequest, sender: PinnedConnection): string {
  const { calls, words = [], transfers, kind } = asked
  if (!Array.isArray(calls) || calls.length === 0) throw new InvalidRequestError('There are no calls to send')
  if (calls.length > requestLimits.calls)
    throw new InvalidRequestError(`At most ${requestLimits.calls} calls are sent together`)
  for (const { to, value, data } of asked.calls)
    if (!isAddress(to) || !isBytes(data) || !isAmount(value) || (to === undefined && !data))
      throw new InvalidRequestError('A call has an address, an amount as a bigint, and bytes in hex')
  const id = newId()
  const states = asked.calls.map(({ to = null, value = 0n, data = '0x' }, index): CallState => {
    return { to, value, data, words: words[index]?.slice(0, 200), status: 'waiting' }
  })
  const { account, networkId } = sender
  const stands = { mode: 'batch', status: 'asking', isAtomic: false, calls: states } as const
  set(keepRecord, { id, asked: [], account, networkId, transfers, kind, ...stands })
  set(latestCallsIdAtom, id)
  return id
})

/** Which calls are not done, by their place. */
export function restOf({ calls }: CallsRecord): readonly number[] {
  return calls.flatMap(({ status }, index) => (status === 'confirmed' ? [] : [index]))
}

type Part = Partial<Pick<CallState, 'status' | 'hash' | 'reason' | 'description' | 'warnings'>>

/** The same with some of the calls changed. */
export function withCalls(
  batch: CallsRecord,
  indexes: readonly number[],
  part: Part | ((place: number) => Part),
): CallsRecord {
  const calls = batch.calls.map((call, index) => {
    const place = indexes.indexOf(index)
    return place < 0 ? call : { ...call, ...(typeof part === 'function' ? part(place) : part) }
  })
  return { ...batch, calls }
}

/** Changes the state of calls. */
export const changeCalls = action(function changeCalls(
  get,
  set,
  id: string,
  make: (record: CallsRecord) => CallsRecord,
) {
  set(keepRecord, make(callsOf(get, id)))
})

/** The result of calls that are all done. */
export function resultOf(record: CallsRecord): CallsResult {
  const hashes = hashesOfRecord(record)
  const isOne = hashes.length === 1 && record.calls.every(({ hash }) => hash === hashes[0])
  const id = (record.mode === 'batch' ? record.walletId : hashes.at(-1)) ?? record.id
  return { id, hashes, isAtomic: record.isAtomic || isOne }
}
