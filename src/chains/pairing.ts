import type { ChainAdapter, WalletHandle } from './adapter'
import type { Clock } from './clock'
import { embeddedConnectorId } from './embedded'
import type { CaipNetworkId, Namespace, Network } from './network'
import type { SiwxMessage } from '../siwx/message/fields'

/** The id of every paired wallet as a connector; stored as that of a paired namespace. */
export const pairingConnectorId = 'walletConnect'

/** True for a connector of one wallet that serves several namespaces, which are connected and end together. */
export function isShared(connectorId: string | undefined): boolean {
  return connectorId === pairingConnectorId || connectorId === embeddedConnectorId
}

/** Facts about the app that a wallet shows to the visitor. */
export interface PairingMetadata {
  readonly name: string
  readonly description?: string
  readonly url?: string
  readonly icons?: readonly string[]
}

/** The app that asks: everything a transport needs to open its connection. */
export interface PairingPeer {
  /** Null: the page's own title and address are used. */
  readonly metadata: PairingMetadata | null
  /** Id of the hosted project; null without one. */
  readonly projectId: string | null
  /** Keeps what two instances on one origin store apart. */
  readonly instanceId: string
  /** The connection outlives this page; false: nothing of it is stored. @default true */
  readonly enableReconnect?: boolean | undefined
  /** The host's networks, of every namespace that is asked for. */
  readonly networks: readonly Network[]
  /** Gives up when aborted: a later answer of the wallet is ignored. */
  readonly signal: AbortSignal
  /** Times the waits for the wallet. */
  readonly clock: Clock
  /** Registers what ends with the instance that asks, such as a socket; without it that stays open. */
  readonly onDestroy?: ((stop: () => void) => void) | undefined
}

/** Sign-in in the same step as the approval: the message without the account, which is not known yet. */
export interface PairingSignIn {
  readonly fields: Omit<SiwxMessage, 'accountAddress' | 'chainId' | 'scheme'>
  /** CAIP-2 ids, all of eip155; the first is the one signed for. */
  readonly chainIds: readonly [CaipNetworkId, ...CaipNetworkId[]]
  /** Checks the signatures; without a verifier no sign-in comes with the approval. */
  readonly verifier?: ChainAdapter['verifier']
}

/** The message that a wallet signed while it approved. */
export interface PairedSignIn {
  readonly data: SiwxMessage
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
  /** As the wallet gave it, https://chainagnostic.org/CAIPs/caip-74 */
  readonly cacao: unknown
}

/** The relay that carries messages to the wallet, as far as the visitor is told of it. */
export interface PairingRelay {
  readonly host: string
  /** The connection to it is lost: for 5 seconds, or for 20, when there has to be a way on. */
  readonly wait?: 'waiting' | 'notAnswering' | undefined
}

export interface PairRequest extends PairingPeer {
  /**
   * The link before the relay has the request: enough for a code that is scanned, too early to leave the page for an app,
   * which may stop the page before the request is sent. Always followed by `onUri` with that link or a newer one, or by a
   * failure.
   */
  readonly onCode?: ((uri: string) => void) | undefined
  /** The link a wallet scans or is opened with. */
  readonly onUri: (uri: string) => void
  /** Names the relay before it is asked, and says when it is lost and found again. */
  readonly onRelay?: ((relay: PairingRelay) => void) | undefined
  /** The browser keeps nothing for this page: the connection ends with it. */
  readonly onMemoryOnly?: (() => void) | undefined
  /** Asks the wallet to sign in with the approval; a wallet that cannot approves without. */
  readonly signIn?: PairingSignIn | undefined
}

/** A wallet at the other end. */
export interface PairedWallet {
  readonly name: string
  /** A `data:` image that was checked at the border, or nothing: no other host is asked for it. */
  readonly icon?: string | undefined
}

/** One approved connection, shared by every namespace in it. */
export interface Pairing {
  readonly wallet: PairedWallet
  readonly handles: Partial<Record<Namespace, WalletHandle>>
  /** Sign-ins that came with the approval; empty or absent where the wallet gave none. */
  readonly signIns?: readonly PairedSignIn[] | undefined
}

/** Connects to wallets outside of this browser. */
export interface PairingTransport {
  /** A person is about to pair: a chance to load what that needs. */
  readonly prepare?: () => void
  /**
   * Asks a wallet by link; resolves when it approved.
   * @throws UserRejectedError, AttemptAbandonedError, or one of the relay's refusals
   */
  pair(request: PairRequest): Promise<Pairing>
  /** Takes up the stored connection without asking; null if no connection is left. Throws as `ChainAdapter.resume` does. */
  resume(request: PairingPeer): Promise<Pairing | null>
}
