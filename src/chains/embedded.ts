import type { ChainReader, WalletHandle } from './adapter'
import type { Clock } from './clock'
import type { Namespace, Network } from './network'

/** The id of an embedded wallet as a connector; stored as that of its namespaces. */
export const embeddedConnectorId = 'embedded'

/** A way to create or to open an embedded wallet. */
export type EmbeddedMethod = 'passkey'

/** The window that shows the wallet's page. */
export interface EmbeddedWindow {
  postMessage(message: unknown, targetOrigin: string, transfer?: Transferable[]): void
}

/** The wallet's page, in front of the visitor. */
export interface EmbeddedPage {
  readonly window: EmbeddedWindow
  /** Aborts when the visitor leaves the page. */
  readonly signal: AbortSignal
  /** The height that the content of the page needs, in CSS pixels; 0 while it shows nothing. */
  readonly onHeight: (height: number) => void
}

/** The reason that a page of the wallet is shown, for the words around it. A disconnection is told to a page that is not shown. */
export type EmbeddedPurpose = 'connect' | 'sign' | 'settings' | 'disconnect'

export interface EmbeddedPageRequest<Answer> {
  /** Address of the page. */
  readonly url: string
  readonly purpose: EmbeddedPurpose
  /** Asks the page. Called again, with another window, when the visitor tries again after a failure. */
  readonly run: (page: EmbeddedPage) => Promise<Answer>
}

/**
 * Shows a page of the wallet until it answered. Rejects with `UserRejectedError` where the visitor leaves it. Every other
 * failure is shown with a way to try again, and the promise stays open.
 */
export type ShowEmbeddedPage = <Answer>(request: EmbeddedPageRequest<Answer>) => Promise<Answer>

/** The app around the wallet. */
export interface EmbeddedPeer {
  /** The host's networks. */
  readonly networks: readonly Network[]
  readonly clock: Clock
  readonly show: ShowEmbeddedPage
  /** Loads the reader of a namespace; null where the host has no adapter for it. */
  readonly reader: (namespace: Namespace) => Promise<ChainReader> | null
}

/** The addresses of a wallet, by namespace, without the network. */
export type EmbeddedAddresses = Readonly<Partial<Record<Namespace, string>>>

export interface EmbeddedWalletInfo {
  readonly name: string
  /** A `data:` image. */
  readonly icon?: string | undefined
}

/** An embedded wallet that the visitor connected. */
export interface EmbeddedConnection {
  readonly wallet: EmbeddedWalletInfo
  readonly addresses: EmbeddedAddresses
  /** One for each namespace of the host's networks that the wallet has. Each request that signs is approved on the wallet's page. */
  readonly handles: Partial<Record<Namespace, WalletHandle>>
}

/** Connects to a wallet that lives on a page of its own, for instance `vault()`. */
export interface EmbeddedTransport {
  /** The ways to open a wallet, in the order to show them. */
  readonly methods: readonly EmbeddedMethod[]
  /** The wallet's name in lists and in the account. */
  readonly name: string
  /** The visitor is about to connect: a chance to load the code for that. */
  readonly prepare?: () => void
  /**
   * Asks the visitor to create or to open a wallet.
   * @throws UserRejectedError
   */
  connect(request: EmbeddedPeer & { readonly method: EmbeddedMethod }): Promise<EmbeddedConnection>
  /** Takes up a stored connection without a question. */
  resume(request: EmbeddedPeer & { readonly addresses: EmbeddedAddresses }): Promise<EmbeddedConnection>
  /** Shows the settings of the wallet: passkeys and export. */
  openSettings(peer: EmbeddedPeer): Promise<void>
}
