import type { Balance } from '../../chains/adapter'
import type { Providers } from '../../chains/providers'
import type { CaipAddress, CaipNetworkId, Namespace, Network, NetworkInput } from '../../chains/network'
import type { SiwxSession } from '../../siwx/types'
import type { Account, ConnectionStatus, NamespaceTarget, WalletInfo } from '../core/visitor/connections'
import type { AsyncState } from '../core/asyncState'
import type { PorticoStore } from '../core/env'
import type { EventListener } from '../core/events'
import type { Open } from '../shell/router/stack'
import type { SignInOptions } from '../session/signIn/signInAndWait.late'
import type { Intent } from '../money/intents/intent'
import type { VisibleWallet } from '../session/wallets/visibleWallets'

/** Fields that late code reads for a host that asks for them. */
export interface LateFields {
  /**
   * The wallets to choose from, with the `id` that `connect` takes; empty until the code that sorts them has come, which
   * the first reading loads.
   */
  readonly wallets: readonly VisibleWallet[]
  /** Sign-in sessions of the account in use, on its network. Reading loads nothing before an account is connected. */
  readonly sessions: readonly SiwxSession[]
  /**
   * Native balance of the account in use, null without an account. The first reading while connected loads the library of the
   * namespace and asks an RPC endpoint; it is asked again every 30 seconds while it has a subscriber.
   */
  readonly balance: AsyncState<Balance | null>
  /** Requests of the account in use that can move value. The first reading while connected loads them. */
  readonly intents: readonly Intent[]
}

/** The connection of one namespace; what is not its status is there once connected. */
export interface ConnectionSnapshot {
  /** `restoring` until it is known whether a stored connection comes back. */
  readonly status: ConnectionStatus
  /** With all that the wallet shares in `accounts`. */
  readonly account?: Account | undefined
  readonly connectorId?: string | undefined
  readonly wallet?: WalletInfo | undefined
  /** CAIP-2 id of the network the wallet is on, in the host's list or not. */
  readonly networkId?: CaipNetworkId | undefined
}

/** State for a host without React. */
export interface PorticoSnapshot extends LateFields {
  readonly isOpen: boolean
  /** Status, account and network in use: those of the namespace that was connected or chosen last. */
  readonly status: ConnectionStatus
  readonly account: Account | null
  readonly network: Network
  readonly connections: Readonly<Partial<Record<Namespace, ConnectionSnapshot>>>
}

/** Which namespace is meant. */
export interface NamespaceOptions {
  /** Left out: the one in use. */
  readonly namespace?: Namespace | undefined
}

/**
 * One entrance: all that Portico does, with React or without, and the store behind it. What is called here is loaded by
 * the first call. Promises reject with what the verbs of the same name do, and with `DestroyedError` after `destroy`.
 */
export interface Portico {
  /**
   * Opens the modal, by default at Connect or Account. Resolves to what the view brings: the account for Connect, once
   * connected, and undefined when the modal closes or the view is left. Rejects with `InvalidConfigError` for a view that
   * is not there.
   * @example
   * const account = await portico.open({ name: 'Connect', namespace: 'solana' })
   */
  readonly open: Open
  close(): void
  /**
   * Asks a wallet of `snapshot().wallets` for its accounts; call it inside of a click. One that speaks several namespaces
   * is asked in the one that its `id` is of, unless another is wanted. Rejects with `UserRejectedError`,
   * `RequestPendingError`, `WalletUnavailableError`, `ChainNotSupportedError`, or `AttemptAbandonedError` where another
   * attempt took over. Phones are paired by `open({ name: 'ConnectingWalletConnect' })`.
   * @example
   * const { address } = await portico.connect('io.metamask')
   */
  connect(walletId: string, options?: NamespaceOptions): Promise<Account>
  /** Disconnects one namespace, or all. The page shows it at once; resolves when the wallets know. */
  disconnect(target?: NamespaceTarget): Promise<void>
  /**
   * Makes another account that a connected wallet shares the one in use, also after a reload, until another is chosen here
   * or inside the wallet; `snapshot().connections` has them. Rejects with `NoActiveAddressError` for one that no connected
   * wallet shares.
   * @param caipAddress - CAIP-10, as in `account.accounts`
   * @example
   * await portico.switchAccount(portico.snapshot().account.accounts[1])
   */
  switchAccount(caipAddress: CaipAddress): Promise<Account>
  /**
   * Makes a network the one in use, asking the connected wallet of its namespace. Rejects with `NetworkNotFoundError`,
   * `SwitchNotSupportedError`, or the wallet's refusal.
   * @param networkId - CAIP-2
   * @example
   * await portico.switchNetwork('eip155:10')
   */
  switchNetwork(networkId: CaipNetworkId): Promise<void>
  /**
   * Signs a text; resolves to the signature in the encoding usual for the namespace. Rejects with `NoActiveAddressError`
   * where no account is connected, or with `UserRejectedError`.
   */
  signMessage(message: string, options?: NamespaceOptions): Promise<string>
  /**
   * Asks the visitor to sign in, in the modal or, with `headless`, in the wallet at once, unless a session is there.
   * Resolves to the session of the account in use. Rejects with `UserRejectedError` when cancelled, `SiwxNotEnabledError`,
   * `NoActiveAddressError` or `NoActiveNetworkError`.
   */
  signIn(options?: SignInOptions): Promise<SiwxSession>
  /** Ends every session; where sign-in is required the connections end with them. Rejects with `SiwxNotEnabledError`. */
  signOut(): Promise<void>
  /**
   * The connected wallet's own provider, null where no account is connected: an EIP-1193 provider on eip155. A wallet that
   * shows no prompt itself is behind a gate, whose code is loaded; hence the promise.
   * @example
   * const provider = await portico.getProvider('eip155')
   * const chainId = await provider?.request({ method: 'eth_chainId' })
   */
  getProvider<Name extends Namespace>(namespace: Name): Promise<Providers[Name] | null>
  getProvider(): Promise<unknown>
  /** Adds a network, or replaces the one of its id. Rejects with `InvalidNetworkError` or `ChainNotSupportedError`. */
  addNetwork(network: NetworkInput): Promise<void>
  /** Takes a network out. Rejects with `NetworkNotFoundError`, and with `InvalidConfigError` for the last one. */
  removeNetwork(networkId: CaipNetworkId): Promise<void>
  /**
   * Resolves once it is known whether stored connections come back, on a server at once, and after `destroy`; the wallets
   * of the snapshot are known then as well. Never rejects.
   */
  ready(): Promise<void>
  /**
   * The state now; the same object until something in it changes. `wallets`, `sessions` and `balance` are loaded for who
   * reads them: until then they are empty or loading, and `subscribe` tells of them.
   */
  snapshot(): PorticoSnapshot
  /** Calls back after every change of the snapshot; returns how to stop. */
  subscribe(listener: () => void): () => void
  /**
   * Calls back with every event, in order, soon after it happened: the first call loads what describes events. Returns
   * how to stop.
   */
  onEvent(listener: EventListener): () => void
  /** Lets go of wallets, timers and listeners; the visitor stays connected for the next page. */
  destroy(): void
  /** The Jotai store of this instance, for `portico/state` atoms. */
  readonly store: PorticoStore
  /**
   * The state before anything happened: what a server renders and a page hydrates from.
   * @internal
   */
  readonly serverStore: PorticoStore
}
