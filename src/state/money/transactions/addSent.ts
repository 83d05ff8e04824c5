import { action } from '../../core/action'
import { addIntent } from '../intents/ledger'
import type { SentTransaction } from './sent'

/** Adds a transaction that no intent announced, such as one of a batch. */
export const addSent = action(function addSent(
  _get,
  set,
  { kind: activity, sentAt: askedAt, status, ...rest }: Omit<SentTransaction, 'intentId'>,
) {
  const id = `${rest.networkId}:${rest.hash}`
  set(addIntent, { ...rest, id, activity, askedAt, status: status === 'sent' ? 'pending' : status })
})
