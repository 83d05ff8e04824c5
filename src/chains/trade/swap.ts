import type { CaipAddress, CaipNetworkId, Network } from '../network'
import type { EvmTransaction } from '../transactions'

/** Something that can be swapped: a network's own currency, or a token of it. */
export interface SwapToken {
  readonly networkId: CaipNetworkId
  /** Contract; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Image data or address of its picture. */
  readonly icon?: string | undefined
  /** Its allowance can be given by a signature (EIP-2612). */
  readonly hasPermit?: boolean | undefined
}

/** A trade: the tokens, and the amount. */
export interface SwapTrade {
  readonly network: Network
  readonly account: CaipAddress
  readonly from: SwapToken
  readonly to: SwapToken
  /** Of `from`, in its smallest unit. */
  readonly value: bigint
}

export interface SwapQuery extends SwapTrade {
  /** In percent: how much less than quoted may arrive. */
  readonly slippage: number
  readonly signal: AbortSignal
}

/** One step of the way: who swaps, and for what. */
export interface SwapHop {
  /** Name of the venue, or the address of its pool. */
  readonly venue: string
  readonly from: string
  readonly to: string
}

/** An offer of a source. */
export interface SwapQuote {
  /** Contracts it is for; left out for the network's own currency. What differs from what was asked is refused. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** In smallest units: of `from`, and what is likely to arrive of `to`. */
  readonly value: bigint
  readonly toValue: bigint
  /** In percent of what is swapped, where the source keeps a part. */
  readonly feePercent?: number | undefined
  /** In percent: how much the swap moves the price, where the source tells it. */
  readonly priceImpact?: number | undefined
  readonly route?: readonly SwapHop[] | undefined
}

/** A signed permit of EIP-2612, ready for the source to build with. */
export interface SwapPermit {
  readonly owner: string
  readonly spender: string
  readonly value: bigint
  readonly deadline: bigint
  readonly signature: string
}

/** An order to build. */
export interface SwapOrder extends SwapQuery {
  /** The least that may arrive, in the smallest unit of `to`. */
  readonly minValue: bigint
  /** The quote that it is built after. */
  readonly quote: SwapQuote
  /** Until when it may be done, in seconds since the epoch. */
  readonly deadline: bigint
  readonly permit?: SwapPermit | undefined
}

/** A source that quotes and builds swaps. */
export interface SwapSource {
  /** Returns true for a network that it swaps on. */
  supports(network: Network): boolean | Promise<boolean>
  /** Lists the tokens that can be swapped there. */
  listTokens(query: { readonly network: Network; readonly signal: AbortSignal }): Promise<readonly SwapToken[]>
  /** @throws InsufficientLiquidityError where there is not enough liquidity for so much */
  readQuote(query: SwapQuery): Promise<SwapQuote>
  /** In the smallest unit of the currency, for one unit of gas. Left out: the network is asked. */
  readGasPrice?(query: { readonly network: Network; readonly signal: AbortSignal }): Promise<bigint>
  /**
   * The contracts that swaps may be sent to, by chain id, where the host names them when the source is made. Without them,
   * and without `swaps.routers`, the visitor is shown the contract and confirms it once.
   */
  readonly routers?: Readonly<Record<number, readonly string[]>> | undefined
  /** The contract that takes the token, which is allowed to, and that the swap is sent to. */
  spenderOf(trade: SwapTrade): string | Promise<string>
  /** Reads the amount of a token that the contract may take. Left out: the chain is asked. */
  readAllowance?(trade: SwapTrade): Promise<bigint>
  /** Builds the approval. Left out: an `approve` of exactly what is swapped. */
  buildApproval?(trade: SwapTrade): Promise<EvmTransaction>
  /** Returns true where a swap can be built with a signed permit. Left out: it cannot. */
  takesPermit?(trade: SwapTrade): boolean | Promise<boolean>
  /** Builds the swap: its effect is read and compared with what is shown before a wallet sees it. */
  buildSwap(order: SwapOrder): Promise<EvmTransaction>
}
