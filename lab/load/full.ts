import { createSignInServer } from '../../src/server'
import { shop, signedBy } from './shop'

const ofEach = 16

/**
 * Fills one process with sessions, 16 of each account, by real sign-ins. Says how many are still there, what the next
 * visitor is told, and whether that one gets in once somebody left.
 */
export async function fill(most: number, onTurn: (opened: number) => void = () => undefined) {
  const server = createSignInServer({ ...shop, memoryLimits: { sessions: most, sessionsPerAccount: ofEach } })
  const signIn = async (account: number) => server.verify(await signedBy(account, (await server.issueNonce()).nonce))
  const tokens: string[] = []
  for (let turn = 0; turn < most; turn += 1) {
    const result = await signIn(Math.floor(turn / ofEach))
    if (result.isVerified) tokens.push(result.token)
    onTurn(turn)
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
