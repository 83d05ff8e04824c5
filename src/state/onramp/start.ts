import { atom, type Getter } from 'jotai/vanilla'
import { action } from '../core/action'
import type { OpenedWindow } from '../core/env'
import { emit } from '../core/events'
import { platformAtom } from '../core/platform'
import { configAtom, envAtom } from '../core/runtime'
import { createTask } from '../core/task'
import { back, navigate } from '../router/navigation'
import { routeAtom } from '../router/stack'
import { refreshOnrampAtom } from './choices'
import { CannotBuyError } from './errors'
import { onrampFormAtom } from './form'
import { pageOf } from './providerPages'
import { beginPurchase, changePurchase, currentPurchaseAtom, redirectOf, windowOf, type Purchase } from './purchase'
import { orderAtom, refreshQuotesAtom } from './quotes'

const starting = createTask()

/** How large the window of a seller is, in CSS pixels. */
const popup = 'popup,width=600,height=800'

/** Opens a window within the press; null where the browser blocks it. On a phone it is a tab. */
function openWithin(get: Getter, url: string): OpenedWindow | null {
  const platform = get(platformAtom)
  try {
    return platform.openWindow?.(url, platform.isMobile || platform.isTelegram ? '' : popup) ?? null
  } catch {
    return null
  }
}

/**
 * Buys from the selected provider: opens its window, which has to happen inside the visitor's press, and shows how it goes
 * on. What comes of it is told by `purchaseAtom`.
 * @throws CannotBuyError where something is missing
 * @example
 * store.set(selectProvider, 'meld')
 * await store.set(startOnramp)
 */
export const startOnramp = action(async function startOnramp(get, set): Promise<void> {
  const [form, order] = [get(onrampFormAtom), get(orderAtom)]
  if (!form || !order) throw new CannotBuyError('choice')
  const provider = form.selectedProvider
  if (!provider) throw new CannotBuyError('provider')
  const { payable } = form
  // A page that is data asks for the amount itself.
  if (payable.state !== 'ok' && !(payable.state === 'empty' && provider.page)) throw new CannotBuyError('amount')
  const window = openWithin(get, '')
  const { id: providerId, name, image, quote, page } = provider
  set(emit, { type: 'track', event: 'SELECT_BUY_PROVIDER', properties: { provider: providerId } })
  const startedAt = get(envAtom).clock.now()
  const purchase: Purchase = {
    id: `${startedAt}-${providerId}`,
    account: order.account,
    networkId: order.network.caipNetworkId,
    token: order.purchaseNetwork.contractAddress,
    symbol: order.purchaseCurrency.symbol,
    provider: { id: providerId, name, image },
    paymentAmount: order.paymentAmount,
    paymentCurrency: order.paymentCurrency.id,
    purchaseAmount: quote?.purchaseAmount,
    startedAt,
    status: 'opening',
  }
  set(beginPurchase, purchase, window)
  if (get(routeAtom).name === 'OnRampProviders') set(navigate, { name: 'BuyInProgress' })
  const redirectUrl = redirectOf(get, get(platformAtom).href())
  const { projectId, onramp } = get(configAtom)
  const lead = async (signal: AbortSignal) => {
    const late = await import('./watch.late')
    late.noteHeld(get, set, purchase)
    if (page) return { url: pageOf(page, order, { projectId, meldPublicKey: onramp?.meldPublicKey, redirectUrl }) }
    return late.buildOnrampUrl(get, { ...order, providerId, quoteId: quote?.id, redirectUrl }, signal)
  }
  try {
    const session = await starting.run(get, lead)
    // Given up, or its account is gone: nobody waits in front of an empty window.
    if (!session || get(currentPurchaseAtom)?.id !== purchase.id) return window?.close()
    const status = window ? 'waiting' : 'blocked'
    set(changePurchase, purchase.id, { url: session.url, sessionId: session.id, status })
    window?.go(session.url)
  } catch {
    // Said by the view, with a way on; the source's own error stands in the report of who asked it.
    if (set(changePurchase, purchase.id, { status: 'unavailable' })) window?.close()
  }
})

/** Asks again what is for sale, and for how much. */
export const refreshOnramp = action(function refreshOnramp(_get, set) {
  set(refreshOnrampAtom)
  set(refreshQuotesAtom)
})

/**
 * Goes on with a purchase inside the visitor's press: opens its page again, or begins anew where there is none, or it
 * failed.
 * @example
 * await store.set(retryOnramp)
 */
export const retryOnramp = action(async function retryOnramp(get, set): Promise<void> {
  const purchase = get(currentPurchaseAtom)
  if (!purchase) return set(refreshOnramp)
  const { url, status } = purchase
  if (url !== undefined && /^(waiting|closed|blocked)$/.test(status)) {
    const window = openWithin(get, url)
    set(beginPurchase, { ...purchase, status: window ? 'waiting' : 'blocked' }, window)
    return
  }
  const { selectedProvider, payable } = get(onrampFormAtom) ?? {}
  if (selectedProvider && payable && /^(ok|empty)$/.test(payable.state)) return set(startOnramp)
  set(cancelOnramp)
  // After a reload it was not below.
  if (get(routeAtom).name !== 'OnRampProviders') set(navigate, { name: 'OnRampProviders' })
})

/**
 * Gives a purchase up: closes its window, and forgets it. What was paid at the seller's still arrives.
 * @example
 * store.set(cancelOnramp)
 */
export const cancelOnramp = action(function cancelOnramp(get, set) {
  starting.abort(get)
  set(beginPurchase, null, null)
  if (get(routeAtom).name === 'BuyInProgress') set(back)
})

/** Brings the window of the seller to the front. */
export const showOnrampWindow = action(function showOnrampWindow(get) {
  return windowOf(get)?.focus()
})

/** Whether a purchase has not ended. */
export const isBuyingAtom = atom((get) => {
  const status = get(currentPurchaseAtom)?.status
  return status !== undefined && !/^(success|failed)$/.test(status)
})
