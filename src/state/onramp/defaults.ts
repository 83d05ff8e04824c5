import type { OnrampLimit, PaymentCurrency, PurchaseCurrency } from '../../chains/onramp'

/** What counts in USD where the seller tells no limits. */
export const defaultLimits: readonly OnrampLimit[] = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

export const defaultPaymentCurrencies: readonly PaymentCurrency[] = [{ id: 'USD', paymentMethodLimits: defaultLimits }]

/** What can be bought where the seller does not say; contracts are those of the issuer. */
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
