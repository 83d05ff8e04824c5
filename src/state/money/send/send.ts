import { atom } from 'jotai/vanilla'
import { TokenMismatchError } from '../../../chains/errors/chainErrors'
import { RequestOutdatedError } from '../../../chains/errors/requestOutdated'
import { isCurrent } from '../../session/connection/pin'
import { findPin } from '../../session/connection/findPin'
import { plainAddress } from '../../core/visitor/connections'
import { action } from '../../core/action'
import { back, navigate, replace, routeAtom } from '../../shell/router/navigation'
import { opening } from '../../shell/router/stack'
import { untilFound } from '../intents/openIntents'
import { loadTransactions } from '../transactions/transactions'
import { outgoingTransfer, stepOf } from '../transactions/state'
import { inBaseUnits } from '../tokens/unreadToken'
import { sendChainOf } from './chains'
import { editSend, isSendOutdatedAtom, tokenMismatchAtom } from './draft'
import { CannotSendError } from './sendErrors'
import { sendFormAtom, type SendForm, type SendGap } from './form'
import { isSendReadAtom, ownSendPlanAtom, planAtom, sendShown, stepAtom, type SendPlan } from './review'
import { keepAddress } from '../../session/account/usedAddresses'

const readingAtom = atom(false)

/** True while the fee is being read. */
export const isReviewingAtom = atom((get) => get(readingAtom))

const missing: Readonly<Record<SendGap, ConstructorParameters<typeof CannotSendError>[0]>> = {
  chain: 'chain',
  token: 'token',
  amount: 'amountAndReceiver',
  receiver: 'amountAndReceiver',
  looking: 'amountAndReceiver',
  incorrect: 'values',
  invalid: 'values',
  funds: 'values',
}

/**
 * Reads what sending costs, and shows what is about to be sent.
 * @throws CannotSendError where something is missing, or the chain is not supported for sending; TokenMismatchError where the
 * token is not what it was given as
 * @example
 * await store.set(reviewSend)
 */
export const reviewSend = action(async function reviewSend(get, set): Promise<void> {
  const form = get(sendFormAtom)
  if (!form) return
  const { account, network, chosen, value, receiver, gap, tokens } = form
  const pin = findPin(get, network.chainNamespace)
  const chain = sendChainOf(network)
  if (gap || !chain || !chosen || value === null || receiver.status !== 'known')
    throw new CannotSendError(missing[gap ?? 'invalid'])
  set(readingAtom, true)
  set(isSendOutdatedAtom, false)
  const order = { network, from: account.address, to: receiver.address, token: chosen, value }
  set(tokenMismatchAtom, null)
  const prepare = async () => (await chain.load()).prepare(get, order)
  const check = async () => (await import('../../session/account/checkToken.late')).checkToken(get, network, chosen)
  const [prepared, checked] = await Promise.all([prepare(), check()])
    .catch((error: unknown) => {
      if (error instanceof TokenMismatchError) set(tokenMismatchAtom, error)
      throw error
    })
    .finally(() => set(readingAtom, false))
  const isUnread = checked === 'unread'
  const token = isUnread ? inBaseUnits(chosen) : chosen
  const now = get(sendFormAtom)
  const isSame = now?.value === value && now.to === form.to && sameReceiver(now.receiver, receiver)
  if (!isSame || pin?.account !== account.caipAddress || !isCurrent(get, pin)) return
  const native = tokens.find(({ address }) => address === undefined)?.value ?? 0n
  const { fee, deposit = 0n } = prepared
  const cost = (token.address ? 0n : value) + (fee.state === 'known' ? fee.value : 0n) + deposit
  const lacksFee = cost > native
  set(planAtom, { pin, account: account.caipAddress, network, token, value, receiver, isUnread, lacksFee, ...prepared })
  set(stepAtom, { status: 'idle' })
  set(navigate, { name: 'WalletSendPreview' })
})

const sameReceiver = (one: SendForm['receiver'], other: SendForm['receiver']) =>
  one.status === 'known' && other.status === 'known' && one.address === other.address

/**
 * Asks the wallet to send what was reviewed. How it goes on is told by `sendReviewAtom`. Nothing is asked of the wallet
 * where the review was shown for less than half a second, or account, network or connection are no longer those of the
 * review: `review.isOutdated` says so then.
 * @throws UnansweredError where the wallet did not answer in time and may still send it
 * @example
 * await store.set(confirmSend)
 */
export const confirmSend = action(async function confirmSend(get, set): Promise<void> {
  const plan = get(planAtom)
  const { status } = get(stepAtom)
  if (!plan || status === 'asking' || status === 'unanswered' || status === 'sent') return
  if (get(ownSendPlanAtom) !== plan) return set(reviewSendAgain)
  set(isSendOutdatedAtom, !get(isSendReadAtom))
  if (get(isSendOutdatedAtom)) return
  const { pin, network, request, receiver, token, value } = plan
  const order = { network, from: plainAddress(plan.account), to: receiver.address, token, value }
  const transfers = [outgoingTransfer(token, value, receiver.address)]
  set(stepAtom, { status: 'asking' })
  try {
    const { sendPinned } = await loadTransactions()
    const build = async () => (await (await sendChainOf(network)?.load())?.build(get, order, request)) ?? request
    set(finishSend, plan, await set(sendPinned, pin, build, { transfers }))
  } catch (error) {
    if (error instanceof RequestOutdatedError) return set(reviewSendAgain)
    const step = stepOf(error)
    set(stepAtom, step)
    if (step.status !== 'unanswered') return
    const isOver = () => get(planAtom) !== plan || get(stepAtom) !== step
    void untilFound(get, step.intentId, isOver, [planAtom, stepAtom]).then(
      (found) => found?.hash !== undefined && !isOver() && set(finishSend, plan, found.hash),
    )
    throw error
  }
})

/** The wallet sent what was reviewed. */
const finishSend = action(function finishSend(get, set, { network, receiver }: SendPlan, hash: string) {
  const { route, end } = opening(get)
  // The caller of `open` waits for the hash.
  if (route?.name === 'WalletSend') end?.({ hash })
  set(stepAtom, { status: 'sent', hash, networkId: network.caipNetworkId })
  set(keepAddress, receiver.address)
  set(editSend, { amount: '', to: '' })
  if (get(routeAtom).name === 'WalletSendPreview') set(replace, { name: 'WalletSendConfirmed' })
})

/**
 * Returns to the review after the wallet did not answer. The review warns that the first request may still be sent, and
 * `confirmSend` asks again.
 * @example
 * store.set(askSendAgain)
 */
export const askSendAgain = action(function askSendAgain(get, set) {
  if (get(stepAtom).status !== 'unanswered') return
  set(stepAtom, { status: 'idle' })
  set(sendShown)
})

/** Account, network or connection changed: shows a new review for those of now, or the form where something is missing. */
const reviewSendAgain = action(async function reviewSendAgain(get, set): Promise<void> {
  set(planAtom, null)
  set(stepAtom, { status: 'idle' })
  const canReview = get(sendFormAtom)?.gap === null
  if (canReview) await set(reviewSend).catch(() => undefined)
  else if (get(routeAtom).name === 'WalletSendPreview') set(back)
  set(isSendOutdatedAtom, true)
})

/**
 * Forgets what was looked at, and goes back to change it; what was to be sent stays.
 * @example
 * store.set(cancelSend)
 */
export const cancelSend = action(function cancelSend(get, set) {
  set(planAtom, null)
  set(isSendOutdatedAtom, false)
  set(stepAtom, { status: 'idle' })
  if (get(routeAtom).name === 'WalletSendPreview') set(back)
})
