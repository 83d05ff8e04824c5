import type { CaipAddress, CaipNetworkId, Namespace, Network } from './network'

/** How a wallet was found (spec section 3). */
export type ConnectorType =
  | 'EXTERNAL'
  | 'WALLET_CONNECT'
  | 'INJECTED'
  | 'ANNOUNCED'
  | 'AUTH'
  | 'MULTI_CHAIN'
  | 'ID_AUTH'

/** A way to reach a wallet. Plain data: the provider behind it stays inside the adapter. */
export interface Connector {
  /** Stable over reloads: the rdns of an announced wallet, else a fixed id. */
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly namespace: Namespace
  /** A `data:` image that was checked at the border, or nothing. */
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
}

/** What a wallet answers: plain data, whole on every change. */
export interface WalletSnapshot {
  /** The account in use; the first of `accounts`. */
  readonly address: CaipAddress
  readonly accounts: readonly CaipAddress[]
  /** The network the wallet is on, known to the host or not. */
  readonly networkId: CaipNetworkId
}

export interface ConnectRequest {
  readonly connectorId: string
  /** The host's networks of this namespace; never empty. */
  readonly networks: readonly Network[]
  /** Gives up when aborted: a later answer of the wallet is ignored. */
  readonly signal: AbortSignal
}

export type ResumeRequest = ConnectRequest

export type Unsubscribe = () => void

/** A raw request to the wallet, EIP-1193 shape. */
export interface RpcCall {
  readonly method: string
  readonly params?: unknown
}

/** A live connection. Optional methods are absent where the wallet or namespace cannot do it. */
export interface WalletHandle {
  /** The latest known answer of the wallet. */
  readonly snapshot: WalletSnapshot
  /** Gives the whole new snapshot, or null when the wallet let go. */
  subscribe(listener: (next: WalletSnapshot | null) => void): Unsubscribe
  /** The wallet's own provider object, for the host's libraries (an EIP-1193 provider on eip155). */
  readonly provider: unknown
  /** Signs a text; resolves to the signature in the encoding usual for the namespace. */
  signMessage(message: string, address: CaipAddress): Promise<string>
  /** Lets go and, where the wallet can, revokes the permission. Never throws. */
  disconnect(): Promise<void>
  /** Asks the wallet to switch, adding the network when the wallet does not know it. */
  switchNetwork?(network: Network): Promise<void>
  /** Raw request. */
  request?(call: RpcCall): Promise<unknown>
}

/** An amount of a currency, exact. */
export interface Balance {
  /** In the smallest unit. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

/** Reads over RPC; the heavy library of a namespace lives behind it. */
export interface ChainReader {
  getBalance(network: Network, address: string): Promise<Balance>
  /** Stops whatever the reader keeps going. */
  destroy(): void
}

/** A namespace: discovery, connection, reads. Capabilities are present or absent, they do not throw. */
export interface ChainAdapter {
  readonly namespace: Namespace
  /** Calls back with the whole list, now and whenever it changes. */
  discover(onChange: (connectors: readonly Connector[]) => void): Unsubscribe
  /** A person is about to connect: a chance to load what that needs. */
  readonly prepare?: () => void
  connect(request: ConnectRequest): Promise<WalletHandle>
  /** Restores a connection without asking; null when the wallet no longer knows this origin. */
  resume(request: ResumeRequest): Promise<WalletHandle | null>
  /** Loads the reader; absent where balances are not read. */
  readonly reader?: () => Promise<ChainReader>
}
