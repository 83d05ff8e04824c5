import { createNonces } from './nonces'
import { createTtlMap } from './ttlMap'
import type { MemoryLimits, SessionTimes, SignInAccount, SignInSession, SignInStore } from './storage'
import { accountOf, endOf, isDue, keyOf, newToken } from './store'

const defaultLimits: MemoryLimits = { sessions: 100_000, sessionsPerAccount: 16, usedNonces: 100_000 }

/**
 * Keeps what sign-in needs in this process. Nonces and sessions are limited separately, so that neither pushes out the
 * other, and a full room takes nothing new: it never gives up what is not over.
 */
export function createMemory(
  { clock, idleMs }: Pick<SessionTimes, 'clock' | 'idleMs'>,
  given: Partial<MemoryLimits> = {},
): SignInStore {
  const limits = { ...defaultLimits, ...given }
  const nonces = createNonces(clock)
  const used = createTtlMap<true>(limits.usedNonces, clock)
  /** Keys of sessions by account, the oldest first. */
  const accounts = new Map<string, Set<string>>()
  const sessions = createTtlMap<SignInSession>(limits.sessions, clock, (key, session) => {
    const account = accountOf(session)
    const keys = accounts.get(account)
    keys?.delete(key)
    if (keys?.size === 0) accounts.delete(account)
  })
  const isAtLimit = (session: SignInAccount) =>
    (accounts.get(accountOf(session))?.size ?? 0) >= limits.sessionsPerAccount

  const keep = (key: string, session: SignInSession) => sessions.put(key, session, endOf(session, clock(), idleMs))

  return {
    issueNonce: async (lifetimeMs, browser) => {
      const { nonce, endsAt } = nonces.issue(lifetimeMs, browser)
      return { nonce, expirationTime: new Date(endsAt).toISOString() }
    },
    stateOf: async (nonce, browser) => {
      if (nonces.endOf(nonce) === null) return 'unknown'
      if (!nonces.isFor(nonce, browser)) return 'elsewhere'
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
      keep(key, session)
      accounts.set(account, (accounts.get(account) ?? new Set()).add(key))
      return token
    },
    read: async (token) => {
      const key = keyOf(token)
      const session = sessions.get(key)
      if (session && isDue(session, sessions.endOf(key), clock(), idleMs)) keep(key, session)
      return session ?? null
    },
    close: async (token) => sessions.remove(keyOf(token)),
    closeAll: async (account) => {
      for (const key of accounts.get(accountOf(account)) ?? []) sessions.remove(key)
    },
    sweep: async () => used.sweepAll() + sessions.sweepAll(),
  }
}
