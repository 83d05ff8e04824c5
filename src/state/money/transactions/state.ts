import { atom } from 'jotai/vanilla'
import { RequestPendingError, UserRejectedError } from '../../../chains/errors/errors'
import { UnansweredError } from '../../../chains/errors/unanswered'
import type { CaipNetworkId } from '../../../chains/network'
import type { ActivityTransfer } from '../../../chains/transactions'
import { nameAtoms } from '../../core/action'
import { formatUnits } from '../../core/format/formatNumber'
import { sentAtom, type SentTransaction } from './sent'

/** State of a transaction before it was sent, whatever it is for. */
type Unsent =
  /** `pending`: an earlier request is still open in the wallet. */
  | { readonly status: 'idle' | 'building' | 'asking' | 'declined' | 'pending' }
  | { readonly status: 'failed'; readonly error: unknown; readonly transaction?: undefined }
  /** The wallet did not answer in time and may still send it. */
  | {
      readonly status: 'unanswered'
      readonly intentId: string
      readonly transaction?: undefined
      readonly error?: undefined
    }

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
  if (error instanceof UnansweredError && error.intentId !== undefined)
    return { status: 'unanswered', intentId: error.intentId }
  return error instanceof RequestPendingError ? { status: 'pending' } : { status: 'failed', error }
}

/**
 * State of the transaction that was asked for last.
 * @example
 * const isWaiting = useValue(sendingAtom).status === 'sent'
 */
export const sendingAtom = atom((get): TransactionState => {
  const step = get(stepAtom)
  const all = get(sentAtom)
  if ('intentId' in step) {
    const late = all.find(({ intentId }) => intentId === step.intentId)
    return late ? { status: late.status, transaction: late } : step
  }
  if (!('hash' in step)) return step
  const transaction = all.find(({ hash, networkId }) => hash === step.hash && networkId === step.networkId)
  return transaction ? { status: transaction.status, transaction } : { status: 'idle' }
})
nameAtoms({ sendingAtom })
