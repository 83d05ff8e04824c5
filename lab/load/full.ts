import { createSignInServer } from '../../src/server'
import { createMemory } from '../../src/server/memory'
import { shop, signedBy } from './shop'

const ofEach = 16

/**
 * Fills one process with sessions, 16 of each account, by real sign-ins. Says how many are still there, what the next
 * visitor is told, and whether that one gets in once somebody left.
 */
export async function fill(most: number) {
  const server = createSignInServer({ ...shop, memoryLimits: { sessions: most, sessionsPerAccount: ofEach } })
  const signIn = async (account: number) => server.verify(await signedBy(account, (await server.issueNonce()).nonce))
  const tokens: string[] = []
  for (let turn = 0; turn < most; turn += 1) {
    const result = await signIn(Math.floor(turn / ofEach))
    if (result.isVerified) tokens.push(result.token)
  }
  const late = await signIn(most)
  const sessions = await Promise.all(tokens.map((token) => server.readSession(token)))
  await server.signOut(tokens[0] ?? '')
  const next = await signIn(most)
  return {
    alive: sessions.filter((session) => session !== null).length,
    late: late.isVerified ? 'in' : late.reason,
    next: next.isVerified ? 'in' : next.reason,
  }
}

/** The same for as many sessions as a process keeps by default, of which nobody signs the messages: that would take minutes. */
export async function fillMemory(most: number) {
  const now = Date.now()
  const memory = createMemory({ clock: () => now, idleMs: Infinity })
  const sessionOf = (account: number) => ({
    accountAddress: `0x${account.toString(16).padStart(40, '0')}`,
    account: `eip155:1:0x${account.toString(16).padStart(40, '0')}` as const,
    chainId: 'eip155:1' as const,
    domain: shop.domain,
    uri: shop.uri,
    nonce: 'a1b2c3d4',
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + shop.sessionLifetimeMs).toISOString(),
  })
  const tokens: string[] = []
  for (let turn = 0; turn < most && memory.hasSpaceFor(sessionOf(Math.floor(turn / ofEach))); turn += 1)
    tokens.push(await memory.open(sessionOf(Math.floor(turn / ofEach))))
  const hasMore = memory.hasSpaceFor(sessionOf(most))
  let alive = 0
  for (const token of tokens) if (await memory.read(token)) alive += 1
  return { alive, hasMore }
}
