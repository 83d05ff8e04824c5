import { atom } from 'jotai/vanilla'
import { SwapRefusedError } from '../../../chains/errors/swapErrors'
import { nameAtoms } from '../../core/action'
import { withEffect } from '../../core/asyncState'
import { platformAtom } from '../../core/platform'
import { envAtom } from '../../core/runtime'
import { openIntentsOf } from '../intents/openIntents'
import { transactionsAtom } from '../transactions/transactions'
import { inBaseUnits } from '../tokens/unreadToken'
import { isSwapOutdatedAtom } from './draft'
import { isSwapReadAtom, ownPlanAtom, swapShown, swapStepAtom } from './plan'
import { whenLookedAt } from './quote'
import type { SwapReview } from './types'
import { loadReview } from './canSwap'

const readAtom = atom((get): SwapReview | null => {
  const plan = get(ownPlanAtom)
  if (!plan) return null
  const step = get(swapStepAtom)
  const all = get(transactionsAtom)
  const { network, from, to, value, terms, contract, allowance, lacksFee, seen, permit, approval, isApproved } = plan
  const hash = 'hash' in step ? step.hash : null
  const sentApproval = all.find((one) => one.hash === approval)
  const error = 'error' in step ? step.error : null
  const isMoved = terms.toValue < seen.minValue
  const way = allowance === 'approve' ? 'approve' : allowance === 'permit' && !permit ? 'sign' : 'swap'
  const next = contract && !contract.isConfirmed ? 'confirm' : way
  const { unread } = terms
  return {
    network,
    from: unread.includes('from') ? inBaseUnits(from) : from,
    to: unread.includes('to') ? inBaseUnits(to) : to,
    value,
    terms,
    movedFrom: isMoved ? seen.toValue : undefined,
    // Nothing is left to allow because the visitor just did.
    allowance: allowance === 'none' && isApproved ? 'approve' : allowance,
    contract,
    next,
    step: 'hash' in step ? 'idle' : step.status,
    isApproving: approval !== undefined,
    owners: sentApproval?.status === 'sent' ? sentApproval.owners : undefined,
    words: error instanceof Error ? error.message.slice(0, 200) : undefined,
    isRefused: error instanceof SwapRefusedError || plan.refusal !== undefined,
    lacksFee,
    openRequests: openIntentsOf(get, plan.pin.account, network.caipNetworkId),
    isArmed: get(isSwapReadAtom),
    isOutdated: get(isSwapOutdatedAtom),
    sent: all.find((one) => one.hash === hash) ?? null,
  }
})

/**
 * The swap that is reviewed, or was sent; null if there is no swap, or the account, its network or connection is another by
 * now. While it is shown it is quoted again every 10 seconds.
 * @example
 * const next = useValue(swapReviewAtom)?.next
 */
export const swapReviewAtom = withEffect(readAtom, (get, set, review, signal) => {
  set(swapShown)
  if (!review || review.sent || review.step === 'asking' || review.step === 'unanswered' || review.isApproving) return
  const isVisible = () => get(platformAtom).isVisible?.() ?? true
  whenLookedAt(get(envAtom).clock, isVisible, signal)
    .then(loadReview)
    .then(({ renewReview }) => set(renewReview))
    .catch(() => undefined)
})

nameAtoms({ swapReviewAtom })
