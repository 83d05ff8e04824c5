import { atom } from 'jotai/vanilla'
import { CannotSwapError } from '../../chains/errors/swapErrors'
import { action } from '../core/action'
import { back, replace } from '../router/navigation'
import { routeAtom } from '../router/stack'
import { swapFormAtom } from './form'
import { ownPlanAtom, swapPlanAtom, swapStepAtom } from './plan'
import { loadSwapping } from './canSwap'

const readingAtom = atom(false)

/** Whether what would be swapped is being read. */
export const isReviewingSwapAtom = atom((get) => get(readingAtom))

/**
 * Quotes anew, reads what has to be allowed, and shows what is about to be swapped.
 * @throws CannotSwapError where something is missing
 * @example
 * await store.set(reviewSwap)
 */
export const reviewSwap = action(async function reviewSwap(get, set): Promise<void> {
  const form = get(swapFormAtom)
  if (!form) return
  if (form.gap) throw new CannotSwapError(form.gap)
  set(readingAtom, true)
  try {
    const { openReview } = await loadSwapping()
    await set(openReview, form)
  } finally {
    set(readingAtom, false)
  }
})

/**
 * Does what comes next: signs the permit, approves the token, or swaps. How it goes on is told by `swapReviewAtom`.
 * @example
 * await store.set(confirmSwap)
 */
export const confirmSwap = action(async function confirmSwap(get, set): Promise<void> {
  const plan = get(ownPlanAtom)
  const { status } = get(swapStepAtom)
  if (!plan || plan.approval || status === 'asking' || status === 'building' || status === 'sent') return
  set(swapStepAtom, { status: 'asking' })
  try {
    const late = await import('./signing/steps.late')
    await set(late.takeStep)
    const isSent = get(swapStepAtom).status === 'sent'
    if (isSent && get(routeAtom).name === 'SwapPreview') set(replace, { name: 'SwapConfirmed' })
  } catch (error) {
    set(swapStepAtom, { status: 'failed', error })
  }
})

/**
 * Forgets what was looked at, and goes back to change it; what was to be swapped stays.
 * @example
 * store.set(cancelSwap)
 */
export const cancelSwap = action(function cancelSwap(get, set) {
  set(swapPlanAtom, null)
  set(swapStepAtom, { status: 'idle' })
  if (get(routeAtom).name === 'SwapPreview') set(back)
})
