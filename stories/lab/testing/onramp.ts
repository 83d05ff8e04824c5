import type {
  OnrampOptions,
  OnrampOrder,
  OnrampQuote,
  OnrampSource,
  OnrampStatus,
} from '../../../src/chains/trade/onramp'
import { formatUnits } from '../../../src/state/core/format/formatNumber'
import { parseUnits } from '../../../src/state/core/format/decimal'

/** A seller in our hands: it quotes exactly, and its purchases end when a test says so. */
export interface LabOnramp extends OnrampSource {
  /** Orders that quotes were asked for. */
  readonly asked: OnrampOrder[]
  /** Orders that it was led to, by session. */
  readonly sessions: Record<string, OnrampOrder & { readonly providerId: string; readonly redirectUrl: string }>
  /** State of every purchase. */
  status: OnrampStatus
  /** Runs before a quote is given; throws for a seller that is down. */
  onQuote: (signal: AbortSignal) => Promise<void>
  /** Runs before a page is given. */
  onBuild: () => Promise<void>
}

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

export const labOptions: OnrampOptions = {
  paymentCurrencies: [
    {
      id: 'USD',
      paymentMethodLimits: [
        { id: 'card', min: '10.00', max: '7500.00' },
        { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
      ],
    },
    { id: 'EUR', paymentMethodLimits: [{ id: 'card', min: '20', max: '5000' }] },
    { id: 'GBP', paymentMethodLimits: [] },
  ],
  purchaseCurrencies: [
    {
      id: 'ETH',
      name: 'Ether',
      symbol: 'ETH',
      networks: [
        { name: 'ethereum', displayName: 'Ethereum', chainId: '1' },
        { name: 'optimism', displayName: 'OP Mainnet', chainId: '10' },
      ],
    },
    {
      id: 'USDC',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [{ name: 'ethereum', displayName: 'Ethereum', chainId: '1', contractAddress: usdc }],
    },
  ],
}

/** Sellers, with what they keep in thousandths. */
const sellers = [
  { id: 'harbour', name: 'Harbour Pay', keeps: 10n },
  { id: 'lantern', name: 'Lantern', keeps: 25n },
] as const

/** Makes a source that sells one ether for 2,000 of any currency, and one dollar for one. */
export function createLabOnramp(options: OnrampOptions = labOptions): LabOnramp {
  const lab: LabOnramp = {
    asked: [],
    sessions: {},
    status: { status: 'IN_PROGRESS' },
    onQuote: () => Promise.resolve(),
    onBuild: () => Promise.resolve(),
    readOptions: async () => options,
    listProviders: async () => sellers.map(({ id, name }) => ({ id, name, feeRange: '1-3%' })),
    listQuotes: async ({ signal, country: _country, ...order }) => {
      lab.asked.push(order)
      await lab.onQuote(signal)
      return sellers.map(({ id, keeps }) => quote(id, keeps, order))
    },
    buildUrl: async ({ signal: _signal, country: _country, quoteId: _quote, ...order }) => {
      await lab.onBuild()
      const id = `session${Object.keys(lab.sessions).length + 1}`
      lab.sessions[id] = order
      return { url: `https://pay.example/${order.providerId}?session=${id}`, id }
    },
    readStatus: async () => lab.status,
  }
  return lab
}

function quote(providerId: string, keeps: bigint, order: OnrampOrder): OnrampQuote {
  const paid = parseUnits(order.paymentAmount, 18) ?? 0n
  const fee = (paid * keeps) / 1000n
  const left = paid - fee
  return {
    id: `quote-${providerId}`,
    providerId,
    paymentCurrency: order.paymentCurrency.id,
    purchaseCurrency: order.purchaseCurrency.symbol,
    paymentAmount: formatUnits(paid, 18),
    subtotal: formatUnits(left, 18),
    fees: [{ kind: 'provider', amount: formatUnits(fee, 18) }],
    purchaseAmount: formatUnits(order.purchaseCurrency.symbol === 'ETH' ? left / 2000n : left, 18),
  }
}
