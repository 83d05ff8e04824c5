import type { Clock } from './clock'
import type { PorticoError } from './errors/errors'
import type { CaipAddress, CaipNetworkId, Namespace, Network } from './network'
import type { HeldNft, HeldToken, ListedCollection } from './tokens'
import type {
  ChainTransaction,
  ChainTransfers,
  SearchResult,
  TransactionFate,
  TransactionRequest,
  TransactionSearch,
} from './transactions'
import type { Verifier } from '../siwx/verifiers/verifier'

/** The way that a wallet was found. */
export type ConnectorType =
  'EXTERNAL' | 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'AUTH' | 'MULTI_CHAIN' | 'ID_AUTH'

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
  /** False for a wallet that cannot: where sign-in is required, it is not offered. */
  readonly signsMessages?: boolean | undefined
}

/** State of a wallet: plain data, whole on every change. */
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
  /** Times the waits for the wallet. */
  readonly clock: Clock
}

export type ResumeRequest = ConnectRequest

export type Unsubscribe = () => void

/** A raw request to the wallet, EIP-1193 shape. */
export interface RpcCall {
  readonly method: string
  readonly params?: unknown
}

export interface SendOptions {
  /** Called with the id of the transport's request, which `onAnswer` reports, before the wallet receives it. */
  readonly onRequest?: ((requestId: string) => void) | undefined
}

/** Answer of a wallet to a transaction, by the id of the transport's request. */
export type RequestAnswer =
  { readonly requestId: string; readonly hash: string } | { readonly requestId: string; readonly error: PorticoError }

/** A live connection. Optional methods are absent where the wallet or namespace cannot do it. */
export interface WalletHandle {
  /** The latest known answer of the wallet. */
  readonly snapshot: WalletSnapshot
  /** Gives the whole new snapshot, or null when the wallet let go. */
  subscribe(listener: (next: WalletSnapshot | null) => void): Unsubscribe
  /** The wallet's own provider object, for the host's libraries (an EIP-1193 provider on eip155). */
  readonly provider: unknown
  /** The wallet shows no prompt of its own, so the page's requests are approved here. */
  readonly isGated?: boolean | undefined
  /** Signs a text; resolves to the signature in the encoding usual for the namespace. */
  signMessage(message: string, address: CaipAddress): Promise<string>
  /**
   * Asks the wallet to sign a transaction of its namespace and to send it; resolves to its hash. `address` names the
   * account and the network: rejects with `RequestOutdatedError`, and does not ask, once the wallet is on another network
   * or no longer shares the account. Absent where the wallet cannot send, or is not allowed to.
   */
  sendTransaction?(transaction: TransactionRequest, address: CaipAddress, options?: SendOptions): Promise<string>
  /**
   * Calls back with answers to transactions that arrive on this page after the request ended, or that an earlier page or
   * another tab asked for. An answer can be reported more than once. Absent where each answer goes to its request alone.
   */
  onAnswer?(listener: (answer: RequestAnswer) => void): Unsubscribe
  /** Lets go and, where the wallet can, revokes the permission. Never throws. */
  disconnect(): Promise<void>
  /** Asks the wallet to switch, adding the network when the wallet does not know it. */
  switchNetwork?(network: Network): Promise<void>
  /** True where the wallet has a network at all; absent where only asking it tells. */
  hasNetwork?(networkId: CaipNetworkId): boolean
  /**
   * The way that the approval covers a network: `granted`, `onRequest` where the wallet can be asked to add it, `anew` where
   * only another connection may. Absent where every network is asked for when it is wanted.
   */
  grantOf?(networkId: CaipNetworkId): 'granted' | 'onRequest' | 'anew'
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

/** The part of a transaction that its cost depends on. */
export interface FeeRequest {
  readonly from: string
  /** Null: a contract is created. */
  readonly to: string | null
  /** In the smallest unit. */
  readonly value: bigint
  readonly data: string
  /** Limit and prices the request brings; what is left out is asked of the network. */
  readonly gas?: bigint | null
  readonly gasPrice?: bigint | null
  readonly maxFeePerGas?: bigint | null
}

/** The fee of a transaction; or the reason that it is not known. */
export type FeeEstimate =
  | {
      readonly state: 'known'
      /** In the smallest unit of the native currency: what is likely, and the most to expect. */
      readonly fee: bigint
      readonly maxFee: bigint
      /** `fee` and what is sent along. */
      readonly total: bigint
      readonly symbol: string
      readonly decimals: number
    }
  | {
      readonly state: 'unknown'
      /** `wouldRevert`: the network says that it would fail. */
      readonly reason: 'wouldRevert' | 'unavailable'
      /** The contract's own words about that; its author chose them. */
      readonly words?: string | undefined
    }

/** A transfer of a token. */
export interface TokenTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  /** In the smallest unit. */
  readonly value: bigint
}

/** Metadata that the contract or mint of a token returns. */
export interface TokenInfo {
  /** Null on chains that store no symbol with a token. */
  readonly symbol: string | null
  readonly decimals: number
  /** Total supply, in the smallest unit; left out or null where the token does not say. */
  readonly totalSupply?: bigint | null
}

/** Reads over RPC; the heavy library of a namespace lives behind it. */
export interface ChainReader {
  getBalance(network: Network, address: string): Promise<Balance>
  /** True for a contract without a key of its own; absent on other chains. */
  isContract?(network: Network, address: string): Promise<boolean>
  /** Asks the network a question of its JSON-RPC; absent where it has none. */
  request?(network: Network, call: RpcCall): Promise<unknown>
  /** Estimates the fee of a transaction; never throws. */
  estimateFee?(network: Network, transaction: FeeRequest): Promise<FeeEstimate>
  /** Reads the fee of the chain below, beside its own fee, for writing a transaction there; absent where there is no such chain. */
  readDataFee?(network: Network, transaction: FeeRequest): Promise<bigint>
  /** Reads the amount of a token that would arrive, as some keep a part; null where the network cannot say. Never throws. */
  readArriving?(network: Network, transfer: TokenTransfer): Promise<bigint | null>
  /** Reads symbol and decimals from the contract. Null when it is not a token or does not answer. Never throws. */
  readToken?(network: Network, address: string): Promise<TokenInfo | null>
  /** Reads an account's balances of some tokens, or of all where the chain lists them; empty balances may be left out. */
  listTokens?(network: Network, address: string, tokens: readonly string[]): Promise<readonly HeldToken[]>
  /** Writes transfers; absent where wallets are told what to move instead. */
  transfers?(): Promise<ChainTransfers>
  /** Which tokens of some collections an account has; absent on other chains. */
  listNfts?(network: Network, address: string, collections: readonly ListedCollection[]): Promise<readonly HeldNft[]>
  /** Reads the state of a transaction on the chain. Rejects where no endpoint answers. */
  readTransaction?(network: Network, transaction: ChainTransaction): Promise<TransactionFate>
  /** Sends a signed transaction; resolves to its hash. Absent where `request` does it. */
  broadcast?(network: Network, signed: Uint8Array): Promise<string>
  /** Describes a transaction before the wallet is asked for it, so that it is found without its hash. */
  beginSearch?(network: Network, account: CaipAddress, transaction: TransactionRequest): Promise<TransactionSearch>
  /** Searches the chain for a transaction by its content. Hashes in `known` belong to other requests. */
  findTransaction?(
    network: Network,
    account: CaipAddress,
    search: TransactionSearch,
    known: readonly string[],
  ): Promise<SearchResult>
  /**
   * The address behind a name of `network`'s name service, for use on `target`; null without one.
   * @throws ResolveNameError for what is no name, and when it cannot be told
   */
  resolveName?(network: Network, name: string, target?: Network): Promise<string | null>
  /** The name that an address of `target` goes by and that leads back to it, or null. */
  lookupName?(network: Network, address: string, target?: Network): Promise<string | null>
  /** The picture a name has chosen: an address or image data that is harmless to show, or null. Never throws. */
  readAvatar?(network: Network, name: string): Promise<string | null>
  /** Stops whatever the reader keeps going. */
  destroy(): void
}

/** A namespace: discovery, connection, reads. Capabilities are present or absent, they do not throw. */
export interface ChainAdapter {
  readonly namespace: Namespace
  /** Calls back with the whole list, now and whenever it changes. */
  discover(onChange: (connectors: readonly Connector[]) => void, clock: Clock): Unsubscribe
  /** A person is about to connect: a chance to load what that needs. */
  readonly prepare?: () => void
  connect(request: ConnectRequest): Promise<WalletHandle>
  /** Restores without asking; null when the wallet no longer knows this origin. An error that is no `PorticoError` keeps it. */
  resume(request: ResumeRequest): Promise<WalletHandle | null>
  /** Loads the reader; absent where balances are not read. */
  readonly reader?: (clock: Clock) => Promise<ChainReader>
  /** Loads what checks the signatures of its accounts; absent where none come with a pairing. */
  readonly verifier?: (() => Promise<CreateVerifier>) | undefined
}

/** Makes a verifier; accounts that are contracts are asked about at these endpoints. */
export type CreateVerifier = (rpcUrls?: Readonly<Partial<Record<CaipNetworkId, string>>>) => Verifier
