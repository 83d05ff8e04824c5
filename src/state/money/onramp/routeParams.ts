import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import type { Route } from '../../core/route'
import { switchNetwork } from '../../session/networks/switchNetwork'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { resetToHome } from '../../shell/router/navigation'
import { close, isOpenAtom } from '../../shell/router/stack'
import { choicesAtom, type PurchaseChoice } from './catalogue'
import { editOnramp } from './draft'

/** The purchase that the code that opens the view fills in. */
export type OnrampTerms = Omit<Extract<Route, { readonly name: 'OnRampProviders' }>, 'name'>

const takenAtom = atom<OnrampTerms | null>(null)

/**
 * Fills in what the view was opened with, once what is for sale is known, and once only, so that what is changed there
 * stays. Where the visitor does not want to go to the network that was named, nothing is bought.
 */
export const takeOnrampTerms = action(async function takeOnrampTerms(get, set, terms: OnrampTerms): Promise<void> {
  const { networkId, purchaseCurrency, paymentCurrency, paymentAmount } = terms
  const choices = get(choicesAtom)
  if (get(takenAtom) === terms || choices.length === 0) return
  set(takenAtom, terms)
  const isWanted = ({ currency, purchaseNetwork, network }: PurchaseChoice) =>
    (networkId === undefined || network.caipNetworkId === networkId) &&
    (purchaseCurrency === undefined ||
      [currency.id, currency.symbol, purchaseNetwork.contractAddress].some((one) => isSame(one, purchaseCurrency)))
  try {
    if (networkId && networkId.split(':')[0] !== get(activeNetworkAtom).chainNamespace)
      await set(switchNetwork, networkId)
    const isAsked = networkId !== undefined || purchaseCurrency !== undefined
    set(editOnramp, {
      ...(isAsked && { purchase: get(choicesAtom).find(isWanted)?.key }),
      ...(paymentCurrency !== undefined && { paymentCurrency: paymentCurrency.toUpperCase() }),
      ...(paymentAmount !== undefined && { paymentAmount }),
    })
  } catch {
    set(get(isOpenAtom) ? close : resetToHome)
  }
})

const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()
