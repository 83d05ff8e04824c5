import type { SwapSource } from '../../../chains/trade/swap'
import type { OnrampProviderOption, OnrampSource } from '../../../chains/trade/onramp'
import type { HistorySource } from '../../../chains/transactions'
import type {
  BalanceSource,
  ListedCollection,
  ListedToken,
  NftMedia,
  NftSource,
  PriceSource,
} from '../../../chains/tokens'

/** Options for buying; leave it out, and there is Buy only with a `sources.onramp` or the hosted backend. */
export interface OnrampConfig {
  /** Sellers whose page is opened; what they take is said in words, as none of them quotes. */
  readonly providers?: readonly OnrampProviderOption[] | undefined
  /** Your public key at Meld, whose page is then one of them. Left out: it is not told. */
  readonly meldPublicKey?: string | undefined
  /** The country of visitors, as an ISO 3166 code. @default 'US' */
  readonly country?: string | undefined
  /** Address that a seller's page leads back to. @default the address of this page, without its query */
  readonly redirectUrl?: string | undefined
}

/** Sources of data about accounts. */
export interface Sources {
  /** Asked in place of the hosted backend and of the chains. */
  readonly balances?: BalanceSource | undefined
  /** Asked in place of the hosted backend; with neither, only what was sent from here is known. */
  readonly history?: HistorySource | undefined
  /** Tokens that the chains are asked about, in the format of Token Lists; those of no list are not shown. */
  readonly tokens?: readonly ListedToken[] | undefined
  /** Prices of those tokens that have none from another source; asked in place of the hosted backend. */
  readonly price?: PriceSource | undefined
  /** In what prices are given: an ISO 4217 code, or 'btc' or 'eth'. @default 'usd' */
  readonly currency?: string | undefined
  /** Says which collectibles accounts have. With neither this nor `collections` nothing is shown of them. */
  readonly nfts?: NftSource | undefined
  /** Collections that the chains are asked about where there is no `nfts`. */
  readonly collections?: readonly ListedCollection[] | undefined
  /** Sources of pictures of collectibles: without it only those are drawn that are data. */
  readonly media?: NftMedia | undefined
  /** Quotes and builds swaps, in place of the hosted backend; with neither, nothing is shown of them. */
  readonly swaps?: SwapSource | undefined
  /** Sells for money, and quotes; asked in place of the hosted backend. */
  readonly onramp?: OnrampSource | undefined
}

/** Options of swaps. */
export interface SwapOptions {
  /**
   * In percent, above 0 and at most 50: how much less than quoted may arrive, unless a visitor chooses. The hosted
   * backend takes whole percents alone and is asked for the next lower one: never less arrives than is shown, but below
   * 1 percent any fall of the price before the swap is done has the network undo it. @default 1
   */
  readonly slippage?: number | undefined
  /**
   * By chain id, the contracts that swaps may be sent to and that tokens may be allowed to. The hosted backend swaps on
   * these networks as well; left out, its known routers, or the contract that `sources.swaps` names.
   */
  readonly routers?: Readonly<Record<number, readonly string[]>> | undefined
}
