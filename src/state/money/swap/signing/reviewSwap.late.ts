import { approveCall } from '../../../../chains/eip155/swaps/calls'
import type { SwapTrade } from '../../../../chains/trade/swap'
import { isCurrent } from '../../../session/connection/pin'
import { findPin } from '../../../session/connection/findPin'
import { action } from '../../../core/action'
import { emit } from '../../../core/events'
import { navigate } from '../../../shell/router/navigation'
import { plainAddress } from '../../../core/visitor/connections'
import { allIntentsAtom } from '../../intents/memory'
import { getChainReader } from '../../../session/account/chainReaders'
import { recallIntents } from '../../intents/ledger'
import { slippageAtom } from '../draft'
import { eventOf, prepareSwap } from './prepareSwap.late'
import { ownPlanAtom, swapPlanAtom, swapStepAtom, type SwapPlan } from '../plan'
import type { SwapForm } from '../types'

export { renewReview } from './renewReview.late'

/** Shows what is about to be swapped. */
export const openReview = action(async function openReview(get, set, form: SwapForm): Promise<void> {
  const { account, network, from, to, value } = form
  if (!from || !to || !value) return
  const slippage = get(slippageAtom)
  const pin = findPin(get, network.chainNamespace)
  if (pin?.account !== account.caipAddress) return
  const trade: SwapTrade = { network, account: pin.account, from, to, value }
  const prepared = await prepareSwap(get, pin, trade, slippage)
  if (!isCurrent(get, pin)) return
  const plan: SwapPlan = { network, from, to, value, ...prepared, pin, seen: prepared.terms }
  set(swapPlanAtom, plan)
  set(swapStepAtom, { status: 'idle' })
  set(emit, { type: 'track', event: 'INITIATE_SWAP', properties: eventOf(plan, plan.terms) })
  set(navigate, { name: 'SwapPreview' })
  if (plan.allowance !== 'approve') return
  const approval = await set(findApproval, plan)
  if (approval === undefined || get(ownPlanAtom) !== plan) return
  const late = await import('./executeStep.late')
  void set(late.resumeApproval, plan, approval)
})

/**
 * Hash of an approval of exactly the swapped amount that was sent before, also by another page, and that the chain has not
 * included. Never rejects.
 */
const findApproval = action(async function findApproval(get, set, plan: SwapPlan): Promise<string | undefined> {
  const { pin, network, from, spender, value } = plan
  const { caipNetworkId, chainNamespace } = network
  try {
    set(recallIntents)
    const reader = await getChainReader(get, chainNamespace)
    const approval = { to: from.address, value: 0n, data: approveCall(spender, value) }
    const wanted = await reader?.beginSearch?.(network, pin.account, approval)
    return get(allIntentsAtom).find(
      ({ status, account, networkId, search }) =>
        status === 'pending' &&
        networkId === caipNetworkId &&
        plainAddress(account) === plainAddress(pin.account) &&
        wanted !== undefined &&
        search?.to === wanted.to &&
        search.value === wanted.value &&
        search.data === wanted.data,
    )?.hash
  } catch {
    return undefined
  }
})
