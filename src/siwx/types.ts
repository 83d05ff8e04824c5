import type { CaipNetworkId, Namespace } from '../chains/network'
import type { SiwxMessage } from './message/fields'

/** A message with its text: `toString()` gives what the person signs. */
export interface SiwxDraft extends SiwxMessage {
  toString(): string
}

/** The account and page that a message is made for. */
export interface SiwxAccount {
  /** The address alone, without its network. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: CaipNetworkId
}

export interface SiwxMessageInput extends SiwxAccount {
  /** RFC 3339. */
  readonly notBefore?: string | undefined
  /** One that the storage will accept; left out: the messenger's own. */
  readonly nonce?: string | undefined
}

/** A sign-in that happened. */
export interface SiwxSession {
  readonly data: SiwxMessage
  /** The text that was signed; empty where a backend keeps the session and not the text. */
  readonly message: string
  /** In the encoding usual for the namespace; empty like the text. */
  readonly signature: string
  /** The object a paired wallet signed instead, https://chainagnostic.org/CAIPs/caip-74 */
  readonly cacao?: unknown
}

/** Writes the message to sign. */
export interface SiwxMessenger {
  createMessage(input: SiwxMessageInput): Promise<SiwxDraft>
}

/** Decides about the signatures of a namespace. */
export interface SiwxVerifier {
  readonly chainNamespace: Namespace
  /** Left out: every session of the namespace. */
  shouldVerify?(session: SiwxSession): boolean
  verify(session: SiwxSession): Promise<boolean>
}

/** Keeps sessions. Each call may reject: the sign-in then fails and can be tried again. */
export interface SiwxStorage {
  /** True where a backend behind it verifies what is added: then the page does not. */
  readonly verifies?: boolean | undefined
  /** Rejects when the session is not acceptable. */
  add(session: SiwxSession): Promise<void>
  /** Replaces all; an empty list signs out everywhere. */
  set(sessions: readonly SiwxSession[]): Promise<void>
  /** Only sessions that are valid now. */
  get(chainId: CaipNetworkId, address: string): Promise<readonly SiwxSession[]>
  /** Of one account on one network. */
  delete(chainId: CaipNetworkId, address: string): Promise<void>
  /** A nonce that this storage will accept; left out: the messenger makes one. */
  getNonce?(): Promise<string>
}

/** Gets a signature; left out: the connected wallet's. */
export interface SiwxSigner {
  signMessage(request: SiwxAccount & { readonly message: string }): Promise<string>
}

/**
 * Reaction to another account of the wallet: `ask` asks that one to sign in unless it has a session, and
 * leaves the session of the account before; `signOut` ends that first; `keep` stays signed in as the account before,
 * until the page is loaded again. Whichever it is, a backend authorises by its sessions and the account of the request.
 */
export type OnAccountChange = 'ask' | 'signOut' | 'keep'

/** The `siwx` option of `createPortico`: all that sign-in asks of a host. `createSiwx` makes one of four small roles. */
export interface SiwxConfig {
  createMessage(input: SiwxMessageInput): Promise<SiwxDraft>
  signMessage?(request: SiwxAccount & { readonly message: string }): Promise<string>
  /** Verifies and keeps; rejects when the session is not acceptable. */
  addSession(session: SiwxSession): Promise<void>
  /** Replaces all; an empty list signs out. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** Only sessions that are valid now; `isFresh` where no answer from before will do. */
  getSessions(
    chainId: CaipNetworkId,
    address: string,
    options?: { readonly isFresh: boolean },
  ): Promise<readonly SiwxSession[]>
  revokeSession(chainId: CaipNetworkId, address: string): Promise<void>
  /** A visitor has to sign in to stay connected. @default true */
  getRequired?(): boolean
  /** Reaction to another account of the wallet. @default 'ask' */
  readonly onAccountChange?: OnAccountChange | undefined
  /** Disconnecting ends the sessions. @default true */
  readonly signOutOnDisconnect?: boolean | undefined
}
