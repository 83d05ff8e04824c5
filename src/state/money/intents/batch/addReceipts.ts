import type { CallsFate } from '../../../../chains/eip155/calls/calls'
import { action } from '../../../core/action'
import type { Intent } from '../intent'
import { addIntent } from '../ledger'
import { allIntentsAtom } from '../memory'
import { kindOf } from './kindOf'

/** Adds the transactions of a batch as intents of their own, which Activity shows and which are followed on the chain. */
export const addReceipts = action(function addReceipts(get, set, intent: Intent, { state, receipts }: CallsFate) {
  const { account, networkId, askedAt, transfers, activity, batch } = intent
  if (!batch) return
  const hashes = [...new Set(receipts.map(({ hash }) => hash))]
  for (const hash of hashes) {
    if (get(allIntentsAtom).some((one) => !one.batch && one.hash === hash && one.networkId === networkId)) continue
    const isLast = batch.calls.at(-1)?.hash === hash
    const isOne = hashes.length === 1
    // Of an account that is a contract, the transaction around the calls can be good while they are not.
    const hasFailed = state === 'reverted' || receipts.some((one) => one.hash === hash && one.hasFailed)
    const isAround = hasFailed && !receipts.some((one) => one.hash === hash && one.hasFailed)
    const call = batch.calls.find((one) => one.hash === hash) ?? { data: '0x' }
    set(addIntent, {
      id: `${networkId}:${hash}`,
      hash,
      account,
      networkId,
      askedAt,
      status: hasFailed ? 'failed' : 'confirmed',
      isFinal: isAround,
      ...(hasFailed && { reason: 'reverted' }),
      ...(isLast && { transfers }),
      activity: isOne ? activity : kindOf(call, isLast ? activity : undefined),
    })
  }
})
