import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { back, navigate, routeAtom } from '../../shell/router/navigation'
import { refreshOnrampAtom } from './catalogue'
import { onrampFormAtom } from './form'
import { openWithin, starting } from './popup'
import { beginPurchase, currentPurchaseAtom, windowOf } from './purchase'
import { refreshQuotesAtom } from './quotes'
import { startOnramp } from './start'

/** Asks again what is for sale, and for how much. */
export const refreshOnramp = action(function refreshOnramp(_get, set) {
  set(refreshOnrampAtom)
  set(refreshQuotesAtom)
})

/**
 * Goes on with a purchase inside the visitor's press: opens its page again, or begins again if there is no page, or it
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

/** True while a purchase has not ended. */
export const isBuyingAtom = atom((get) => {
  const status = get(currentPurchaseAtom)?.status
  return status !== undefined && !/^(success|failed)$/.test(status)
})
