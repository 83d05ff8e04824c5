import { atom } from 'jotai/vanilla'
import type { WalletHandle } from '../../chains/adapter'
import type { CaipAddress, Network } from '../../chains/network'
import type { TokenBalance } from '../../chains/tokens'
import type { TransactionRequest } from '../../chains/transactions'
import { accountAtom } from '../account/account'
import { nameAtoms } from '../core/action'
import { transactionsAtom, type SentTransaction } from '../transactions/transactions'
import type { TransactionStep } from '../transactions/state'
import type { SendFee } from './chain'
import { sendingHandleAtom } from './draft'
import type { SendForm } from './form'

/** What was looked at and is sent with the next press. */
export interface SendPlan {
  readonly account: CaipAddress
  readonly network: Network
  readonly token: TokenBalance
  /** In the smallest unit of the token. */
  readonly value: bigint
  /** Where the token keeps a part: how much of it would arrive. */
  readonly arriving?: bigint | undefined
  readonly receiver: Extract<SendForm['receiver'], { status: 'known' }>
  readonly fee: SendFee
  /** Whether the account has less of the network's own currency than this costs. */
  readonly lacksFee: boolean
  readonly request: TransactionRequest
}

/** How a plan stands. */
export interface SendReview extends SendPlan {
  /** Before it was sent: at rest, in the wallet, or why it was not. */
  readonly step: Exclude<TransactionStep['status'], 'sent'>
  /** Why it failed before it was sent, as who failed has it. */
  readonly words?: string | undefined
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
  const words = 'error' in step && step.error instanceof Error ? step.error.message.slice(0, 200) : undefined
  return { ...plan, step: 'hash' in step ? 'idle' : step.status, words, sent, isOtherWaiting }
})

/** The page of what was sent in the block explorer of its network. */
export const sentPageAtom = atom((get): string | undefined => {
  const review = get(sendReviewAtom)
  const explorer = review?.network.blockExplorers?.default.url
  return review?.sent && explorer ? `${explorer.replace(/\/$/, '')}/tx/${review.sent.hash}` : undefined
})

nameAtoms({ sendReviewAtom })
