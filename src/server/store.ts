import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import type { CaipNetworkId } from '../chains/network'

/**
 * What keeps nonces and sessions where several processes share them: texts by key, at once or by promise. A storage of
 * unstorage is one.
 */
export interface SignInStorage {
  /** The text that was set, or what it says as JSON; null or undefined where there is none. */
  getItem(key: string): unknown
  /** `ttl`: for how many seconds it has to be kept. */
  setItem(key: string, value: string, options: { readonly ttl: number }): unknown
  removeItem(key: string): unknown
  /**
   * Reads and removes in one step, as `GETDEL` of Redis does: of two that take the same key, one gets the value. With it
   * a message signs in once, however many processes it reaches at the same moment.
   */
  take?(key: string): unknown
}

/** Who is signed in, until when; the names are those of the sign-in message. */
export interface SignInSession {
  readonly accountAddress: string
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

export type NonceState = 'fresh' | 'used' | 'unknown'

/** Nonces and sessions, wherever they are kept. */
export interface SignInStore {
  issueNonce(lifetimeMs: number): Promise<IssuedNonce>
  stateOf(nonce: string): Promise<NonceState>
  /** Remembers a nonce as used for as long as it could have been used; false where another process was first. */
  spend(nonce: string): Promise<boolean>
  /** Whether a sign-in can be kept now. */
  hasSpaceFor(account: SignInAccount): boolean
  open(session: SignInSession): Promise<string>
  read(token: string): Promise<SignInSession | null>
  close(token: string): Promise<void>
  /** Ends every session of an account on a network. */
  closeAll(account: SignInAccount): Promise<void>
}

export type SignInAccount = Pick<SignInSession, 'accountAddress' | 'chainId'>

export interface SessionTimes {
  /** The time in milliseconds. */
  readonly clock: () => number
  /** A session that nobody read for so many milliseconds is over. */
  readonly idleMs: number
  readonly sessionLifetimeMs: number
}

/** Keeps them in a host's storage: the keys, and what they mean. */
export function createStore(storage: SignInStorage, { clock, idleMs, sessionLifetimeMs }: SessionTimes): SignInStore {
  const put = async (key: string, value: object, endsAt: number) => {
    await storage.setItem(key, JSON.stringify(value), { ttl: Math.max(1, Math.ceil((endsAt - clock()) / 1000)) })
  }

  const keep = async (key: string, session: SignInSession) => {
    const endsAt = endOf(session, clock(), idleMs)
    await put(key, { session, endsAt }, endsAt)
  }

  return {
    async issueNonce(lifetimeMs) {
      const nonce = bytesToHex(randomBytes(16))
      const endsAt = clock() + lifetimeMs
      await put(nonceKey(nonce), { endsAt, isUsed: false }, endsAt)
      return { nonce, expirationTime: new Date(endsAt).toISOString() }
    },

    async stateOf(nonce) {
      const { endsAt, isUsed } = await readRecord(storage, nonceKey(nonce))
      if (typeof endsAt !== 'number' || endsAt <= clock()) return 'unknown'
      return isUsed === false ? 'fresh' : 'used'
    },

    async spend(nonce) {
      const given: unknown = await (storage.take ? storage.take(nonceKey(nonce)) : storage.getItem(nonceKey(nonce)))
      const { endsAt, isUsed } = recordOf(given)
      if (typeof endsAt !== 'number') return false
      await put(nonceKey(nonce), { endsAt, isUsed: true }, endsAt)
      return isUsed === false
    },

    hasSpaceFor: () => true,

    async open(session) {
      const token = newToken()
      await keep(sessionKey(token), session)
      return token
    },

    async read(token) {
      const key = sessionKey(token)
      const { session, endsAt } = await readRecord(storage, key)
      const now = clock()
      if (!isSession(session) || typeof endsAt !== 'number') return null
      if (endsAt <= now || !(Date.parse(session.expirationTime) > now)) return null
      const { at } = await readRecord(storage, endedKey(session))
      if (typeof at === 'number' && Date.parse(session.issuedAt) <= at) return null
      if (isDue(session, endsAt, now, idleMs)) await keep(key, session)
      return session
    },

    async close(token) {
      await storage.removeItem(sessionKey(token))
    },

    // Stores cannot be searched: what began before is over, for as long as any of it could have lasted.
    async closeAll(account) {
      await put(endedKey(account), { at: clock() }, clock() + sessionLifetimeMs)
    },
  }
}

export function newToken(): string {
  return base64urlnopad.encode(randomBytes(32))
}

/** Who can read what is kept still cannot take over a session. */
export function keyOf(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)))
}

function nonceKey(nonce: string): string {
  return `portico:nonce:${nonce}`
}

function sessionKey(token: string): string {
  return `portico:session:${keyOf(token)}`
}

function endedKey(account: SignInAccount): string {
  return `portico:ended:${keyOf(accountOf(account))}`
}

/** Only on eip155 two writings of an address are one address. */
export function accountOf({ accountAddress, chainId }: SignInAccount): string {
  return `${chainId}:${chainId.startsWith('eip155:') ? accountAddress.toLowerCase() : accountAddress}`
}

/** Whether a session that was read is to be kept for longer: once in a tenth of the idle time, so that few reads write. */
export function isDue(session: SignInSession, endsAt: number, now: number, idleMs: number): boolean {
  return endOf(session, now, idleMs) - endsAt > idleMs / 10
}

/** When a session that is used now is over. */
export function endOf({ expirationTime }: SignInSession, now: number, idleMs: number): number {
  return Math.min(Date.parse(expirationTime), now + idleMs)
}

function isSession(value: unknown): value is SignInSession {
  if (typeof value !== 'object' || value === null) return false
  const { accountAddress, chainId, issuedAt, expirationTime } = value as Partial<SignInSession>
  return [accountAddress, chainId, issuedAt, expirationTime].every((text) => typeof text === 'string')
}

async function readRecord(storage: SignInStorage, key: string): Promise<Readonly<Record<string, unknown>>> {
  return recordOf(await storage.getItem(key))
}

function recordOf(given: unknown): Readonly<Record<string, unknown>> {
  const value = typeof given === 'string' ? parse(given) : given
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
