import type { CaipAddress, CaipNetworkId, Network } from './network'

/** A token of a host's list, in the format of https://tokenlists.org. */
export interface ListedToken {
  /** Number of an EVM chain, or the CAIP-2 id of any network. */
  readonly chainId: number | CaipNetworkId
  /** Contract, or mint. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Its picture, which visitors' browsers ask for. */
  readonly logoURI?: string | undefined
}

/** How much of a currency or token an account has. */
export interface TokenBalance {
  readonly networkId: CaipNetworkId
  /** Contract, or mint; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit. */
  readonly value: bigint
  /** Of one, as a decimal text in the currency that was asked for; left out where nobody says. */
  readonly price?: string | undefined
  /** Its picture: an address at `https:`, or image data. Visitors' browsers ask for it, so name only places you trust. */
  readonly icon?: string | undefined
}

export interface BalanceQuery {
  readonly account: CaipAddress
  readonly network: Network
  /** In what prices are given, as 'usd'. */
  readonly currency: string
  readonly signal: AbortSignal
}

/** Who says what an account has. */
export interface BalanceSource {
  listBalances(query: BalanceQuery): Promise<readonly TokenBalance[]>
}

/** What a chain says of a token that an account has. */
export interface HeldToken {
  readonly address: string
  /** In the smallest unit. */
  readonly value: bigint
  /** Where the chain tells it. */
  readonly decimals?: number | undefined
}
