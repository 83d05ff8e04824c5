import type { Getter } from 'jotai/vanilla'
import { QuoteUnavailableError } from '../../../../chains/errors/swapErrors'
import { plainAddress } from '../../../core/visitor/connections'
import { action } from '../../../core/action'
import { envAtom, isAlive, runtimeAtom } from '../../../core/runtime'
import { sentAtom, type SentTransaction } from '../../transactions/sent'
import { loadTransactions } from '../../transactions/transactions'
import { readBlockOf } from '../source/chainCalls.late'
import { openSwaps } from '../source/resolveSource.late'
import { buildApproval, chooseAllowance, readAllowance } from './allowance.late'
import { tradeOf } from './prepareSwap.late'
import { isPermitTaken, signPermit } from './permit.late'
import { assertOwn, changePlan, ownPlanAtom, swapPlanAtom, swapStepAtom, type SwapPlan } from '../plan'
import { renewReview } from './reviewSwap.late'

/** Has the wallet sign a permit. */
export const sign = action(async function sign(get, set, plan: SwapPlan): Promise<void> {
  const { pin, network, from, spender, value } = plan
  if (from.address === undefined) return
  const order = { network, token: from.address, owner: plainAddress(pin.account), spender, value }
  const permit = await signPermit(get, pin, order)
  if (permit && (await isPermitTaken(get, network, from.address, permit))) return set(changePlan, plan, { permit })
  // The wallet cannot sign it, or the token does not take it: a batch or an approval allows the token.
  const refused = { ...plan, hasNoPermit: true }
  const allowance = await chooseAllowance(get, openSwaps(get), pin, tradeOf(plan), plan, refused)
  set(changePlan, plan, { allowance, hasNoPermit: true })
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
  const sent = await whenEnded(get, hash, () => get(ownPlanAtom) !== waiting)
  if (get(ownPlanAtom) !== waiting) return
  const isReplaced = sent?.by?.kind === 'cancelled' || sent?.by?.kind === 'replaced'
  if (sent?.status === 'failed' || sent?.by?.hasFailed || isReplaced) {
    set(swapPlanAtom, { ...waiting, approval: undefined, isApproved: false })
    throw new QuoteUnavailableError(isReplaced ? 'The approval was replaced' : 'The approval failed')
  }
  const approved = await set(readApproved, waiting, sent?.by?.hash ?? hash)
  if (!approved || get(ownPlanAtom) !== waiting) return
  set(swapPlanAtom, approved)
  await set(renewReview)
})

/** Interval of the reads until a node has the block of the approval, in milliseconds. */
const retryMs = 2_000

/**
 * Reads the allowance in the block of the approval or a newer one, as soon as a node has it: one that is behind would have the
 * visitor approve twice. Resolves to null once the plan is not shown any more.
 */
const readApproved = action(async function readApproved(
  get,
  _set,
  waiting: SwapPlan,
  hash: string,
): Promise<SwapPlan | null> {
  const { clock } = get(envAtom)
  const { pin, network } = waiting
  while (isAlive(get) && get(ownPlanAtom) === waiting) {
    try {
      const since = await readBlockOf(get, network, hash)
      if (since !== null) {
        const swaps = openSwaps(get)
        const { allowed } = await readAllowance(get, swaps, tradeOf(waiting), since)
        const allowance = await chooseAllowance(get, swaps, pin, tradeOf(waiting), { allowed }, waiting)
        return { ...waiting, allowed, allowance, since, approval: undefined, isApproved: true }
      }
    } catch {
      // The node does not have the block.
    }
    await clock.sleep(retryMs)
  }
  return null
})

/** Resolves to a transaction that was sent here once it has ended; without it once it is not awaited any more. */
function whenEnded(get: Getter, hash: string, isOver: () => boolean): Promise<SentTransaction | undefined> {
  const { store } = get(runtimeAtom)
  return new Promise((resolve) => {
    const check = () => {
      const sent = get(sentAtom).find((one) => one.hash === hash)
      const hasEnded = sent !== undefined && sent.status !== 'sent'
      if (!hasEnded && !isOver()) return false
      stops.forEach((stop) => stop())
      resolve(sent)
      return true
    }
    const stops = [store.sub(sentAtom, check), store.sub(ownPlanAtom, check)]
    check()
  })
}
