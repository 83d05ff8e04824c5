import type { SiwxConfig } from './types'

/** The answer of a host's `getMessageParams`; times are RFC 3339. */
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

/** The arguments of a host's `createMessage`. */
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

/** The signed-in account of a host's backend. */
export interface SiweSession {
  readonly address: string
  readonly chainId: number
}

/** Return value of `createSiweConfig`: the `siweConfig` option of `createPortico`. */
export interface SiweConfig {
  /** Null where sign-in is not enabled. */
  readonly siwx: SiwxConfig | null
}

/** Sign-in with EVM accounts, as hosts have it for other toolkits. */
export interface SiweOptions {
  /** A visitor has to sign in to stay connected. @default true */
  readonly required?: boolean | undefined
  /** Sign-in is on. @default true */
  readonly enabled?: boolean | undefined
  /** Time that a nonce may be used for another message, in milliseconds. @default 300000 */
  readonly nonceRefetchIntervalMs?: number | undefined
  /** Time that an answer of `getSession` is believed, in milliseconds. @default 300000 */
  readonly sessionRefetchIntervalMs?: number | undefined
  /** @default true */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Another account of the wallet ends the session; false: it goes on. @default true */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Another network of the wallet ends the session; false: it goes on. @default true */
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
