import { createNonces } from './nonces'
import { createRoom } from './room'
import { keyOf, newToken, type SignInSession, type SignInStore } from './store'

/** How much one process keeps at once. */
export interface MemoryLimits {
  /** @default 100000 */
  readonly sessions: number
  /** Of one account on one network; one more ends its oldest. @default 16 */
  readonly sessionsPerAccount: number
  /** Nonces that were used and are not over; those that were not are not kept. @default 100000 */
  readonly usedNonces: number
}

const defaultLimits: MemoryLimits = { sessions: 100_000, sessionsPerAccount: 16, usedNonces: 100_000 }

/**
 * Keeps what sign-in needs in this process. Nonces and sessions are limited separately, so that neither pushes out the
 * other, and a full room takes nothing new: it never gives up what is not over.
 */
export function createMemory(clock: () => number, given: Partial<MemoryLimits> = {}): SignInStore {
  const limits = { ...defaultLimits, ...given }
  const nonces = createNonces(clock)
  const used = createRoom<true>(limits.usedNonces, clock)
  /** Keys of sessions by account, the oldest first. */
  const accounts = new Map<string, Set<string>>()
  const sessions = createRoom<SignInSession>(limits.sessions, clock, (key, session) => {
    const account = accountOf(session)
    const keys = accounts.get(account)
    keys?.delete(key)
    if (keys?.size === 0) accounts.delete(account)
  })
  const isAtLimit = (session: Account) => (accounts.get(accountOf(session))?.size ?? 0) >= limits.sessionsPerAccount

  return {
    issueNonce: async (lifetimeMs) => {
      const { nonce, endsAt } = nonces.issue(lifetimeMs)
      return { nonce, expirationTime: new Date(endsAt).toISOString() }
    },
    stateOf: async (nonce) => {
      if (nonces.endOf(nonce) === null) return 'unknown'
      return used.get(nonce) ? 'used' : 'fresh'
    },
    spend: async (nonce) => {
      const endsAt = nonces.endOf(nonce)
      if (endsAt === null || used.get(nonce)) return false
      used.put(nonce, true, endsAt)
      return true
    },
    hasSpaceFor: (session) => used.hasSpace() && (isAtLimit(session) || sessions.hasSpace()),
    open: async (session) => {
      const account = accountOf(session)
      const [oldest] = accounts.get(account) ?? []
      if (oldest !== undefined && isAtLimit(session)) sessions.remove(oldest)
      const token = newToken()
      const key = keyOf(token)
      sessions.put(key, session, Date.parse(session.expirationTime))
      accounts.set(account, (accounts.get(account) ?? new Set()).add(key))
      return token
    },
    read: async (token) => sessions.get(keyOf(token)) ?? null,
    close: async (token) => sessions.remove(keyOf(token)),
  }
}

type Account = Pick<SignInSession, 'accountAddress' | 'chainId'>

function accountOf({ accountAddress, chainId }: Account): string {
  // Only on eip155 two writings of an address are one address.
  return `${chainId}:${chainId.startsWith('eip155:') ? accountAddress.toLowerCase() : accountAddress}`
}
