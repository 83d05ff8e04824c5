import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import type { Storage } from 'unstorage'
import type { CaipNetworkId } from '../chains/network'

/** What keeps nonces and sessions: any storage of unstorage. */
export type SignInStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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

/** The keys under which nonces and sessions are kept, and what they mean. */
export function createStore(storage: SignInStorage, clock: () => number) {
  const put = (key: string, value: object, endsAt: number) =>
    storage.setItem(key, value, { ttl: Math.max(1, Math.ceil((endsAt - clock()) / 1000)) })

  return {
    async issueNonce(lifetimeMs: number): Promise<IssuedNonce> {
      const nonce = bytesToHex(randomBytes(16))
      const endsAt = clock() + lifetimeMs
      await put(nonceKey(nonce), { endsAt, isUsed: false }, endsAt)
      return { nonce, expirationTime: new Date(endsAt).toISOString() }
    },

    async stateOf(nonce: string): Promise<NonceState> {
      const { endsAt, isUsed } = await readRecord(storage, nonceKey(nonce))
      if (typeof endsAt !== 'number' || endsAt <= clock()) return 'unknown'
      return isUsed === false ? 'fresh' : 'used'
    },

    /** Remembers a nonce as used for as long as it could have been used. */
    async spend(nonce: string): Promise<void> {
      const { endsAt } = await readRecord(storage, nonceKey(nonce))
      if (typeof endsAt === 'number') await put(nonceKey(nonce), { endsAt, isUsed: true }, endsAt)
    },

    async open(session: SignInSession): Promise<string> {
      const token = base64urlnopad.encode(randomBytes(32))
      await put(sessionKey(token), session, Date.parse(session.expirationTime))
      return token
    },

    async read(token: string): Promise<SignInSession | null> {
      const session: unknown = await readRecord(storage, sessionKey(token))
      return isSession(session) && Date.parse(session.expirationTime) > clock() ? session : null
    },

    close: (token: string): Promise<void> => storage.removeItem(sessionKey(token)),
  }
}

function nonceKey(nonce: string): string {
  return `portico:nonce:${nonce}`
}

/** Who can read the storage still cannot take over a session. */
function sessionKey(token: string): string {
  return `portico:session:${bytesToHex(sha256(utf8ToBytes(token)))}`
}

function isSession(value: unknown): value is SignInSession {
  const { accountAddress, chainId, expirationTime } = value as Partial<SignInSession>
  return [accountAddress, chainId, expirationTime].every((text) => typeof text === 'string')
}

async function readRecord(storage: SignInStorage, key: string): Promise<Readonly<Record<string, unknown>>> {
  const value: unknown = await storage.getItem(key)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
