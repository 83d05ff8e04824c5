import { atom } from 'jotai/vanilla'
import { RequestPendingError, UserRejectedError } from '../../../chains/errors/errors'
import type { CaipNetworkId } from '../../../chains/network'
import type { ActivityTransfer } from '../../../chains/transactions'
import { nameAtoms } from '../../core/action'
import { formatUnits } from '../../core/format/formatNumber'
import { keptAtom, type SentTransaction } from './kept'

/** State of a transaction before it was sent, whatever it is for. */
type Unsent =
  /** `pending`: an earlier request is still open in the wallet. */
  | { readonly status: 'idle' | 'building' | 'asking' | 'declined' | 'pending' }
  | { readonly status: 'failed'; readonly error: unknown; readonly transaction?: undefined }

/** State of the latest transaction: before it was sent, and then on its chain. */
export type TransactionState =
  | Unsent
  | { readonly status: SentTransaction['status']; readonly transaction: SentTransaction; readonly error?: undefined }

export type TransactionStep =
  Unsent | { readonly status: 'sent'; readonly hash: string; readonly networkId: CaipNetworkId }

/** Set by who sends alone. */
export const stepAtom = atom<TransactionStep>({ status: 'idle' })

/** The amount that sending moves, as Activity shows it. */
export function outgoingTransfer(
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
  value: bigint,
  counterparty: string,
): ActivityTransfer {
  return { direction: 'out', symbol, amount: formatUnits(value, decimals), counterparty }
}

/** The amount that arrives, as Activity shows it. */
export function incomingTransfer(
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
  value: bigint,
): ActivityTransfer {
  return { direction: 'in', symbol, amount: formatUnits(value, decimals) }
}

/** The shown part of an error. */
export function stepOf(error: unknown): TransactionStep {
  if (error instanceof UserRejectedError) return { status: 'declined' }
  return error instanceof RequestPendingError ? { status: 'pending' } : { status: 'failed', error }
}

/**
 * State of the transaction that was asked for last.
 * @example
 * const isWaiting = useValue(sendingAtom).status === 'sent'
 */
export const sendingAtom = atom((get): TransactionState => {
  const step = get(stepAtom)
  if (!('hash' in step)) return step
  const transaction = get(keptAtom).find(({ hash, networkId }) => hash === step.hash && networkId === step.networkId)
  return transaction ? { status: transaction.status, transaction } : { status: 'idle' }
})
nameAtoms({ sendingAtom })
