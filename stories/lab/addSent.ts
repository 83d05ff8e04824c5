import { action } from '../../src/state/core/action'
import { addIntent } from '../../src/state/money/intents/ledger'
import type { SentTransaction } from '../../src/state/money/transactions/sent'

/** Adds a transaction that a wallet sent before, as an intent. */
export const addSent = action(function addSent(
  _get,
  set,
  { kind: activity, sentAt: askedAt, status, ...rest }: Omit<SentTransaction, 'intentId'>,
) {
  const id = `${rest.networkId}:${rest.hash}`
  set(addIntent, { ...rest, id, activity, askedAt, status: status === 'sent' ? 'pending' : status })
})
