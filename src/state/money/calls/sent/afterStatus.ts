import type { CallsFate } from '../../../../chains/eip155/calls/calls'
import { withCalls } from '../batch'
import type { KeptCalls } from '../storedCalls'

/** Returns the state of calls after their wallet's answer. */
export function afterFate(
  batch: KeptCalls,
  { state, isAtomic, receipts }: CallsFate,
  reason: string | undefined,
): KeptCalls {
  const { asked } = batch
  const isForAll = receipts.length === 1 && (isAtomic || state === 'confirmed' || state === 'reverted')
  const isDone = state === 'confirmed'
  const receiptOf = (place: number) =>
    isForAll ? receipts[0] : (receipts[place] ?? (isDone ? receipts.at(-1) : undefined))
  const calls = withCalls(batch, asked, (place) => {
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
  })
  if (state === 'pending') return { ...calls, status: 'sent' }
  const done = calls.calls.filter(({ status }) => status === 'confirmed').length
  const status = done === calls.calls.length ? 'confirmed' : done > 0 ? 'partial' : 'failed'
  return { ...calls, status, isAtomic, reason: status === 'confirmed' ? undefined : reason }
}
