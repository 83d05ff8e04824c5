import { atom } from 'jotai/vanilla'
import type { WalletHandle } from '../../chains/adapter'
import { SwapRefusedError } from '../../chains/errors/swapErrors'
import type { CaipAddress } from '../../chains/network'
import type { SwapPermit } from '../../chains/swap'
import { accountAtom } from '../account/account'
import { nameAtoms } from '../core/action'
import { withEffect } from '../core/asyncState'
import { platformAtom } from '../core/platform'
import { envAtom } from '../core/runtime'
import { sendingHandleAtom } from '../send/draft'
import type { TransactionStep } from '../transactions/state'
import { transactionsAtom } from '../transactions/transactions'
import { loadSwapping } from './load'
import { whenLookedAt } from './quote'
import type { SwapReview, SwapTerms } from './terms'

/** What was looked at, with whose it is. */
export interface SwapPlan extends Pick<
  SwapReview,
  'network' | 'from' | 'to' | 'value' | 'terms' | 'allowance' | 'lacksFee'
> {
  readonly account: CaipAddress
  readonly handle: WalletHandle | undefined
  /** What the visitor knew when they last pressed. */
  readonly seen: SwapTerms
  /** Who takes the token. */
  readonly spender: string
  readonly permit?: SwapPermit | undefined
  /** Set where the wallet could not sign a permit. */
  readonly hasNoPermit?: boolean | undefined
  /** Set where the wallet did not do several calls after all. */
  readonly hasNoBatch?: boolean | undefined
  /** The transaction that allows the token. */
  readonly approval?: string | undefined
  /** How much the router may take. */
  readonly allowed: bigint
}

/** Set by `swap.ts` and what it loads alone, as the next is. */
export const swapPlanAtom = atom<SwapPlan | null>(null)
export const swapStepAtom = atom<TransactionStep>({ status: 'idle' })

/** The plan, where it is still that of the account in use. */
export const ownPlanAtom = atom((get): SwapPlan | null => {
  const plan = get(swapPlanAtom)
  const isOwn = plan?.handle === get(sendingHandleAtom) && plan?.account === get(accountAtom)?.caipAddress
  return isOwn ? plan : null
})

const readAtom = atom((get): SwapReview | null => {
  const plan = get(ownPlanAtom)
  if (!plan) return null
  const step = get(swapStepAtom)
  const all = get(transactionsAtom)
  const { network, from, to, value, terms, allowance, lacksFee, seen, permit, approval } = plan
  const hash = 'hash' in step ? step.hash : null
  const error = 'error' in step ? step.error : null
  const isMoved = terms.toValue < seen.minValue
  const next = allowance === 'approve' ? 'approve' : allowance === 'permit' && !permit ? 'sign' : 'swap'
  return {
    network,
    from,
    to,
    value,
    terms,
    movedFrom: isMoved ? seen.toValue : undefined,
    allowance,
    next,
    step: 'hash' in step ? 'idle' : step.status,
    isApproving: approval !== undefined,
    words: error instanceof Error ? error.message.slice(0, 200) : undefined,
    isRefused: error instanceof SwapRefusedError,
    lacksFee,
    sent: all.find((one) => one.hash === hash) ?? null,
  }
})

/**
 * What is about to be swapped, or was; null where nothing is, or the account, its network or connection is another by
 * now. While somebody looks it is quoted anew every 10 seconds.
 * @example
 * const next = useValue(swapReviewAtom)?.next
 */
export const swapReviewAtom = withEffect(readAtom, (get, set, review, signal) => {
  if (!review || review.sent || review.step === 'asking' || review.isApproving) return
  const isVisible = () => get(platformAtom).isVisible?.() ?? true
  whenLookedAt(get(envAtom).clock, isVisible, signal)
    .then(loadSwapping)
    .then(({ renewReview }) => set(renewReview))
    .catch(() => undefined)
})

nameAtoms({ swapReviewAtom })
