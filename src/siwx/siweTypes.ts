import type { SiwxConfig } from './types'

/** What a host's `getMessageParams` says of the message; times are RFC 3339. */
export interface SiweMessageParams {
  readonly domain: string
  readonly uri: string
  /** Ids of the EVM networks that accounts may sign in on. */
  readonly chains: readonly number[]
  readonly statement?: string | undefined
  readonly iat?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** What a host's `createMessage` writes its text of. */
export interface SiweMessageArgs extends Omit<SiweMessageParams, 'chains'> {
  /** `did:pkh:eip155:{chain}:{address}`, https://github.com/w3c-ccg/did-pkh/blob/main/did-pkh-method-draft.md */
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly version: '1'
}

export interface SiweVerifyArgs {
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
  /** The object a paired wallet signed instead, https://chainagnostic.org/CAIPs/caip-74 */
  readonly cacao?: unknown
}

/** Who a host's backend says is signed in. */
export interface SiweSession {
  readonly address: string
  readonly chainId: number
}

/** What `createSiweConfig` makes: the `siweConfig` option of `createPortico`. */
export interface SiweConfig {
  /** Null where sign-in is not enabled. */
  readonly siwx: SiwxConfig | null
}

/** Sign-in with EVM accounts, as hosts have it for other toolkits. */
export interface SiweOptions {
  /** Whether a visitor has to sign in to stay connected. @default true */
  readonly required?: boolean | undefined
  /** Whether there is sign-in at all. @default true */
  readonly enabled?: boolean | undefined
  /** How long a nonce may be used for another message, in milliseconds. @default 300000 */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** How long an answer of `getSession` is believed, in milliseconds. @default 300000 */
  readonly sessionRefetchIntervalMs?: number | undefined
  /** @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether another account of the wallet ends the session; false: it goes on. @default true */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether another network of the wallet ends the session; false: it goes on. @default true */
  readonly signOutOnNetworkChange?: boolean | undefined
  /** A nonce of the backend; `address` is the address alone. */
  getNonce(address?: string): Promise<string>
  getMessageParams(): Promise<SiweMessageParams> | SiweMessageParams
  createMessage(args: SiweMessageArgs): string
  /** Has the backend look at the signature and begin a session; false when it does not. */
  verifyMessage(args: SiweVerifyArgs): Promise<boolean>
  getSession(): Promise<SiweSession | null>
  /** Ends the backend's session; false when it did not. */
  signOut(): Promise<boolean>
  onSignIn?(session?: SiweSession): void
  onSignOut?(): void
}
