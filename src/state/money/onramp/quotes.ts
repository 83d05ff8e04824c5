import { atom } from 'jotai/vanilla'
import type {
  OnrampOrder,
  OnrampProvider,
  OnrampProviderOption,
  OnrampQuote,
  PaymentCurrency,
} from '../../../chains/trade/onramp'
import { asyncState } from '../../core/asyncState'
import { configAtom, envAtom, runtimeAtom } from '../../core/runtime'
import { buyingAccountAtom, onrampProvidersAtom } from '../../session/project/onrampFeature'
import { choicesAtom, isAskedAtom, paymentCurrenciesAtom, sellersAtom, type PurchaseChoice } from './catalogue'
import { onrampDraftAtom } from './draft'
import { judgePayment, type Payable } from './limits'
import { isMeld, meldCurrency, meldOption } from './providerPages'

/** A seller, and what it offers for what is typed. */
export interface OfferingProvider extends OnrampProvider {
  /** Null where it tells no number: then none is shown. */
  readonly quote: OnrampQuote | null
  /** The host's own page, where the host gave it. */
  readonly page?: OnrampProviderOption | undefined
}

/** Typing rests for so long before quotes are read, in milliseconds. */
const restMs = 500

export const purchaseChoiceAtom = atom((get): PurchaseChoice | null => {
  const choices = get(choicesAtom)
  const { purchase } = get(onrampDraftAtom)
  return choices.find(({ key }) => key === purchase) ?? choices[0] ?? null
})

export const paymentCurrencyAtom = atom((get): PaymentCurrency | null => {
  const all = get(paymentCurrenciesAtom)
  const wanted = get(onrampDraftAtom).paymentCurrency ?? 'USD'
  return all.find(({ id }) => id === wanted) ?? all[0] ?? null
})

const amountAtom = atom((get) => get(onrampDraftAtom).paymentAmount)

/** Result of the check of the typed amount. */
export const payableAtom = atom((get): Payable => {
  const currency = get(paymentCurrencyAtom)
  return currency ? judgePayment(currency, get(amountAtom)) : { state: 'empty' }
})

/** The order, once it is known; also without an amount. */
export const orderAtom = atom((get): OnrampOrder | null => {
  const account = get(buyingAccountAtom)
  const [choice, paymentCurrency, payable] = [get(purchaseChoiceAtom), get(paymentCurrencyAtom), get(payableAtom)]
  if (!account || !choice || !paymentCurrency) return null
  return {
    account: `${choice.network.caipNetworkId}:${account.address}`,
    network: choice.network,
    purchaseCurrency: choice.currency,
    purchaseNetwork: choice.purchaseNetwork,
    paymentCurrency,
    paymentMethod: payable.state === 'ok' ? payable.method : undefined,
    paymentAmount: get(amountAtom),
  }
})

const quotesRefreshAtom = atom(0)
/** Reads quotes again. */
export const refreshQuotesAtom = atom(null, (_get, set) => set(quotesRefreshAtom, (count) => count + 1))

/** Quotes for what is typed, the most that arrives first; an empty list where it is not known. */
export const quotesAtom = asyncState(
  atom(async (get, { signal }): Promise<readonly OnrampQuote[]> => {
    get(quotesRefreshAtom)
    const order = get(orderAtom)
    if (!order || !get(isAskedAtom) || get(payableAtom).state !== 'ok') return []
    await get(envAtom).clock.sleep(restMs, signal)
    const late = await import('./source/readOnramp.late')
    return (await late.readOnrampQuotes(get(runtimeAtom).store.get, order, signal)) ?? []
  }),
)

/** The sellers whose page is data: those of the host that are on, and Meld where it is. */
const pagesAtom = atom((get): readonly OnrampProviderOption[] => {
  const { onramp } = get(configAtom)
  const ids = get(onrampProvidersAtom)
  const order = get(orderAtom)
  if (!onramp || !order) return []
  const own = onramp.providers ?? []
  const all = own.some(isMeld) ? own : [...own, meldOption]
  // Meld is told by its own rule what it sells: nothing else may be shown beside it.
  const sellsThis = (one: OnrampProviderOption) =>
    !isMeld(one) || meldCurrency(order.account) === order.purchaseCurrency.symbol
  return all.filter((one) => ids.includes(one.id) && sellsThis(one))
})

/** Offers for this, the most that arrives first; those without a number come last. */
export const offersAtom = atom((get): readonly OfferingProvider[] => {
  const [quotes, sellers] = [get(quotesAtom), get(sellersAtom)]
  const known = (sellers.status === 'ready' ? sellers.value : null) ?? []
  const told = quotes.status === 'ready' ? quotes.value : []
  const infoOf = (id: string) => known.find((one) => one.id === id) ?? { id, name: id }
  const offering = told.map((quote) => ({ ...infoOf(quote.providerId), quote }))
  const silent = told.length > 0 ? [] : known.map((one) => ({ ...one, quote: null }))
  const pages = get(pagesAtom).map((page) => {
    const { url: _url, ...provider } = page
    return { ...provider, quote: null, page }
  })
  return [...offering, ...silent, ...pages.filter(({ id }) => ![...offering, ...silent].some((one) => one.id === id))]
})
