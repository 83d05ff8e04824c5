import type { Getter } from 'jotai/vanilla'
import { QuoteUnavailableError } from '../../../../chains/errors/swapErrors'
import { plainAddress } from '../../../core/visitor/connections'
import { action } from '../../../core/action'
import { runtimeAtom } from '../../../core/runtime'
import { sentAtom } from '../../transactions/sent'
import { loadTransactions } from '../../transactions/transactions'
import { buildApproval } from './allowance.late'
import { tradeOf } from './prepareSwap.late'
import { signPermit } from './permit.late'
import { assertOwn, changePlan, ownPlanAtom, swapPlanAtom, swapStepAtom, type SwapPlan } from '../plan'
import { renewReview } from './reviewSwap.late'

/** Has the wallet sign a permit. */
export const sign = action(async function sign(get, set, plan: SwapPlan): Promise<void> {
  const { pin, network, from, spender, value } = plan
  if (from.address === undefined) return
  const order = { network, token: from.address, owner: plainAddress(pin.account), spender, value }
  const permit = await signPermit(get, pin, order)
  // A wallet that cannot sign it approves it instead.
  set(changePlan, plan, permit ? { permit } : { allowance: 'approve', hasNoPermit: true })
})

/** Has the wallet allow the token, and looks again once the chain has that. */
export const approve = action(async function approve(get, set, plan: SwapPlan): Promise<void> {
  const { sendPinned } = await loadTransactions()
  const trade = tradeOf(plan)
  const make = async () => {
    const [transaction] = await buildApproval(get, trade, plan)
    assertOwn(get, plan)
    return transaction
  }
  const hash = await set(sendPinned, plan.pin, make, { transfers: [], kind: 'approve', isToldElsewhere: true })
  await set(continueApproval, plan, hash)
})

/** Waits for the approval on the chain, then reads the review again. */
export const continueApproval = action(async function continueApproval(
  get,
  set,
  plan: SwapPlan,
  hash: string,
): Promise<void> {
  if (get(ownPlanAtom) !== plan) return
  const waiting: SwapPlan = { ...plan, approval: hash }
  set(swapPlanAtom, waiting)
  set(swapStepAtom, { status: 'idle' })
  const hasFailed = await whenEnded(get, hash, () => get(ownPlanAtom) !== waiting)
  if (get(ownPlanAtom) !== waiting) return
  const approved: SwapPlan = { ...waiting, approval: undefined, isApproved: !hasFailed }
  set(swapPlanAtom, approved)
  if (hasFailed) throw new QuoteUnavailableError('The approval failed')
  await set(renewReview)
})

/** Resolves once a transaction that was sent here has ended, or is not awaited any more; to whether it failed. */
function whenEnded(get: Getter, hash: string, isOver: () => boolean): Promise<boolean> {
  const { store } = get(runtimeAtom)
  return new Promise((resolve) => {
    const check = () => {
      const sent = get(sentAtom).find((one) => one.hash === hash)
      const hasEnded = sent !== undefined && sent.status !== 'sent'
      if (!hasEnded && !isOver()) return false
      stops.forEach((stop) => stop())
      resolve(sent?.status === 'failed' || sent?.by?.hasFailed === true)
      return true
    }
    const stops = [store.sub(sentAtom, check), store.sub(ownPlanAtom, check)]
    check()
  })
}
