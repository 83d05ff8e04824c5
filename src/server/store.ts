import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import { InvalidSignInConfigError } from './serverErrors'
import type { SessionTimes, SignInAccount, SignInSession, SignInStorage, SignInStore } from './storage'

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
    async issueNonce(lifetimeMs, browser) {
      const nonce = bytesToHex(randomBytes(16))
      const endsAt = clock() + lifetimeMs
      const whose = browser === undefined ? {} : { browser: keyOf(browser) }
      await put(nonceKey(nonce), { endsAt, isUsed: false, ...whose }, endsAt)
      return { nonce, expirationTime: new Date(endsAt).toISOString() }
    },

    async stateOf(nonce, browser) {
      const { endsAt, isUsed, browser: whose } = await readRecord(storage, nonceKey(nonce))
      if (typeof endsAt !== 'number' || endsAt <= clock()) return 'unknown'
      if (whose !== undefined && (browser === undefined || whose !== keyOf(browser))) return 'elsewhere'
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

    // A store cannot be searched. A mark ends every earlier session, and stays until the last of them would have expired.
    async closeAll(account) {
      const endsAt = clock() + sessionLifetimeMs
      await put(endedKey(account), { at: clock(), endsAt }, endsAt)
    },

    async sweep() {
      if (!storage.getKeys) throw new InvalidSignInConfigError('storage', 'one with getKeys, for sweep()')
      let count = 0
      for (const key of await storage.getKeys(start)) {
        const { endsAt } = await readRecord(storage, key)
        // An entry of another program has no such end.
        if (!key.startsWith(start) || typeof endsAt !== 'number' || endsAt > clock()) continue
        await storage.removeItem(key)
        count += 1
      }
      return count
    },
  }
}

export function newToken(): string {
  return base64urlnopad.encode(randomBytes(32))
}

/** A reader of the storage cannot take over a session. */
export function keyOf(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)))
}

const start = 'portico:'

function nonceKey(nonce: string): string {
  return `${start}nonce:${nonce}`
}

function sessionKey(token: string): string {
  return `${start}session:${keyOf(token)}`
}

function endedKey(account: SignInAccount): string {
  return `${start}ended:${keyOf(accountOf(account))}`
}

/** Accounts come here in their one writing. */
export function accountOf({ accountAddress, chainId }: SignInAccount): string {
  return `${chainId}:${accountAddress}`
}

/** True where a session that was read is to be kept for longer: once in a tenth of the idle time, so that few reads write. */
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
