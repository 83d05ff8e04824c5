import { action } from '../../core/action'
import { emit } from '../../core/events'
import { configAtom, envAtom } from '../../core/runtime'
import { navigate, routeAtom } from '../../shell/router/navigation'
import { CannotBuyError } from './onrampErrors'
import { onrampFormAtom } from './form'
import { openWithin, starting } from './popup'
import { pageOf } from './providerPages'
import { beginPurchase, changePurchase, currentPurchaseAtom, redirectOf, type Purchase } from './purchase'
import { orderAtom } from './quotes'

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
  const redirectUrl = redirectOf(get)
  const { projectId, onramp } = get(configAtom)
  const lead = async (signal: AbortSignal) => {
    const late = await import('./watch.late')
    late.noteHeld(get, set, purchase)
    if (page)
      return late.openPage(pageOf(page, order, { projectId, meldPublicKey: onramp?.meldPublicKey, redirectUrl }))
    return late.buildOnrampUrl(get, { ...order, providerId, quoteId: quote?.id, redirectUrl }, signal)
  }
  try {
    const session = await starting.run(get, lead)
    // Given up, or its account is gone: an empty window is closed.
    if (!session || get(currentPurchaseAtom)?.id !== purchase.id) return window?.close()
    const status = window ? 'waiting' : 'blocked'
    set(changePurchase, purchase.id, { url: session.url, sessionId: session.id, status })
    window?.go(session.url)
  } catch {
    // Said by the view, with a way on; the source's own error stands in the report of who asked it.
    if (set(changePurchase, purchase.id, { status: 'unavailable' })) window?.close()
  }
})
