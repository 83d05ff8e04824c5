import { atom } from 'jotai/vanilla'
import { CannotSwapError } from '../../../chains/errors/swapErrors'
import { action } from '../../core/action'
import { UnansweredError } from '../../../chains/errors/unanswered'
import { back, routeAtom } from '../../shell/router/navigation'
import { RequestOutdatedError } from '../../../chains/errors/requestOutdated'
import { isSwapOutdatedAtom } from './draft'
import { swapFormAtom } from './form'
import { isSwapReadAtom, ownPlanAtom, showSent, swapPlanAtom, swapShown, swapStepAtom, type SwapPlan } from './plan'
import { loadReview } from './canSwap'

const readingAtom = atom(false)

/** True while the swap is being read. */
export const isReviewingSwapAtom = atom((get) => get(readingAtom))

/**
 * Quotes again, reads what has to be allowed, and shows what is about to be swapped.
 * @throws CannotSwapError where something is missing
 * @example
 * await store.set(reviewSwap)
 */
export const reviewSwap = action(async function reviewSwap(get, set): Promise<void> {
  const form = get(swapFormAtom)
  if (!form) return
  if (form.gap) throw new CannotSwapError(form.gap)
  set(readingAtom, true)
  set(isSwapOutdatedAtom, false)
  try {
    const { openReview } = await loadReview()
    const approval = await set(openReview, form)
    const plan = get(swapPlanAtom)
    if (approval === undefined || !plan) return
    const late = await import('./signing/executeStep.late')
    void set(late.resumeApproval, plan, approval)
  } finally {
    set(readingAtom, false)
  }
})

/**
 * Does what comes next: signs the permit, approves the token, or swaps. How it goes on is told by `swapReviewAtom`.
 * Nothing is asked of the wallet where the review was shown for less than half a second, or account, network or
 * connection are no longer those of the review: `review.isOutdated` says so then.
 * @throws UnansweredError where the wallet did not answer in time and may still send it
 * @example
 * await store.set(confirmSwap)
 */
export const confirmSwap = action(async function confirmSwap(get, set): Promise<void> {
  const shown = get(swapPlanAtom)
  const { status } = get(swapStepAtom)
  if (!shown || shown.approval || /^(asking|building|unanswered|sent)$/.test(status)) return
  if (get(ownPlanAtom) !== shown) return set(reviewSwapAgain)
  set(isSwapOutdatedAtom, !get(isSwapReadAtom))
  if (get(isSwapOutdatedAtom)) return
  const plan: SwapPlan = { ...shown, seen: shown.terms }
  set(swapPlanAtom, plan)
  set(swapStepAtom, { status: 'asking' })
  try {
    const late = await import('./signing/executeStep.late')
    await set(late.takeStep, plan)
    set(showSent)
  } catch (error) {
    if (error instanceof RequestOutdatedError) return set(reviewSwapAgain)
    if (error instanceof UnansweredError) throw error
    set(swapStepAtom, { status: 'failed', error })
  }
})

/**
 * Returns to the review after the wallet did not answer. The review warns that the first request may still be sent, and
 * `confirmSwap` asks again.
 * @example
 * store.set(askSwapAgain)
 */
export const askSwapAgain = action(function askSwapAgain(get, set) {
  if (get(swapStepAtom).status !== 'unanswered') return
  set(swapStepAtom, { status: 'idle' })
  set(swapShown)
})

/** Account, network or connection changed: shows a new review for those of now, or the form where something is missing. */
const reviewSwapAgain = action(async function reviewSwapAgain(get, set): Promise<void> {
  set(swapPlanAtom, null)
  set(swapStepAtom, { status: 'idle' })
  const canReview = get(swapFormAtom)?.gap === null
  if (canReview) await set(reviewSwap).catch(() => undefined)
  else if (get(routeAtom).name === 'SwapPreview') set(back)
  set(isSwapOutdatedAtom, true)
})

/**
 * Forgets what was looked at, and goes back to change it; what was to be swapped stays.
 * @example
 * store.set(cancelSwap)
 */
export const cancelSwap = action(function cancelSwap(get, set) {
  set(isSwapOutdatedAtom, false)
  set(swapPlanAtom, null)
  set(swapStepAtom, { status: 'idle' })
  if (get(routeAtom).name === 'SwapPreview') set(back)
})
