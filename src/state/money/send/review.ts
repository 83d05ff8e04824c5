import { atom, type Getter } from 'jotai/vanilla'
import { TransferError, type TransferFailure } from '../../../chains/errors/chainErrors'
import type { CaipAddress, Network } from '../../../chains/network'
import type { TokenBalance } from '../../../chains/tokens'
import { accountAtom } from '../../session/account/account'
import { isCurrent, type PinnedConnection } from '../../session/connection/pin'
import { handlesAtom } from '../../core/visitor/connections'
import { action, nameAtoms } from '../../core/action'
import { withEffect } from '../../core/asyncState'
import { createReading, keyOf } from '../../core/reading'
import type { Intent } from '../intents/intent'
import { openIntentsOf } from '../intents/openIntents'
import { sentPageOf } from '../tokens/explorer'
import { transactionsAtom, type SentTransaction } from '../transactions/transactions'
import type { TransactionStep } from '../transactions/state'
import type { PreparedSend } from './chain'
import { isSendOutdatedAtom } from './draft'
import type { SendForm } from './form'

/** The transfer that is sent with the next press. */
export interface SendPlan extends PreparedSend {
  readonly pin: PinnedConnection
  readonly account: CaipAddress
  readonly network: Network
  /** With its address as its symbol and no decimals where its contract could not be read. */
  readonly token: TokenBalance
  /** In the smallest unit of the token. */
  readonly value: bigint
  readonly receiver: Extract<SendForm['receiver'], { status: 'known' }>
  /** True if the contract of the token could not be read. The amount is in base units then. */
  readonly isUnread: boolean
  /** The account has less of the network's own currency than this costs. */
  readonly lacksFee: boolean
}

/** State of a plan. */
export interface SendReview extends Omit<SendPlan, 'pin'> {
  /** Before it was sent: at rest, in the wallet, or why it was not. */
  readonly step: Exclude<TransactionStep['status'], 'sent'>
  /** Why it failed before it was sent, as who failed has it. */
  readonly words?: string | undefined
  /** Why the chain would not do it, or did not, where it says so. */
  readonly failure: TransferFailure | undefined
  /** Once it was sent. */
  readonly sent: SentTransaction | null
  /** Another transaction of the account waits, from here or from another tab. */
  readonly isOtherWaiting: boolean
  /** Earlier requests of the account on this network that the wallet may still send: sending again can pay twice. */
  readonly openRequests: readonly Intent[]
  /** True if the review has been on screen unchanged for 500 ms. Before that `confirmSend` does nothing. */
  readonly isArmed: boolean
  /** True if the last press was ignored because the review had just changed. */
  readonly isOutdated: boolean
}

const heldPlanAtom = atom<SendPlan | null>(null)
const reading = createReading()

/** Set by `send.ts` alone, as the next two are. */
export const planAtom = atom(
  (get) => get(heldPlanAtom),
  (get, set, plan: SendPlan | null) => {
    set(heldPlanAtom, plan)
    set(reading.show, plan && shownKey(get, plan))
  },
)
export const stepAtom = atom<TransactionStep>({ status: 'idle' })

/** Everything that the review shows, as one text. */
function shownKey(get: Getter, plan: SendPlan): string {
  const { account, network, token, value, isUnread, receiver, fee, arriving, deposit, lacksFee } = plan
  const about = [token.address, token.symbol, token.decimals, receiver.address, receiver.name, receiver.warnings]
  const open = openIntentsOf(get, account, network.caipNetworkId).map(({ id }) => id)
  // Asking again shows the review for another half second.
  const isUnanswered = get(stepAtom).status === 'unanswered'
  const costs = [value, isUnread, fee, arriving, deposit, lacksFee]
  return keyOf([account, network.caipNetworkId, costs, about, open, isUnanswered])
}

/** The review, or null once account, network or connection changed. */
export const ownSendPlanAtom = atom((get): SendPlan | null => {
  // Read so that another account or connection is noticed.
  get(accountAtom)
  get(handlesAtom)
  const plan = get(heldPlanAtom)
  return plan && isCurrent(get, plan.pin) ? plan : null
})

/** True if the review has been on screen unchanged for 500 ms. */
export const isSendReadAtom = atom((get) => {
  const plan = get(ownSendPlanAtom)
  return plan !== null && reading.isRead(get, shownKey(get, plan))
})

/** Notes that the review is shown or hidden. `isDrawn`: a view has painted it. */
export const sendShown = action(function sendShown(get, set, isDrawn?: boolean) {
  const plan = get(ownSendPlanAtom)
  set(reading.show, plan && shownKey(get, plan), isDrawn)
})

const readAtom = atom((get): SendReview | null => {
  const plan = get(ownSendPlanAtom)
  const step = get(stepAtom)
  if (!plan) return null
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
  const { pin: _pin, ...shown } = plan
  const openRequests = openIntentsOf(get, plan.account, plan.network.caipNetworkId)
  const stands = { isArmed: get(isSendReadAtom), isOutdated: get(isSendOutdatedAtom), isOtherWaiting, openRequests }
  return { ...shown, ...stands, step: 'hash' in step ? 'idle' : step.status, words, failure, sent }
})

/**
 * The transfer that is reviewed, or was sent; null if there is no transfer, or account, network or connection are others by now.
 * @example
 * const status = useValue(sendReviewAtom)?.sent?.status
 */
export const sendReviewAtom = withEffect(readAtom, (_get, set) => set(sendShown))

/** The page of what was sent in the block explorer of its network. */
export const sentPageAtom = atom((get): string | undefined => {
  const review = get(sendReviewAtom)
  return review?.sent ? sentPageOf(review.network, review.sent) : undefined
})

nameAtoms({ sendReviewAtom })
