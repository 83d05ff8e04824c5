import { SwapRefusedError } from '../../../../chains/errors/swapErrors'
import { RequestOutdatedError } from '../../../../chains/errors/requestOutdated'
import { AtomicNotSupportedError, CallsFailedError } from '../../calls/callsErrors'
import { action } from '../../../core/action'
import { emit } from '../../../core/events'
import { opening } from '../../../shell/router/stack'
import { untilFound } from '../../intents/openIntents'
import { incomingTransfer, outgoingTransfer, stepOf, type TransactionStep } from '../../transactions/state'
import { inBaseUnits } from '../../tokens/unreadToken'
import { confirmContract } from './contracts.late'
import { approve, continueApproval, sign } from './approve.late'
import { editSwap } from '../draft'
import { build, requestQuoteAgain, tradeOf } from './prepareSwap.late'
import { eventOf } from './reviewSwap.late'
import { assertOwn, changePlan, ownPlanAtom, showSent, swapPlanAtom, swapStepAtom, type SwapPlan } from '../plan'
import { submitTransaction, sendBatch } from './submitTransaction.late'

/** Does the next step of what is shown. */
export const takeStep = action(async function takeStep(get, set, plan: SwapPlan): Promise<void> {
  const { contract, network } = plan
  if (contract && !contract.isConfirmed) {
    set(confirmContract, network.caipNetworkId, contract.address)
    return set(changePlan, plan, { contract: { ...contract, isConfirmed: true } })
  }
  const isApproval = plan.allowance === 'approve' || (plan.allowance === 'permit' && !plan.permit)
  try {
    if (plan.allowance === 'approve') await set(approve, plan)
    else if (isApproval) await set(sign, plan)
    else await set(swap, plan)
  } catch (error) {
    if (error instanceof RequestOutdatedError) throw error
    const event = isApproval ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR'
    const message = error instanceof Error ? error.message : String(error)
    set(emit, { type: 'track', event, properties: { ...eventOf(plan, plan.terms), message } })
    if (get(swapPlanAtom) !== plan && get(ownPlanAtom)?.seen !== plan.terms) return
    const step = stepOf(error)
    set(swapStepAtom, step)
    if (step.status !== 'unanswered') return
    void set(finishLate, plan, step, isApproval)
    throw error
  }
})

/** Goes on with a step whose transaction is found after the wallet did not answer, while its review is shown. */
const finishLate = action(async function finishLate(
  get,
  set,
  plan: SwapPlan,
  step: Extract<TransactionStep, { status: 'unanswered' }>,
  isApproval: boolean,
): Promise<void> {
  const isOver = () => get(ownPlanAtom) !== plan || get(swapStepAtom) !== step
  const found = await untilFound(get, step.intentId, isOver, [ownPlanAtom, swapStepAtom])
  if (!found || isOver()) return
  const { hash, batch, status } = found
  if (hash === undefined || (batch && status === 'failed'))
    return set(swapStepAtom, stepOf(new CallsFailedError('The calls failed', { reason: batch?.reason })))
  if (isApproval) return set(resumeApproval, plan, hash)
  set(finishSwap, plan, plan.terms, hash)
  set(showSent)
})

/** Waits for an approval that was sent before, then shows the next step or the error. Never rejects. */
export const resumeApproval = action(async function resumeApproval(get, set, plan: SwapPlan, hash: string) {
  try {
    await set(continueApproval, plan, hash)
  } catch (error) {
    if (get(ownPlanAtom)) set(swapStepAtom, stepOf(error))
  }
})

/** The wallet sent the swap. */
const finishSwap = action(function finishSwap(get, set, plan: SwapPlan, terms: SwapPlan['terms'], hash: string) {
  const { route, end } = opening(get)
  // The code that opened the view waits for it.
  if (route?.name === 'Swap') end?.({ hash })
  set(emit, { type: 'track', event: 'SWAP_SUCCESS', properties: eventOf(plan, terms) })
  if (get(ownPlanAtom) === plan) set(swapStepAtom, { status: 'sent', hash, networkId: plan.network.caipNetworkId })
  set(editSwap, { amount: '' })
})

const swap = action(async function swap(get, set, plan: SwapPlan): Promise<void> {
  const { from, to, value, terms, permit } = plan
  const trade = tradeOf(plan)
  const quoted = await requestQuoteAgain(get, trade, terms.slippage)
  if (quoted.terms.toValue < terms.minValue) return set(move, plan, quoted.terms)
  const make = async () => {
    const transaction = await build(
      get,
      { trade, slippage: terms.slippage, routers: plan.routers },
      quoted,
      terms.minValue,
      permit,
    )
    assertOwn(get, plan)
    return transaction
  }
  const [paid, got] = (
    [
      ['from', from],
      ['to', to],
    ] as const
  ).map(([side, token]) => (terms.unread.includes(side) ? inBaseUnits(token) : token)) as [typeof from, typeof to]
  const transfers = [outgoingTransfer(paid, value, plan.spender), incomingTransfer(got, quoted.terms.toValue)]
  const about = { namespace: 'eip155', transfers, kind: 'trade', isToldElsewhere: true } as const
  try {
    const hash = await set(plan.allowance === 'batch' ? sendBatch : submitTransaction, plan, make, about)
    set(finishSwap, plan, quoted.terms, hash)
  } catch (error) {
    // The wallet promised more than it does.
    if (error instanceof AtomicNotSupportedError)
      return set(changePlan, plan, { allowance: 'approve', hasNoBatch: true })
    // The price may have moved between the quote and what was built.
    if (error instanceof SwapRefusedError && error.reason === 'minimum') {
      const now = await requestQuoteAgain(get, trade, terms.slippage)
      if (now.terms.toValue < terms.minValue) return set(move, plan, now.terms)
    }
    throw error
  }
})

/** The price moved beyond what is shown: what it is now is shown, and pressed again by who still wants it. */
const move = action(function move(_get, set, plan: SwapPlan, terms: SwapPlan['terms']) {
  set(changePlan, plan, { terms: { ...terms, networkFee: plan.terms.networkFee } })
})
