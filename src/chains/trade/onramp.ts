import type { CaipAddress, Network } from '../network'

/** Between what may be paid by one way of paying, as decimal texts in the currency it stands at. */
export interface OnrampLimit {
  /** The way of paying, as 'card' or 'ach_bank_account'. */
  readonly id: string
  readonly min: string
  readonly max: string
}

/** A currency to pay with. */
export interface PaymentCurrency {
  /** ISO 4217, as 'USD'. */
  readonly id: string
  /** Left out: its name in the language of the page. */
  readonly name?: string | undefined
  /** Its flag: an address at `https:`, or image data. Left out: a mark with its code. */
  readonly image?: string | undefined
  readonly paymentMethodLimits: readonly OnrampLimit[]
}

/** A network on which a currency can be bought. */
export interface PurchaseNetwork {
  /** The seller's name of it, as 'ethereum'. */
  readonly name: string
  readonly displayName: string
  /** CAIP-2 reference: '1' of Ethereum. */
  readonly chainId: string
  /** Contract, or mint; left out for the network's own currency. */
  readonly contractAddress?: string | undefined
}

/** A currency to buy. */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  /** Its picture: an address at `https:`, or image data. */
  readonly image?: string | undefined
  readonly networks: readonly PurchaseNetwork[]
}

/** Currencies to buy and to pay with. An empty list: the seller does not say, and the defaults count. */
export interface OnrampOptions {
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
}

/** A seller. */
export interface OnrampProvider {
  readonly id: string
  readonly name: string
  readonly image?: string | undefined
  /** Its fee in words, as '1-2%'. */
  readonly feeRange?: string | undefined
  readonly categories?: readonly string[] | undefined
}

/** A part of what is paid that buys nothing. */
export interface OnrampFee {
  readonly kind: 'network' | 'provider'
  /** A decimal text in the currency that is paid with. */
  readonly amount: string
}

/** An offer of a seller; amounts are exact decimal texts. */
export interface OnrampQuote {
  readonly id: string
  readonly providerId: string
  /** ISO 4217. What differs from what was asked is refused. */
  readonly paymentCurrency: string
  /** Id or symbol of what is bought, as it was asked for. */
  readonly purchaseCurrency: string
  /** All that is paid. */
  readonly paymentAmount: string
  /** Without fees, where the seller tells it. */
  readonly subtotal?: string | undefined
  readonly fees: readonly OnrampFee[]
  /** The amount that arrives. */
  readonly purchaseAmount: string
}

/** An order: the currency, the account, and the payment. */
export interface OnrampOrder {
  readonly account: CaipAddress
  /** Of the app, where what is bought arrives. */
  readonly network: Network
  readonly purchaseCurrency: PurchaseCurrency
  /** That of `purchaseCurrency` on `network`. */
  readonly purchaseNetwork: PurchaseNetwork
  readonly paymentCurrency: PaymentCurrency
  /** One of the limits of the currency; left out where none fits. */
  readonly paymentMethod?: string | undefined
  /** A decimal text; empty: it is typed at the seller's. */
  readonly paymentAmount: string
}

/** State of a purchase; `UNKNOWN` where it cannot be told. */
export interface OnrampStatus {
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** Of the transfer to the account. */
  readonly txHash?: string | undefined
}

/** A page of a seller, where the purchase goes on. */
export interface OnrampSession {
  /** At `https:`, or on this machine. */
  readonly url: string
  /** Arguments of `readStatus`. */
  readonly id?: string | undefined
}

interface Asked {
  readonly signal: AbortSignal
}

/** A source that sells for money, and quotes prices. */
export interface OnrampSource {
  readOptions(query: Asked & { readonly country: string }): Promise<OnrampOptions>
  listProviders(query: Asked): Promise<readonly OnrampProvider[]>
  /** Sellers of this for so much; empty where they are not known. */
  listQuotes(query: Asked & OnrampOrder & { readonly country: string }): Promise<readonly OnrampQuote[]>
  /** The page where a purchase goes on; `redirectUrl` is where it comes back to. */
  buildUrl(
    query: Asked &
      OnrampOrder & {
        readonly country: string
        readonly providerId: string
        readonly quoteId?: string | undefined
        readonly redirectUrl: string
      },
  ): Promise<OnrampSession>
  /** Reads the state of a purchase. Left out: the account is watched instead. */
  readStatus?(query: Asked & { readonly providerId: string; readonly id: string }): Promise<OnrampStatus>
}

/** A seller as data: its page is opened with what is bought. */
export interface OnrampProviderOption extends OnrampProvider {
  /**
   * Its page, with parameters in braces: `{walletAddress}`, `{amount}`, `{paymentCurrency}`, `{purchaseCurrency}`,
   * `{network}`, `{chainId}`, `{contractAddress}`, `{redirectUrl}`, `{projectId}`. At `https:`, or on this machine.
   */
  readonly url: string
}
