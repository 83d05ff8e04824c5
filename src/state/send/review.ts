import { atom } from 'jotai/vanilla'
import type { WalletHandle } from '../../chains/adapter'
import { TransferError, type TransferFailure } from '../../chains/errors/chainErrors'
import type { CaipAddress, Network } from '../../chains/network'
import type { TokenBalance } from '../../chains/tokens'
import { accountAtom } from '../account/account'
import { nameAtoms } from '../core/action'
import { transactionPageOf } from '../tokens/explorer'
import { transactionsAtom, type SentTransaction } from '../transactions/transactions'
import type { TransactionStep } from '../transactions/state'
import type { PreparedSend } from './chain'
import { sendingHandleAtom } from './draft'
import type { SendForm } from './form'

/** What was looked at and is sent with the next press. */
export interface SendPlan extends PreparedSend {
  readonly account: CaipAddress
  readonly network: Network
  readonly token: TokenBalance
  /** In the smallest unit of the token. */
  readonly value: bigint
  readonly receiver: Extract<SendForm['receiver'], { status: 'known' }>
  /** Whether the account has less of the network's own currency than this costs. */
  readonly lacksFee: boolean
}

/** How a plan stands. */
export interface SendReview extends SendPlan {
  /** Before it was sent: at rest, in the wallet, or why it was not. */
  readonly step: Exclude<TransactionStep['status'], 'sent'>
  /** Why it failed before it was sent, as who failed has it. */
  readonly words?: string | undefined
  /** Why the chain would not do it, or did not, where it says so. */
  readonly failure: TransferFailure | undefined
  /** Once it was sent. */
  readonly sent: SentTransaction | null
  /** Whether another transaction of the account waits, from here or from another tab. */
  readonly isOtherWaiting: boolean
}

/** Set by `send.ts` alone, as the next is. */
export const planAtom = atom<(SendPlan & { readonly handle?: WalletHandle | undefined }) | null>(null)
export const stepAtom = atom<TransactionStep>({ status: 'idle' })

/**
 * What is about to be sent, or was; null where nothing is, or the account is another by now.
 * @example
 * const status = useValue(sendReviewAtom)?.sent?.status
 */
export const sendReviewAtom = atom((get): SendReview | null => {
  const { handle, ...plan } = get(planAtom) ?? {}
  const step = get(stepAtom)
  if (!('account' in plan) || handle !== get(sendingHandleAtom) || plan.account !== get(accountAtom)?.caipAddress)
    return null
  const all = get(transactionsAtom)
  const hash = 'hash' in step ? step.hash : null
  const sent = all.find((one) => one.hash === hash) ?? null
  const isOtherWaiting = all.some(
    (one) => one.status === 'sent' && one.hash !== hash && one.networkId === plan.network.caipNetworkId,
  )
  const error = 'error' in step ? step.error : null
  const isTold = error instanceof TransferError
  const words = isTold ? error.words : error instanceof Error ? error.message.slice(0, 200) : undefined
  const planned = plan.fee.state === 'unknown' ? plan.fee.failure : undefined
  const undone = sent?.reason === 'expired' ? 'expired' : sent?.failure
  const failure = isTold ? error.reason : sent ? undone : planned
  return { ...plan, step: 'hash' in step ? 'idle' : step.status, words, failure, sent, isOtherWaiting }
})

/** The page of what was sent in the block explorer of its network. */
export const sentPageAtom = atom((get): string | undefined => {
  const review = get(sendReviewAtom)
  return review?.sent ? transactionPageOf(review.network, review.sent.hash) : undefined
})

nameAtoms({ sendReviewAtom })
