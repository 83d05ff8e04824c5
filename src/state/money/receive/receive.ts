import { atom } from 'jotai/vanilla'
import { writePaymentUri } from '../../../chains/payment/writePaymentUri'
import { isUnsupported, type CaipAddress, type Network } from '../../../chains/network'
import { accountAtom } from '../../session/account/account'
import { action, nameAtoms } from '../../core/action'
import { configAtom } from '../../core/runtime'
import { parseUnits } from '../../core/format/decimal'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { accountFeaturesAtom } from '../../session/project/accountFeatures'
import { isListed, isOn } from '../../session/account/listedTokens'

/** A currency or token that can be asked for. */
export interface ReceivableToken {
  /** Contract, or mint; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Picture of the token. */
  readonly icon?: string | undefined
}

/** A payment request, as it was typed. */
export interface PaymentDraft {
  /** A decimal text; empty: who pays chooses. */
  readonly amount: string
  /** Contract, or mint; left out for the network's own currency. */
  readonly token?: string | undefined
}

/** State of the view to be paid. */
export interface ReceiveState extends PaymentDraft {
  readonly account: CaipAddress
  readonly address: string
  readonly network: Network
  /** The link that asks for the payment; null where the network's namespace has no links, or `amount` is not a number. */
  readonly link: string | null
  /** Tokens that may be asked for, the network's own currency first; those of `sources.tokens`. */
  readonly tokens: readonly ReceivableToken[]
  /** The amount is no number, or is divided more finely than its token is. */
  readonly isInvalid: boolean
  /** There are links that ask for payments. */
  readonly canRequest: boolean
}

/** Its account and network: another one starts again. */
const draftAtom = atom<PaymentDraft & { readonly owner: string }>({ owner: '', amount: '' })

/**
 * The account in use, shown to be paid: its address, and the link that asks for an amount. Null while no account is
 * connected, on a network that the app does not use, and where receiving is off.
 * @example
 * const link = useValue(receiveAtom)?.link
 */
export const receiveAtom = atom((get): ReceiveState | null => {
  const account = get(accountAtom)
  const network = get(activeNetworkAtom)
  if (!account || isUnsupported(network) || !get(accountFeaturesAtom).receive) return null
  const { caipAddress, address } = account
  const { owner, ...held } = get(draftAtom)
  const draft: PaymentDraft = owner === caipAddress ? held : { amount: '' }
  const listed = get(configAtom).sources?.tokens
  const tokens: readonly ReceivableToken[] = [
    network.nativeCurrency,
    ...(Array.isArray(listed) ? listed.filter((one) => isListed(one) && isOn(network, one.chainId)) : []),
  ]
  const token: ReceivableToken = tokens.find((one) => one.address === draft.token) ?? network.nativeCurrency
  const value = draft.amount === '' ? undefined : parseUnits(draft.amount, token.decimals)
  const terms = { network, address, token: token.address }
  const amount = value ? draft.amount.replace(/^\./, '0.').replace(/\.$/, '') : undefined
  return {
    ...draft,
    account: caipAddress,
    address,
    network,
    tokens,
    link: value === null ? null : writePaymentUri({ ...terms, value: value || undefined, amount }),
    isInvalid: value === null,
    canRequest: writePaymentUri({ network, address }) !== null,
  }
})

/**
 * Changes what the account in use is to be paid.
 * @example
 * store.set(editPayment, { amount: '12.5' })
 */
export const editPayment = action(function editPayment(get, set, change: Partial<PaymentDraft>) {
  const shown = get(receiveAtom)
  if (!shown) return
  const { account: owner, amount, token } = shown
  set(draftAtom, { owner, amount, token, ...change })
})

nameAtoms({ receiveAtom })
