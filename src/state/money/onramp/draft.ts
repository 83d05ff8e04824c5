import { atom } from 'jotai/vanilla'
import type { WalletHandle } from '../../../chains/adapter'
import { accountAtom } from '../../session/account/account'
import { handlesAtom } from '../../core/visitor/connections'
import { action } from '../../core/action'
import { activeNetworkAtom } from '../../core/visitor/networks'

/** The purchase as it was chosen and typed; fields that are left out have their usual values. */
export interface OnrampDraft {
  /** Key of a choice: which currency, and on which network. */
  readonly purchase?: string | undefined
  /** ISO 4217. */
  readonly paymentCurrency?: string | undefined
  /** A decimal text. */
  readonly paymentAmount: string
  readonly providerId?: string | undefined
}

const empty: OnrampDraft = { paymentAmount: '' }

/** Its account and connection: another one starts again. */
const heldAtom = atom<{
  readonly draft: OnrampDraft
  readonly address?: string
  readonly handle?: WalletHandle | undefined
}>({ draft: empty })

/** The connection in use; with it everything ends that was to be bought. */
export const buyingHandleAtom = atom((get) => get(handlesAtom)[get(activeNetworkAtom).chainNamespace])

export const onrampDraftAtom = atom((get): OnrampDraft => {
  const { draft, address, handle } = get(heldAtom)
  const isSame = address !== undefined && get(accountAtom)?.address === address && handle === get(buyingHandleAtom)
  return isSame ? draft : empty
})

/** Changes what the account in use is to buy. */
export const editOnramp = action(function editOnramp(get, set, change: Partial<OnrampDraft>) {
  const address = get(accountAtom)?.address
  if (address === undefined) return
  set(heldAtom, { draft: { ...get(onrampDraftAtom), ...change }, address, handle: get(buyingHandleAtom) })
})

/**
 * Typed: how much is paid; a decimal text.
 * @example
 * store.set(setPaymentAmount, '50')
 */
export const setPaymentAmount = action(function setPaymentAmount(_get, set, paymentAmount: string) {
  set(editOnramp, { paymentAmount })
})

/**
 * Sets the currency to pay with, by its ISO 4217 code.
 * @example
 * store.set(setPaymentCurrency, 'EUR')
 */
export const setPaymentCurrency = action(function setPaymentCurrency(_get, set, paymentCurrency: string) {
  set(editOnramp, { paymentCurrency })
})

/**
 * Sets the currency to buy, by the key of a choice of the form.
 * @example
 * store.set(setPurchaseCurrency, choice.key)
 */
export const setPurchaseCurrency = action(function setPurchaseCurrency(_get, set, purchase: string) {
  set(editOnramp, { purchase })
})

/**
 * Chooses the seller, by its id.
 * @example
 * store.set(selectProvider, 'meld')
 */
export const selectProvider = action(function selectProvider(_get, set, providerId: string) {
  set(editOnramp, { providerId })
})
