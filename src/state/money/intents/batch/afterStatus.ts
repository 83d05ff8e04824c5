import type { CallsFate } from '../../../../chains/eip155/calls/calls'
import type { Intent } from '../intent'
import { hashesOf, type Batch, type BatchCall } from './batch'

/** Returns the state of a batch after its wallet's answer. `now` is in milliseconds since the epoch. */
export function afterStatus(
  intent: Intent & { readonly batch: Batch },
  { state, isAtomic, receipts }: CallsFate,
  reason: string | undefined,
  now: number,
): Intent {
  const { endedAt: _refused, batch, ...before } = intent
  const isForAll = receipts.length === 1 && (isAtomic || state === 'confirmed' || state === 'reverted')
  const isDone = state === 'confirmed'
  const receiptOf = (place: number) =>
    isForAll ? receipts[0] : (receipts[place] ?? (isDone ? receipts.at(-1) : undefined))
  const partOf = (place: number): Pick<BatchCall, 'status' | 'hash' | 'reason'> => {
    const receipt = receiptOf(place)
    const hash = receipt?.hash
    if (state === 'pending') {
      if (!receipt || isAtomic) return { status: 'sent', hash }
      return { hash, status: receipt.hasFailed ? 'failed' : 'confirmed' }
    }
    if (state === 'confirmed') return { status: 'confirmed', hash }
    if (state === 'refused') return { status: 'notSent' }
    if (state === 'reverted') return { status: hash || isAtomic ? 'failed' : 'notSent', hash, reason }
    if (!receipt) return { status: 'notSent' }
    return { hash, status: receipt.hasFailed ? 'failed' : 'confirmed', ...(receipt.hasFailed && { reason }) }
  }
  const calls = batch.calls.map((call, place) => ({ ...call, ...partOf(place) }))
  if (state === 'pending') return { ...before, status: 'pending', isFinal: false, batch: { ...batch, calls } }
  const isGood = calls.every(({ status }) => status === 'confirmed')
  const hash = hashesOf(calls).at(-1)
  return {
    ...before,
    status: isGood ? 'confirmed' : 'failed',
    isFinal: true,
    endedAt: now,
    ...(hash !== undefined && { hash }),
    batch: { ...batch, calls, isAtomic, ...(!isGood && reason !== undefined && { reason }) },
  }
}
