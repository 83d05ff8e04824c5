import type { Getter } from 'jotai/vanilla'
import { CannotSwapError, QuoteUnavailableError, SwapRefusedError } from '../../chains/errors/swapErrors'
import type { SwapTrade } from '../../chains/swap'
import type { EvmTransaction } from '../../chains/transactions'
import { plainAddress } from '../connection/state'
import { action } from '../core/action'
import { emit } from '../core/events'
import { envAtom, runtimeAtom } from '../core/runtime'
import { formatUnits } from '../format/formatNumber'
import { navigate } from '../router/navigation'
import { heldTokensAtom, sendingHandleAtom } from '../send/draft'
import { AtomicNotSupportedError } from '../calls/errors'
import { loadCalls } from '../calls/state'
import { keptAtom } from '../transactions/kept'
import { incomingTransfer, outgoingTransfer, stepOf } from '../transactions/state'
import { loadTransactions } from '../transactions/transactions'
import { opening } from '../router/stack'
import { buildApproval, chooseAllowance, readAllowance, readFee } from './allowance.late'
import { editSwap, slippageAtom } from './draft'
import { signPermit } from './permit.late'
import { ownPlanAtom, swapPlanAtom, swapStepAtom, type SwapPlan } from './review'
import { inTime, openSwaps } from './source.late'
import { readTerms, type QuotedTerms } from './swaps.late'
import type { SwapForm, SwapTerms } from './terms'
import { verifySwap } from './verify.late'

/** For so long a swap that was built may be done, in seconds. */
const validFor = 20n * 60n

type Looked = Pick<SwapPlan, 'terms' | 'allowance' | 'spender' | 'allowed' | 'lacksFee'>

const nowOf = (get: Getter) => BigInt(Math.floor(get(envAtom).clock.now() / 1000))
const tradeOf = ({ network, account, from, to, value }: SwapPlan): SwapTrade => ({ network, account, from, to, value })

async function quoteAnew(get: Getter, trade: SwapTrade, slippage: number): Promise<QuotedTerms & { terms: SwapTerms }> {
  const quoted = await readTerms(get, { ...trade, slippage, signal: new AbortController().signal })
  if (!quoted.terms) throw new CannotSwapError(quoted.gap)
  return quoted
}

/** Quotes anew, asks what has to be allowed, and what the network takes for the very swap where it could be sent by now. */
async function look(get: Getter, trade: SwapTrade, slippage: number, known: Partial<SwapPlan> = {}): Promise<Looked> {
  const swaps = openSwaps(get)
  const [quoted, allowance] = await Promise.all([quoteAnew(get, trade, slippage), readAllowance(get, swaps, trade)])
  const way = await chooseAllowance(get, swaps, trade, allowance, known)
  const { terms } = quoted
  let { networkFee } = terms
  if (way === 'none') {
    const built = await build(get, trade, slippage, quoted, terms.minValue).catch((error: unknown) => {
      // A source that gives something else is refused at once; one that is silent may answer at the press.
      if (error instanceof SwapRefusedError) throw error
      return null
    })
    networkFee = (built && (await readFee(get, trade, built))) ?? networkFee
  }
  const native = get(heldTokensAtom).find(({ address }) => address === undefined)?.value
  const cost = (trade.from.address ? 0n : trade.value) + (networkFee.state === 'known' ? networkFee.value : 0n)
  const lacksFee = native !== undefined && cost > native
  return { ...allowance, terms: { ...terms, networkFee }, allowance: way, lacksFee }
}

/** What the wallet is to be asked for: built by the source, and read. @throws SwapRefusedError */
async function build(
  get: Getter,
  trade: SwapTrade,
  slippage: number,
  { quote }: QuotedTerms,
  minValue: bigint,
  permit?: SwapPlan['permit'],
): Promise<EvmTransaction> {
  if (!quote) throw new QuoteUnavailableError()
  const swaps = openSwaps(get)
  const now = nowOf(get)
  const routers = await swaps.routersOf(trade)
  const order = { ...trade, slippage, minValue, quote, permit, deadline: now + validFor }
  const built = await inTime(get, (signal) => swaps.source.buildSwap({ ...order, signal }))
  const { from, to, value, account } = trade
  const shown = { account: plainAddress(account), from: from.address, to: to.address, value, minValue }
  return verifySwap(built, { ...shown, routers, now, permit })
}

const eventOf = (
  { network, from, to, value }: Pick<SwapPlan, 'network' | 'from' | 'to' | 'value'>,
  terms: SwapTerms,
) => ({
  network: network.caipNetworkId,
  swapFromToken: from.symbol,
  swapToToken: to.symbol,
  swapFromAmount: formatUnits(value, from.decimals),
  swapToAmount: formatUnits(terms.toValue, to.decimals),
})

/** Shows what is about to be swapped. */
export const openReview = action(async function openReview(get, set, form: SwapForm): Promise<void> {
  const { account, network, from, to, value } = form
  if (!from || !to || !value) return
  const slippage = get(slippageAtom)
  const handle = get(sendingHandleAtom)
  const trade: SwapTrade = { network, account: account.caipAddress, from, to, value }
  const looked = await look(get, trade, slippage)
  const plan: SwapPlan = { ...trade, from, to, ...looked, handle, seen: looked.terms }
  set(swapPlanAtom, plan)
  // The account may be another by now.
  if (get(ownPlanAtom) !== plan) return set(swapPlanAtom, null)
  set(swapStepAtom, { status: 'idle' })
  set(emit, { type: 'track', event: 'INITIATE_SWAP', properties: eventOf(plan, plan.terms) })
  set(navigate, { name: 'SwapPreview' })
})

/** Looks again, unless something is asked meanwhile. What could not be had is looked for the next time. */
export const renewReview = action(async function renewReview(get, set): Promise<void> {
  const plan = get(ownPlanAtom)
  if (!plan || isBusy(get)) return
  try {
    const looked = await look(get, tradeOf(plan), plan.terms.slippage, plan)
    if (get(ownPlanAtom) === plan && !isBusy(get))
      set(swapPlanAtom, { ...plan, ...looked, ...keptPermit(plan, looked, nowOf(get)) })
  } catch {
    // Looked for again: the effect of the review waits for another value.
    if (get(ownPlanAtom) === plan) set(swapPlanAtom, { ...plan })
  }
})

/** A permit is good for what it was signed for, until it ends. */
function keptPermit({ permit }: SwapPlan, { allowance, spender }: Looked, now: bigint): Pick<SwapPlan, 'permit'> {
  const isGood = permit && allowance === 'permit' && permit.spender === spender && permit.deadline > now + validFor / 4n
  return { permit: isGood ? permit : undefined }
}

const isBusy = (get: Getter) => /^(asking|building|sent)$/.test(get(swapStepAtom).status)

/** Does the next step of what is shown. */
export const takeStep = action(async function takeStep(get, set): Promise<void> {
  const shown = get(ownPlanAtom)
  if (!shown) return
  // Who presses has seen what is shown now.
  const plan: SwapPlan = { ...shown, seen: shown.terms }
  set(swapPlanAtom, plan)
  const isApproval = plan.allowance === 'approve' || (plan.allowance === 'permit' && !plan.permit)
  try {
    if (plan.allowance === 'approve') await set(approve, plan)
    else if (isApproval) await set(sign, plan)
    else await set(swap, plan)
  } catch (error) {
    const event = isApproval ? 'SWAP_APPROVAL_ERROR' : 'SWAP_ERROR'
    const message = error instanceof Error ? error.message : String(error)
    set(emit, { type: 'track', event, properties: { ...eventOf(plan, plan.terms), message } })
    if (get(swapPlanAtom) === plan || get(ownPlanAtom)?.seen === plan.terms) set(swapStepAtom, stepOf(error))
  }
})

const sign = action(async function sign(get, set, plan: SwapPlan): Promise<void> {
  const { handle, network, from, account, spender, value } = plan
  if (!handle || from.address === undefined) return
  const order = { network, token: from.address, owner: plainAddress(account), spender, value }
  const permit = await signPermit(get, handle, order)
  // Who cannot sign it approves it instead.
  set(changePlan, plan, permit ? { permit } : { allowance: 'approve', hasNoPermit: true })
})

const approve = action(async function approve(get, set, plan: SwapPlan): Promise<void> {
  const swaps = openSwaps(get)
  const { sendTransaction } = await loadTransactions()
  const trade = tradeOf(plan)
  const make = async () => {
    const [transaction] = await buildApproval(get, swaps, trade, plan)
    assertOwn(get, plan)
    return transaction
  }
  const hash = await set(sendTransaction, make, {
    namespace: 'eip155',
    transfers: [],
    kind: 'approve',
    isToldElsewhere: true,
  })
  if (get(ownPlanAtom) !== plan) return
  const waiting: SwapPlan = { ...plan, approval: hash }
  set(swapPlanAtom, waiting)
  set(swapStepAtom, { status: 'idle' })
  const hasFailed = await whenEnded(get, hash, () => get(ownPlanAtom) !== waiting)
  if (get(ownPlanAtom) !== waiting) return
  const approved: SwapPlan = { ...waiting, approval: undefined }
  set(swapPlanAtom, approved)
  if (hasFailed) throw new QuoteUnavailableError('The approval failed')
  await set(renewReview)
})

/** Resolves once a transaction that was sent here has ended, or nobody waits for it; to whether it failed. */
function whenEnded(get: Getter, hash: string, isOver: () => boolean): Promise<boolean> {
  const { store } = get(runtimeAtom)
  return new Promise((resolve) => {
    const check = () => {
      const sent = get(keptAtom).find((one) => one.hash === hash)
      const hasEnded = sent !== undefined && sent.status !== 'sent'
      if (!hasEnded && !isOver()) return false
      stops.forEach((stop) => stop())
      resolve(sent?.status === 'failed' || sent?.by?.hasFailed === true)
      return true
    }
    const stops = [store.sub(keptAtom, check), store.sub(ownPlanAtom, check)]
    check()
  })
}

const swap = action(async function swap(get, set, plan: SwapPlan): Promise<void> {
  const { network, from, to, value, terms, permit } = plan
  const trade = tradeOf(plan)
  const quoted = await quoteAnew(get, trade, terms.slippage)
  if (quoted.terms.toValue < terms.minValue) return set(move, plan, quoted.terms)
  const make = async () => {
    const transaction = await build(get, trade, terms.slippage, quoted, terms.minValue, permit)
    assertOwn(get, plan)
    return transaction
  }
  const transfers = [outgoingTransfer(from, value, plan.spender), incomingTransfer(to, quoted.terms.toValue)]
  const about = { namespace: 'eip155', transfers, kind: 'trade', isToldElsewhere: true } as const
  try {
    const hash = await (plan.allowance === 'batch' ? sendBatch() : send())
    const { route, end } = opening(get)
    // Who opened the view waits for it.
    if (route?.name === 'Swap') end?.({ hash })
    set(emit, { type: 'track', event: 'SWAP_SUCCESS', properties: eventOf(plan, quoted.terms) })
    if (get(ownPlanAtom) === plan) set(swapStepAtom, { status: 'sent', hash, networkId: network.caipNetworkId })
    set(editSwap, { amount: '' })
  } catch (error) {
    // The wallet promised more than it does.
    if (error instanceof AtomicNotSupportedError)
      return set(changePlan, plan, { allowance: 'approve', hasNoBatch: true })
    // The price may have moved between the quote and what was built.
    if (error instanceof SwapRefusedError && error.reason === 'minimum') {
      const now = await quoteAnew(get, trade, terms.slippage)
      if (now.terms.toValue < terms.minValue) return set(move, plan, now.terms)
    }
    throw error
  }

  async function send(): Promise<string> {
    const { sendTransaction } = await loadTransactions()
    return set(sendTransaction, make, about)
  }

  async function sendBatch(): Promise<string> {
    const { sendCalls } = await loadCalls()
    const approvals = await buildApproval(get, openSwaps(get), trade, plan)
    const calls = [...approvals, await make()]
    const { hashes, id } = await set(sendCalls, { ...about, calls, atomicRequired: true })
    return hashes.at(-1) ?? id
  }
})

/** What is shown is another by now, and nothing was asked yet. */
const changePlan = action(function changePlan(get, set, plan: SwapPlan, change: Partial<SwapPlan>) {
  if (get(ownPlanAtom) !== plan) return
  set(swapPlanAtom, { ...plan, ...change })
  set(swapStepAtom, { status: 'idle' })
})

/** The price moved beyond what is shown: what it is now is shown, and pressed again by who still wants it. */
const move = action(function move(_get, set, plan: SwapPlan, terms: SwapTerms) {
  set(changePlan, plan, { terms: { ...terms, networkFee: plan.terms.networkFee } })
})

/** Nothing is asked of a wallet that is another by now, or for another account or network. */
function assertOwn(get: Getter, plan: SwapPlan): void {
  if (get(ownPlanAtom) !== plan) throw new CannotSwapError('network')
}
