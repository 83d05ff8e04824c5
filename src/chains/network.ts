/** CAIP-2 namespaces that Portico knows (spec section 3). */
export type Namespace = 'eip155' | 'solana' | 'bip122' | 'polkadot' | 'cosmos'

/** CAIP-2 chain id, `namespace:reference`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** CAIP-10 account id, `namespace:reference:address`. */
export type CaipAddress = `${Namespace}:${string}:${string}`

export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  /** Digits after the decimal point of one unit. */
  readonly decimals: number
}

export interface RpcEndpoints {
  readonly http: readonly string[]
}

export interface BlockExplorer {
  readonly name: string
  readonly url: string
}

/** A network in the shape of spec section 3; made by `defineNetwork`. */
export interface Network {
  readonly id: number | string
  readonly name: string
  readonly chainNamespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  readonly nativeCurrency: NativeCurrency
  readonly rpcUrls: {
    /** Endpoints to read from, best first. */
    readonly default: RpcEndpoints
    /** Public endpoints of the chain itself, handed to a wallet that adds it. */
    readonly chainDefault: RpcEndpoints
  }
  readonly blockExplorers?: { readonly default: BlockExplorer } | undefined
  readonly testnet?: boolean | undefined
  readonly assets?: { readonly imageId?: string | undefined; readonly imageUrl?: string | undefined } | undefined
  readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined
}
