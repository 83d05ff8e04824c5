'use client'
import { useMemo } from 'react'
import {
  selectProvider,
  setPaymentAmount,
  setPaymentCurrency,
  setPurchaseCurrency,
} from '../../state/money/onramp/draft'
import { onrampFormAtom, type OnrampForm } from '../../state/money/onramp/form'
import type { Purchase } from '../../state/money/onramp/purchase'
import { cancelOnramp, retryOnramp } from '../../state/money/onramp/resumePurchase'
import { startOnramp } from '../../state/money/onramp/start'
import { purchaseAtom } from '../../state/money/onramp/watch'
import { useAction, useValue } from '../PorticoProvider'

/** Return value of `useOnramp`. */
export interface OnrampControl {
  /** The purchase that is filled in, and its sellers with prices; null while no account is connected, and where buying is off. */
  readonly form: OnrampForm | null
  /** The purchase that was begun last, and its state; null where there was none. */
  readonly purchase: Purchase | null
  /** Types how much is paid. */
  readonly setPaymentAmount: (amount: string) => void
  /** Sets the currency to pay with, by its ISO 4217 code. */
  readonly setPaymentCurrency: (code: string) => void
  /** Sets the currency to buy, by the `key` of one of `form.choices`. */
  readonly setPurchaseCurrency: (key: string) => void
  /** Chooses the seller, by its id. */
  readonly selectProvider: (id: string) => void
  /**
   * Opens the window of the selected provider: call it inside the visitor's press. Rejects with `CannotBuyError` where
   * something is missing.
   */
  readonly startOnramp: () => Promise<void>
  /** Forgets the purchase, and closes its window. */
  readonly cancelOnramp: () => void
  /** Opens its window again, or asks again for offers: call it inside the visitor's press. */
  readonly retryOnramp: () => Promise<void>
}

/**
 * Buying for money into the account in use, on EVM chains and on Solana: from your `sources.onramp`, the sellers of
 * `onramp`, or the backend at `apiUrl`.
 * @example
 * const { form, setPaymentAmount, selectProvider, startOnramp, purchase } = useOnramp()
 * <input value={form?.paymentAmount} onChange={(event) => setPaymentAmount(event.target.value)} />
 */
export function useOnramp(): OnrampControl {
  const form = useValue(onrampFormAtom)
  const purchase = useValue(purchaseAtom)
  const type = useAction(setPaymentAmount)
  const payWith = useAction(setPaymentCurrency)
  const buy = useAction(setPurchaseCurrency)
  const select = useAction(selectProvider)
  const start = useAction(startOnramp)
  const cancel = useAction(cancelOnramp)
  const retry = useAction(retryOnramp)
  return useMemo(
    () => ({
      form,
      purchase,
      setPaymentAmount: type,
      setPaymentCurrency: payWith,
      setPurchaseCurrency: buy,
      selectProvider: select,
      startOnramp: start,
      cancelOnramp: cancel,
      retryOnramp: retry,
    }),
    [form, purchase, type, payWith, buy, select, start, cancel, retry],
  )
}
