import type { CaipAddress, CaipNetworkId } from '../chains/network'

/**
 * Keeps nonces and sessions where several processes share them: texts by key, at once or by promise. A storage of
 * unstorage is one.
 */
export interface SignInStorage {
  /** The text that was set, or what it says as JSON; null or undefined without one. */
  getItem(key: string): unknown
  /** `ttl`: for how many seconds it has to be kept. */
  setItem(key: string, value: string, options: { readonly ttl: number }): unknown
  removeItem(key: string): unknown
  /**
   * Reads and removes in one step, as `GETDEL` of Redis does: of two that take the same key, one gets the value. With it
   * a message signs in once, however many processes it reaches at the same moment.
   */
  take?(key: string): unknown
  /** The keys that begin so; what `sweep` of the server goes through. */
  getKeys?(start: string): readonly string[] | Promise<readonly string[]>
}

/** A signed-in account, and until when; the names are those of the sign-in message. */
export interface SignInSession {
  /** In the one writing that its chain has for it, whatever the wallet wrote. */
  readonly accountAddress: string
  /** CAIP-10: chain and address, to know the account by. */
  readonly account: CaipAddress
  readonly chainId: CaipNetworkId
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  /** When the session began and ends. */
  readonly issuedAt: string
  readonly expirationTime: string
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

export interface IssuedNonce {
  readonly nonce: string
  readonly expirationTime: string
}

/** `elsewhere`: of another browser than the one that asks. */
export type NonceState = 'fresh' | 'used' | 'unknown' | 'elsewhere'

/** Nonces and sessions, wherever they are kept. */
export interface SignInStore {
  /** With a browser, which is a secret text, the nonce is good for that one alone. */
  issueNonce(lifetimeMs: number, browser?: string): Promise<IssuedNonce>
  stateOf(nonce: string, browser?: string): Promise<NonceState>
  /** Remembers a nonce as used for as long as it could have been used; false where another process was first. */
  spend(nonce: string): Promise<boolean>
  /** True where a sign-in can be kept now. */
  hasSpaceFor(account: SignInAccount): boolean
  open(session: SignInSession): Promise<string>
  read(token: string): Promise<SignInSession | null>
  close(token: string): Promise<void>
  /** Ends every session of an account on a network. */
  closeAll(account: SignInAccount): Promise<void>
  /** Lets go of what is over; says how much that was. */
  sweep(): Promise<number>
}

export type SignInAccount = Pick<SignInSession, 'accountAddress' | 'chainId'>

export interface SessionTimes {
  /** The time in milliseconds. */
  readonly clock: () => number
  /** A session that was not read for so many milliseconds is over. */
  readonly idleMs: number
  readonly sessionLifetimeMs: number
}

/** Limits of one process. */
export interface MemoryLimits {
  /** @default 100000 */
  readonly sessions: number
  /** Of one account on one network; one more ends its oldest. @default 16 */
  readonly sessionsPerAccount: number
  /** Nonces that were used and are not over; those that were not are not kept. @default 100000 */
  readonly usedNonces: number
}
