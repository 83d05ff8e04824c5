import { atom } from 'jotai/vanilla'
import type { Network } from '../../../chains/network'
import type { OnrampOptions, PaymentCurrency, PurchaseCurrency, PurchaseNetwork } from '../../../chains/trade/onramp'
import { asyncState } from '../../core/asyncState'
import { configAtom, runtimeAtom } from '../../core/runtime'
import { activeNetworkAtom, networksAtom } from '../../core/visitor/networks'
import { buyingAccountAtom } from '../../session/project/onrampFeature'
import { defaultPaymentCurrencies, defaultPurchaseCurrencies } from './limits'

/** Something that can be bought, on a network of the app. */
export interface PurchaseChoice {
  readonly key: string
  readonly currency: PurchaseCurrency
  readonly purchaseNetwork: PurchaseNetwork
  readonly network: Network
}

const refreshesAtom = atom(0)
/** Asks again for what is for sale. */
export const refreshOnrampAtom = atom(null, (_get, set) => set(refreshesAtom, (count) => count + 1))

/** True where a source is to be asked, rather than only a page opened. */
export const isAskedAtom = atom((get): boolean => {
  const { sources, apiUrl, projectId } = get(configAtom)
  const url = typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain
  return get(buyingAccountAtom) !== null && (sources?.onramp !== undefined || !!(projectId && url))
})

/** Currencies to buy and to pay with, from the source; null where no source is asked. */
export const optionsAtom = asyncState(
  atom(async (get, { signal }): Promise<OnrampOptions | null> => {
    get(refreshesAtom)
    if (!get(isAskedAtom)) return null
    const late = await import('./source/readOnramp.late')
    return late.readOnrampOptions(get(runtimeAtom).store.get, signal)
  }),
)

/** Sellers from the source; null where no source is asked. */
export const sellersAtom = asyncState(
  atom(async (get, { signal }) => {
    get(refreshesAtom)
    if (!get(isAskedAtom)) return null
    const late = await import('./source/readOnramp.late')
    return late.readOnrampProviders(get(runtimeAtom).store.get, signal)
  }),
)

/** The known options: the defaults need no request. */
export const knownAtom = atom((get): OnrampOptions | null => {
  if (!get(isAskedAtom)) return { paymentCurrencies: [], purchaseCurrencies: [] }
  const options = get(optionsAtom)
  return (options.status === 'ready' ? options.value : options.status === 'loading' ? options.previous : null) ?? null
})

/** Currencies to pay with; empty while they are being read. */
export const paymentCurrenciesAtom = atom((get): readonly PaymentCurrency[] => {
  const told = get(knownAtom)?.paymentCurrencies
  return told?.length === 0 ? defaultPaymentCurrencies : (told ?? [])
})

/** Currencies that can be bought into the account in use, on the network in use first; empty while they are being read. */
export const choicesAtom = atom((get): readonly PurchaseChoice[] => {
  const told = get(knownAtom)?.purchaseCurrencies
  const namespace = get(buyingAccountAtom) && get(activeNetworkAtom).chainNamespace
  const networks = get(networksAtom).filter(({ chainNamespace }) => chainNamespace === namespace)
  const all = (told?.length === 0 ? defaultPurchaseCurrencies : (told ?? [])).flatMap((currency) =>
    currency.networks.flatMap((purchaseNetwork) => {
      const network = networks.find((one) => isOf(one, purchaseNetwork))
      if (!network) return []
      return [{ key: `${currency.id} ${network.caipNetworkId}`, currency, purchaseNetwork, network }]
    }),
  )
  const isElsewhere = ({ network }: PurchaseChoice) => Number(network !== get(activeNetworkAtom))
  return all.sort((one, other) => isElsewhere(one) - isElsewhere(other))
})

/** True where a seller's name of a network is one of the app's; Solana is often told by its name alone. */
function isOf({ chainNamespace, id, testnet }: Network, { chainId, name }: PurchaseNetwork): boolean {
  if (chainNamespace !== 'solana') return `${id}` === chainId
  return `${id}` === chainId || (!/^[1-9A-HJ-NP-Za-km-z]{32}$/.test(chainId) && /^solana$/i.test(name) && !testnet)
}
