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

/** An account's balance of a currency or token. */
export interface TokenBalance {
  readonly networkId: CaipNetworkId
  /** Contract, or mint; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** In the smallest unit. */
  readonly value: bigint
  /** Of one, as a decimal text in the currency that was asked for; left out where it is not known. */
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

/** A source of balances. */
export interface BalanceSource {
  listBalances(query: BalanceQuery): Promise<readonly TokenBalance[]>
}

export interface PriceQuery {
  /** Contracts, or mints; `undefined` is the network's own currency. */
  readonly addresses: readonly (string | undefined)[]
  readonly network: Network
  /** In what prices are wanted, in lower case, as 'usd'. */
  readonly currency: string
  readonly signal: AbortSignal
}

/** The price of one unit of a token. */
export interface TokenPrice {
  /** Contract, or mint, as it was asked about; left out for the network's own currency. */
  readonly address?: string | undefined
  /** As a decimal text. */
  readonly price: string
}

/** A source of prices; tokens that it does not know are left out. */
export interface PriceSource {
  listPrices(query: PriceQuery): Promise<readonly TokenPrice[]>
}

/** A chain's facts about a token that an account has. */
export interface HeldToken {
  readonly address: string
  /** In the smallest unit. */
  readonly value: bigint
  /** Decimals, where the chain tells them. */
  readonly decimals?: number | undefined
}

/** A contract of collectibles that the chain is asked about. */
export interface ListedCollection {
  /** Number of an EVM chain, or its CAIP-2 id. */
  readonly chainId: number | CaipNetworkId
  /** The contract. */
  readonly address: string
  /** Name of the collection. */
  readonly name: string
  /** @default 'erc721' */
  readonly standard?: 'erc721' | 'erc1155' | undefined
  /** Which of its tokens are looked for: needed for ERC-1155, and where an ERC-721 contract does not list its tokens. */
  readonly tokenIds?: readonly (bigint | number | string)[] | undefined
}

/** A collectible of an account. */
export interface Nft {
  readonly networkId: CaipNetworkId
  /** The contract. */
  readonly address: string
  /** As a decimal text. */
  readonly tokenId: string
  readonly name: string
  /** Name of its collection. */
  readonly collection?: string | undefined
  readonly description?: string | undefined
  /** Number of items that the account has: of ERC-721 one. */
  readonly value: bigint
  /**
   * Its picture: image data, `ipfs:` or `https:`. Who made it chose the address, so it is asked for only at the gateway and
   * through the proxy of `sources.media`.
   */
  readonly image?: string | undefined
}

export interface NftQuery {
  readonly account: CaipAddress
  readonly network: Network
  readonly signal: AbortSignal
}

/** A source of collectibles. */
export interface NftSource {
  listNfts(query: NftQuery): Promise<readonly Nft[]>
}

/** Sources of pictures and descriptions of collectibles; a source that is left out is not asked. */
export interface NftMedia {
  /**
   * Address of a server of yours that hands on what is at another address, which takes the place of `{url}`, as
   * `https://media.shop.example/?at={url}`: no visitor's browser asks strangers.
   */
  readonly proxy?: string | undefined
  /** For `ipfs:` addresses, as `https://ipfs.io`. */
  readonly ipfsGateway?: string | undefined
}

/** A chain's facts about a collectible that an account has. */
export interface HeldNft {
  readonly address: string
  readonly tokenId: bigint
  readonly value: bigint
  /** Address of its description. */
  readonly uri?: string | undefined
}
