import type { OnrampLimit, PaymentCurrency } from '../../chains/onramp'
import { parseUnits } from '../format/decimal'
import { compareAmounts } from './amounts'
import { defaultLimits } from './defaults'

/** Whether an amount can be paid: by which way, or what it is short of or beyond. */
export type Payable =
  | { readonly state: 'ok'; readonly method: string | undefined }
  | { readonly state: 'empty' | 'incorrect' }
  | { readonly state: 'least' | 'most'; readonly limit: string }

/** The limits of a currency; in USD, where the seller tells none, the usual ones. */
export function limitsOf({ id, paymentMethodLimits }: PaymentCurrency): readonly OnrampLimit[] {
  return paymentMethodLimits.length > 0 ? paymentMethodLimits : id === 'USD' ? defaultLimits : []
}

/** By which way so much can be paid, the first whose limits have it; both ends count. */
export function judgePayment(currency: PaymentCurrency, amount: string): Payable {
  if (amount === '') return { state: 'empty' }
  if (!parseUnits(amount, 20)) return { state: 'incorrect' }
  const limits = limitsOf(currency)
  const [first] = limits
  if (!first) return { state: 'ok', method: undefined }
  const fits = limits.find(({ min, max }) => compareAmounts(amount, min) >= 0 && compareAmounts(amount, max) <= 0)
  if (fits) return { state: 'ok', method: fits.id }
  const least = limits.map(({ min }) => min).reduce((one, other) => (compareAmounts(one, other) <= 0 ? one : other))
  const most = limits.map(({ max }) => max).reduce((one, other) => (compareAmounts(one, other) >= 0 ? one : other))
  if (compareAmounts(amount, least) < 0) return { state: 'least', limit: least }
  if (compareAmounts(amount, most) > 0) return { state: 'most', limit: most }
  // Between the limits of two ways: the next higher begins further up.
  const above = limits.map(({ min }) => min).filter((min) => compareAmounts(min, amount) > 0)
  return { state: 'least', limit: above.reduce((one, other) => (compareAmounts(one, other) <= 0 ? one : other)) }
}
