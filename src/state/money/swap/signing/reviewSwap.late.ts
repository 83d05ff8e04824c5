import type { Getter } from 'jotai/vanilla'
import { approveCall } from '../../../../chains/eip155/swaps/calls'
import type { SwapTrade } from '../../../../chains/trade/swap'
import { isCurrent } from '../../../session/connection/pin'
import { findPin } from '../../../session/connection/findPin'
import { action } from '../../../core/action'
import { emit } from '../../../core/events'
import { formatUnits } from '../../../core/format/formatNumber'
import { navigate } from '../../../shell/router/navigation'
import { plainAddress } from '../../../core/visitor/connections'
import { allIntentsAtom } from '../../intents/memory'
import { getChainReader } from '../../../session/account/chainReaders'
import { loadTransactions } from '../../transactions/transactions'
import { slippageAtom } from '../draft'
import { nowOf, prepareSwap, tradeOf, validFor, type PreparedSwap } from './prepareSwap.late'
import { ownPlanAtom, swapPlanAtom, swapStepAtom, type SwapPlan } from '../plan'
import type { SwapForm, SwapTerms } from '../types'

/** Returns the data of its events. */
export const eventOf = (
  { network, from, to, value }: Pick<SwapPlan, 'network' | 'from' | 'to' | 'value'>,
  terms: SwapTerms,
) => ({
  network: network.caipNetworkId,
  swapFromToken: from.symbol,
  swapToToken: to.symbol,
  swapFromAmount: formatUnits(value, from.decimals),
  swapToAmount: formatUnits(terms.toValue, to.decimals),
})

/** Shows what is about to be swapped. Resolves to the hash of an approval that was sent before and has to be waited for. */
export const openReview = action(async function openReview(get, set, form: SwapForm): Promise<string | undefined> {
  const { account, network, from, to, value } = form
  if (!from || !to || !value) return undefined
  const slippage = get(slippageAtom)
  const pin = findPin(get, network.chainNamespace)
  if (pin?.account !== account.caipAddress) return undefined
  const trade: SwapTrade = { network, account: pin.account, from, to, value }
  const prepared = await prepareSwap(get, pin, trade, slippage)
  if (!isCurrent(get, pin)) return undefined
  const plan: SwapPlan = { network, from, to, value, ...prepared, pin, seen: prepared.terms }
  set(swapPlanAtom, plan)
  set(swapStepAtom, { status: 'idle' })
  set(emit, { type: 'track', event: 'INITIATE_SWAP', properties: eventOf(plan, plan.terms) })
  set(navigate, { name: 'SwapPreview' })
  const approval = plan.allowance === 'approve' ? await set(findApproval, plan) : undefined
  return get(ownPlanAtom) === plan ? approval : undefined
})

/**
 * Hash of an approval of exactly the swapped amount that was sent before, also by another page, and that the chain has not
 * included. Never rejects.
 */
const findApproval = action(async function findApproval(get, set, plan: SwapPlan): Promise<string | undefined> {
  const { pin, network, from, spender, value } = plan
  const { caipNetworkId, chainNamespace } = network
  try {
    const { followIntents } = await loadTransactions()
    set(followIntents)
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
