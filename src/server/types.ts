import type { AddressPrefixes } from '../chains/accounts/prefixes'
import type { CaipNetworkId } from '../chains/network'
import type { RpcUrls } from '../siwx/verifiers/eip155Account'
import type { NodeHandler } from './http/node'
import type { SignInRefusal } from './http/refusals'
import type { IssuedNonce, MemoryLimits, SignInAccount, SignInSession, SignInStorage } from './storage'

/** Settings of the session cookie. Other values than the defaults are for pages of other hosts than the server's. */
export interface SignInCookie {
  /** Which requests of other sites carry it; `none` is for a server of another site than the page. @default 'lax' */
  readonly sameSite?: 'strict' | 'lax' | 'none' | undefined
  /** Kept apart for each page that embeds the server's site (CHIPS), as browsers ask for across sites. @default false */
  readonly partitioned?: boolean | undefined
  /**
   * Shares the cookie with this domain and all its subdomains. Any of them can then set a session of its own in the
   * visitor's browser. Left out, the cookie is of this host alone (`__Host-`), and no other host can set it.
   */
  readonly domain?: string | undefined
}

/** Configuration of a sign-in server. */
export interface SignInServerConfig {
  /** The authority people sign in to, as the browser has it in `location.host`. */
  readonly domain: string
  /** Address of the sign-in page; a message's URI has to be it or lie beneath it. Left out: anywhere on the domain, over https. */
  readonly uri?: string | undefined
  /** CAIP-2 ids of the networks that accounts may be on. */
  readonly chains: readonly CaipNetworkId[]
  /**
   * Beginnings of addresses on chains of cosmos, polkadot and bip122 that are not known here: a bech32 prefix, the number of
   * an SS58 prefix. Each account has one writing, so that one key is one account.
   */
  readonly prefixes?: AddressPrefixes | undefined
  /** Left out: this process's memory, which is for one process. */
  readonly storage?: SignInStorage | undefined
  /** Limits of this process where there is no storage; each has a default. */
  readonly memoryLimits?: Partial<MemoryLimits> | undefined
  readonly sessionLifetimeMs: number
  /** A session that was not used for so many milliseconds is over before that. @default none */
  readonly idleMs?: number | undefined
  readonly nonceLifetimeMs: number
  /** The time in milliseconds. */
  readonly clock?: (() => number) | undefined
  /** Endpoints by CAIP-2 id, for the contract accounts of eip155. */
  readonly rpcUrls?: RpcUrls | undefined
  /** Origins of pages on other hosts or ports that may ask, with cookies (CORS). */
  readonly allowedOrigins?: readonly string[] | undefined
  readonly cookie?: SignInCookie | undefined
  /**
   * Takes a message only from the browser that asked for its nonce, by a cookie of its own. Native apps that
   * keep no cookies need false. @default true
   */
  readonly bindNonce?: boolean | undefined
  /** Time that a chain may take over one signature, in milliseconds; then it is `chain-unavailable`. @default 10,000 */
  readonly verificationMs?: number | undefined
  /** Number of signatures that chains look at at the same time; one more is `chain-unavailable` at once. @default 20 */
  readonly verificationsAtOnce?: number | undefined
  /** Called before a request is read; false is answered with 429 `too-many-requests`. See `createRateLimit`. */
  readonly limit?: ((request: Request) => boolean | Promise<boolean>) | undefined
  /** The path before `/nonce` and the other paths of `handle`. */
  readonly basePath?: string | undefined
  /** Hears what `nodeHandler` answers with 500: what the storage failed with. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** The account that the page says it signed with, where it says so beside the text. */
export interface ClaimedAccount {
  readonly accountAddress?: string | undefined
  readonly chainId?: string | undefined
}

/** The body that a page sends to sign in. */
export interface SignInAttempt {
  /** The text that was signed. */
  readonly message: string
  /** In the encoding usual for the namespace. */
  readonly signature: string
  /** The account that the page believes it signed for. */
  readonly data?: ClaimedAccount | undefined
  /** The browser that `issueNonce` was told; over HTTP it is in a cookie. */
  readonly browser?: string | undefined
}

export type SignInResult =
  | { readonly isVerified: true; readonly session: SignInSession; readonly token: string }
  | { readonly isVerified: false; readonly reason: SignInRefusal }

/** Sign-in for a host's backend: the parts, and all of them over HTTP. */
export interface SignInServer {
  /** Answers GET /nonce, POST /verify, GET /session and POST /sign-out. Rejects only when the storage does. */
  handle(request: Request): Promise<Response>
  /**
   * The same for `createServer` of `node:http` and for `app.use` of Express, before or after a body parser. What is not
   * beneath `basePath` goes on to the app.
   */
  readonly nodeHandler: NodeHandler
  /** With `browser`, a secret text that only one browser has, the nonce is good for an attempt with the same text. */
  issueNonce(options?: { readonly browser?: string | undefined }): Promise<IssuedNonce>
  /** Opens a session for a message that was signed; its nonce is good for one try. */
  verify(attempt: SignInAttempt): Promise<SignInResult>
  readSession(token: string): Promise<SignInSession | null>
  signOut(token: string): Promise<void>
  /** Ends every session of an account on a network, in whatever browsers they are. */
  signOutAccount(account: SignInAccount): Promise<void>
  /**
   * Removes what is over, and says how much that was: for storages that keep it for ever. One of the host's needs `getKeys`.
   * @throws InvalidSignInConfigError without it
   */
  sweep(): Promise<number>
}
