import { assertCurrent, type PinnedConnection } from '../../session/connection/pin'
import { action } from '../../core/action'
import { sentAtom } from '../transactions/sent'
import { loadTransactions } from '../transactions/transactions'
import { kindOf } from '../intents/batch/kindOf'
import { changeCalls, restOf, withCalls } from './batch'
import { CallsFailedError } from './callsErrors'
import { callsOf, hashesOfRecord } from './records'
import type { CallsRequest } from './types'
import { until } from './waitForEnd'

/**
 * Sends what is left one after the other, each once the one before is confirmed.
 * @throws CallsFailedError where the chain undid one, else what `sendTransaction` throws; the rest is not sent then
 */
export const sendOneByOne = action(async function sendOneByOne(
  get,
  set,
  id: string,
  { calls, transfers, kind }: CallsRequest,
  sender: PinnedConnection,
): Promise<void> {
  const rest = restOf(callsOf(get, id))
  set(changeCalls, id, (batch) => ({
    ...withCalls(batch, rest, { status: 'waiting', reason: undefined, hash: undefined }),
    mode: 'oneByOne',
    asked: [],
    intentId: undefined,
    reason: undefined,
  }))
  const { sendPinned } = await loadTransactions()
  for (const index of rest) {
    const call = calls[index]
    if (!call) continue
    assertCurrent(get, sender)
    set(changeCalls, id, (batch) => ({ ...withCalls(batch, [index], { status: 'asking' }), status: 'asking' }))
    const isLast = index === calls.length - 1
    const about = { kind: kindOf(call, isLast ? kind : undefined), ...(isLast && { transfers }) }
    const hash = await set(sendPinned, sender, call, about)
    set(changeCalls, id, (batch) => ({ ...withCalls(batch, [index], { status: 'sent', hash }), status: 'sent' }))
    const ended = await until(get, sentAtom, (all) => all.find((one) => one.hash === hash && one.status !== 'sent'))
    const isGood = ended.status === 'confirmed' || (ended.by?.kind === 'spedUp' && !ended.by.hasFailed)
    const { hash: last = hash } = ended.by ?? {}
    const part = isGood
      ? ({ status: 'confirmed', hash: last } as const)
      : ({ status: 'failed', reason: ended.words, hash: last } as const)
    set(changeCalls, id, (batch) => withCalls(batch, [index], part))
    if (isGood) continue
    const hashes = hashesOfRecord(callsOf(get, id))
    throw new CallsFailedError(`Call ${index + 1} of ${calls.length} failed`, { index, reason: ended.words, hashes })
  }
  set(changeCalls, id, (batch) => ({ ...batch, status: 'confirmed' }))
})
