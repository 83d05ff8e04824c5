import type { OnrampLimit, PaymentCurrency, PurchaseCurrency } from '../../../chains/trade/onramp'
import { parseUnits } from '../../core/format/decimal'
import { compareAmounts } from './amounts'

/** Limits in USD where the seller tells none. */
export const defaultLimits: readonly OnrampLimit[] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

export const defaultPaymentCurrencies: readonly PaymentCurrency[] = [{ id: 'USD', paymentMethodLimits: defaultLimits }]

/** Currencies to buy where the seller does not say; contracts are those of the issuer. */
export const defaultPurchaseCurrencies: readonly PurchaseCurrency[] = [
  {
    id: 'USDC',
    name: 'USDC',
    symbol: 'USDC',
    networks: [
      {
        name: 'ethereum',
        displayName: 'Ethereum',
        chainId: '1',
        contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      },
      {
        name: 'polygon',
        displayName: 'Polygon',
        chainId: '137',
        contractAddress: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      },
    ],
  },
  {
    id: 'SOL',
    name: 'Solana',
    symbol: 'SOL',
    networks: [{ name: 'solana', displayName: 'Solana', chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
  },
]

/** Result of the check of an amount: the way to pay it, or its shortfall or excess. */
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
