import { atom, type Getter } from 'jotai/vanilla'
import type { WalletHandle } from '../../chains/adapter'
import { CannotSwapError, type SwapRefusedError } from '../../chains/errors/swapErrors'
import type { CaipAddress } from '../../chains/network'
import type { SwapPermit } from '../../chains/trade/swap'
import { accountAtom } from '../account/account'
import { action } from '../core/action'
import { sendingHandleAtom } from '../send/draft'
import type { TransactionStep } from '../transactions/state'
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
  /** Set once an approval that was sent from here is done. */
  readonly isApproved?: boolean | undefined
  /** What the source gave was something other than is shown. */
  readonly refusal?: SwapRefusedError | undefined
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

/** What is shown is another by now, and nothing was asked yet. */
export const changePlan = action(function changePlan(get, set, plan: SwapPlan, change: Partial<SwapPlan>) {
  if (get(ownPlanAtom) !== plan) return
  set(swapPlanAtom, { ...plan, ...change })
  set(swapStepAtom, { status: 'idle' })
})

/** Nothing is asked of a wallet that is another by now, or for another account or network. */
export function assertOwn(get: Getter, plan: SwapPlan): void {
  if (get(ownPlanAtom) !== plan) throw new CannotSwapError('network')
}
