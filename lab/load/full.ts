import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createSignInServer } from '../../src/server'
import { shop, signedBy } from './shop'
import type { ToSign } from './signMessages'

const ofEach = 16
/** Number of messages that are signed while those before are verified. */
const batch = 500

type Signed = Awaited<ReturnType<typeof signedBy>>

/**
 * Fills one process with sessions, 16 of each account, by real sign-ins. Says how many are still there, what the next
 * visitor is told, and whether that one gets in once another visitor left.
 */
export async function fill(most: number) {
  // All sign in while their nonces live, so that many are used: it is the sessions that fill the process.
  const memoryLimits = { sessions: most, sessionsPerAccount: ofEach, usedNonces: 2 * most }
  const server = createSignInServer({ ...shop, memoryLimits })
  const signIn = async (account: number) => server.verify(await signedBy(account, (await server.issueNonce()).nonce))
  const tokens: string[] = []
  for await (const signed of signedInBatches(most, async () => (await server.issueNonce()).nonce))
    for (const one of signed) {
      const result = await server.verify(one)
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

/** Messages of one account after the other, signed in another process a batch ahead. */
async function* signedInBatches(most: number, issueNonce: () => Promise<string>): AsyncGenerator<readonly Signed[]> {
  const signer = fork(join(import.meta.dirname, 'signMessages.ts'), { execArgv: ['--import', 'tsx'] })
  const ended = once(signer, 'close').then(() => Promise.reject(new Error('The signing process ended')))
  ended.catch(() => undefined)
  const sign = async (from: number): Promise<readonly Signed[]> => {
    const list: ToSign[] = []
    for (let turn = from; turn < Math.min(from + batch, most); turn += 1)
      list.push({ account: Math.floor(turn / ofEach), nonce: await issueNonce() })
    if (list.length === 0) return []
    const answer = once(signer, 'message')
    signer.send(list)
    const [signed] = (await Promise.race([answer, ended])) as [readonly Signed[]]
    return signed
  }
  try {
    let ahead = sign(0)
    for (let from = batch; from < most + batch; from += batch) {
      const signed = await ahead
      ahead = sign(from)
      yield signed
    }
  } finally {
    signer.kill()
  }
}
