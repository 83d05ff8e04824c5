import type { CallsFate } from '../../../../chains/eip155/calls/calls'
import { action } from '../../../core/action'
import { followIntents } from '../../intents/followIntents'
import { recallIntents } from '../../intents/ledger'
import { addSent } from '../../transactions/addSent'
import { sentAtom } from '../../transactions/sent'
import type { KeptCalls } from '../storedCalls'
import { kindOf } from './kinds'

/** Takes up the transactions of calls, from where Activity has them; their chain is asked for good after that. */
export const keepReceipts = action(function keepReceipts(get, set, batch: KeptCalls, { state, receipts }: CallsFate) {
  set(recallIntents)
  const { account, networkId, sentAt, transfers, kind } = batch
  const hashes = [...new Set(receipts.map(({ hash }) => hash))]
  for (const hash of hashes) {
    if (get(sentAtom).some((one) => one.hash === hash && one.networkId === networkId)) continue
    const isLast = batch.calls.at(-1)?.hash === hash
    const isOne = hashes.length === 1
    // Of an account that is a contract, the transaction around the calls can be good while they are not.
    const hasFailed = state === 'reverted' || receipts.some((one) => one.hash === hash && one.hasFailed)
    const isAround = hasFailed && !receipts.some((one) => one.hash === hash && one.hasFailed)
    const call = batch.calls.find((one) => one.hash === hash) ?? { data: '0x' }
    set(addSent, {
      hash,
      account,
      networkId,
      sentAt,
      status: hasFailed ? 'failed' : 'confirmed',
      isFinal: isAround,
      ...(hasFailed && { reason: 'reverted' }),
      ...(isLast && { transfers }),
      kind: isOne ? kind : kindOf(call, isLast ? kind : undefined),
    })
  }
  if (hashes.length > 0) set(followIntents)
})
