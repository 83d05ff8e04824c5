import { atom, type Getter } from 'jotai/vanilla'
import type { SwapRefusedError } from '../../../chains/errors/swapErrors'
import { RequestOutdatedError } from '../../../chains/errors/requestOutdated'
import type { SwapPermit } from '../../../chains/trade/swap'
import { accountAtom } from '../../session/account/account'
import { assertCurrent, isCurrent, type PinnedConnection } from '../../session/connection/pin'
import { handlesAtom } from '../../core/visitor/connections'
import { action } from '../../core/action'
import { replace, routeAtom } from '../../shell/router/navigation'
import { createReading, keyOf } from '../../core/reading'
import { openIntentsOf } from '../intents/openIntents'
import type { TransactionStep } from '../transactions/state'
import type { SwapReview, SwapTerms } from './types'

/** A reviewed swap, with its account. */
export interface SwapPlan extends Pick<
  SwapReview,
  'network' | 'from' | 'to' | 'value' | 'terms' | 'allowance' | 'lacksFee' | 'contract'
> {
  readonly pin: PinnedConnection
  /** The terms that the visitor saw at the last press. */
  readonly seen: SwapTerms
  /** The contract that takes the token. */
  readonly spender: string
  /** Contracts that may receive the swap. */
  readonly routers: readonly string[]
  readonly permit?: SwapPermit | undefined
  /** Set where the wallet could not sign a permit. */
  readonly hasNoPermit?: boolean | undefined
  /** Set where the wallet did not do several calls after all. */
  readonly hasNoBatch?: boolean | undefined
  /** The transaction that allows the token. */
  readonly approval?: string | undefined
  /** Set once an approval that was sent from here is done. */
  readonly isApproved?: boolean | undefined
  /** The block that has that approval: nodes that are behind are not asked for the allowance. */
  readonly since?: bigint | undefined
  /** The source gave something other than is shown. */
  readonly refusal?: SwapRefusedError | undefined
  /** The amount that the router may take. */
  readonly allowed: bigint
}

const heldPlanAtom = atom<SwapPlan | null>(null)
const reading = createReading()

/** Set by `swap.ts` and what it loads alone, as the next is. */
export const swapPlanAtom = atom(
  (get) => get(heldPlanAtom),
  (get, set, plan: SwapPlan | null) => {
    set(heldPlanAtom, plan)
    set(reading.show, plan && shownKey(get, plan))
  },
)
export const swapStepAtom = atom<TransactionStep>({ status: 'idle' })

/** Everything that the review shows, as one text. */
function shownKey(get: Getter, plan: SwapPlan) {
  const { pin, network, from, to, value, terms, allowance, lacksFee, spender, contract, permit, refusal } = plan
  const { quotedAt: _time, ...figures } = terms
  const tokens = [from, to].map(({ address, symbol, decimals }) => [address, symbol, decimals])
  const way = [allowance, spender, contract, permit !== undefined, refusal !== undefined, lacksFee]
  const open = openIntentsOf(get, pin.account, network.caipNetworkId).map(({ id }) => id)
  // Asking again shows the review for another half second.
  const isUnanswered = get(swapStepAtom).status === 'unanswered'
  return keyOf([pin.account, network.caipNetworkId, tokens, value, figures, way, open, isUnanswered])
}

/** The plan, or null once account, network or connection changed. */
export const ownPlanAtom = atom((get): SwapPlan | null => {
  // Read so that another account or connection is noticed.
  get(accountAtom)
  get(handlesAtom)
  const plan = get(heldPlanAtom)
  return plan && isCurrent(get, plan.pin) ? plan : null
})

/** True if a plan has been on screen unchanged for 500 ms. */
export const isSwapReadAtom = atom((get) => {
  const plan = get(ownPlanAtom)
  return plan !== null && reading.isRead(get, shownKey(get, plan))
})

/** Notes that the plan is shown or hidden. `isDrawn`: a view has painted it. */
export const swapShown = action(function swapShown(get, set, isDrawn?: boolean) {
  const plan = get(ownPlanAtom)
  set(reading.show, plan && shownKey(get, plan), isDrawn)
})

/** Shows the result of a swap that was sent, where its review is shown. */
export const showSent = action(function showSent(get, set) {
  const isSent = get(swapStepAtom).status === 'sent'
  if (isSent && get(routeAtom).name === 'SwapPreview') set(replace, { name: 'SwapConfirmed' })
})

/** The shown plan has changed, and nothing was asked yet. */
export const changePlan = action(function changePlan(get, set, plan: SwapPlan, change: Partial<SwapPlan>) {
  if (get(ownPlanAtom) !== plan) return
  set(swapPlanAtom, { ...plan, ...change })
  set(swapStepAtom, { status: 'idle' })
})

/**
 * Nothing is asked for a plan that was replaced, or for another account, network or connection.
 * @throws RequestOutdatedError
 */
export function assertOwn(get: Getter, plan: SwapPlan): void {
  assertCurrent(get, plan.pin)
  if (get(heldPlanAtom) !== plan) throw new RequestOutdatedError()
}
