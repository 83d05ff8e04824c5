import type { Getter } from 'jotai/vanilla'
import { action } from '../../../core/action'
import { ownPlanAtom, swapPlanAtom, swapStepAtom, type SwapPlan } from '../plan'
import { nowOf, prepareSwap, tradeOf, validFor, type PreparedSwap } from './prepareSwap.late'

/** Prepares the swap again, unless a request is pending. Values that failed to load are requested again the next time. */
export const renewReview = action(async function renewReview(get, set): Promise<void> {
  const plan = get(ownPlanAtom)
  if (!plan || isBusy(get)) return
  try {
    const prepared = await prepareSwap(get, plan.pin, tradeOf(plan), plan.terms.slippage, plan)
    if (get(ownPlanAtom) === plan && !isBusy(get))
      set(swapPlanAtom, { ...plan, ...prepared, ...keptPermit(plan, prepared, nowOf(get)) })
  } catch {
    // PreparedSwap for again: the effect of the review waits for another value.
    if (get(ownPlanAtom) === plan) set(swapPlanAtom, { ...plan })
  }
})

/** A permit is good for what it was signed for, until it ends. */
function keptPermit({ permit }: SwapPlan, { allowance, spender }: PreparedSwap, now: bigint): Pick<SwapPlan, 'permit'> {
  const isGood = permit && allowance === 'permit' && permit.spender === spender && permit.deadline > now + validFor / 4n
  return { permit: isGood ? permit : undefined }
}

const isBusy = (get: Getter) => /^(asking|building|sent)$/.test(get(swapStepAtom).status)
