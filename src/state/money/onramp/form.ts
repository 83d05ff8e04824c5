import { atom } from 'jotai/vanilla'
import type { Network } from '../../../chains/network'
import type { PaymentCurrency, PurchaseCurrency } from '../../../chains/trade/onramp'
import type { TokenBalance } from '../../../chains/tokens'
import type { Account } from '../../session/account/account'
import { nameAtoms } from '../../core/action'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { buyingAccountAtom } from '../../session/project/onrampFeature'
import { allTokensAtom } from '../tokens/tokens'
import {
  choicesAtom,
  isAskedAtom,
  knownAtom,
  optionsAtom,
  paymentCurrenciesAtom,
  type PurchaseChoice,
} from './catalogue'
import { onrampDraftAtom } from './draft'
import { limitsOf, type Payable } from './limits'
import {
  offersAtom,
  payableAtom,
  paymentCurrencyAtom,
  purchaseChoiceAtom,
  quotesAtom,
  type OfferingProvider,
} from './quotes'

/** The purchase that is filled in. */
export interface OnrampState {
  /** Its sellers, the most that arrives first. */
  readonly providers: readonly OfferingProvider[]
  readonly selectedProvider: OfferingProvider | null
  readonly purchaseCurrency: PurchaseCurrency | null
  readonly paymentCurrency: PaymentCurrency | null
  /** The amount that arrives, by the quote of the selected seller, else by the best; null without one. */
  readonly purchaseAmount: string | null
  /** A decimal text. */
  readonly paymentAmount: string
  readonly quotesLoading: boolean
  /** The reason that it is not known what is for sale, or for how much. */
  readonly error: unknown
}

/** The form that buys: what is being bought, of what, and what is wrong with it. */
export interface OnrampForm extends OnrampState {
  readonly account: Account
  readonly status: 'loading' | 'ready' | 'failed'
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly choices: readonly PurchaseChoice[]
  readonly choice: PurchaseChoice | null
  /** Result of the check of the amount. */
  readonly payable: Payable
  /** Of the currency that is paid with. */
  readonly limits: PaymentCurrency['paymentMethodLimits']
  /** Of what is bought, how much the account has, where that is known. */
  readonly held: TokenBalance | null
  /** The network in use. */
  readonly network: Network
}

/**
 * The purchase of the account in use; null while no account is connected, and where buying is off.
 * @example
 * const arrives = useValue(onrampFormAtom)?.purchaseAmount
 */
export const onrampFormAtom = atom((get): OnrampForm | null => {
  const account = get(buyingAccountAtom)
  if (!account) return null
  const options = get(optionsAtom)
  const quotes = get(quotesAtom)
  const providers = get(offersAtom)
  const { providerId, paymentAmount } = get(onrampDraftAtom)
  const selectedProvider = providers.find(({ id }) => id === providerId) ?? null
  const paymentCurrency = get(paymentCurrencyAtom)
  const choice = get(purchaseChoiceAtom)
  const tokens = get(allTokensAtom)
  const network = get(activeNetworkAtom)
  const contract = choice?.purchaseNetwork.contractAddress?.toLowerCase()
  const held = tokens.status === 'ready' && choice?.network === network ? tokens.value : []
  return {
    account,
    status: get(knownAtom) ? 'ready' : options.status,
    providers,
    selectedProvider,
    purchaseCurrency: choice?.currency ?? null,
    paymentCurrency,
    purchaseAmount: (selectedProvider ?? providers[0])?.quote?.purchaseAmount ?? null,
    paymentAmount,
    quotesLoading: get(isAskedAtom) && quotes.status === 'loading',
    error: options.status === 'failed' ? options.error : quotes.status === 'failed' ? quotes.error : null,
    paymentCurrencies: get(paymentCurrenciesAtom),
    choices: get(choicesAtom),
    choice,
    payable: get(payableAtom),
    limits: paymentCurrency ? limitsOf(paymentCurrency) : [],
    held: held.find(({ address }) => address?.toLowerCase() === contract) ?? null,
    network,
  }
})

nameAtoms({ onrampFormAtom })
