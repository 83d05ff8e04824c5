import { fork } from 'node:child_process'
import { join } from 'node:path'

export interface SignInProcess {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a sign-in server in a process of its own. */
export async function startProcess(redisUrl?: string): Promise<SignInProcess> {
  const file = join(import.meta.dirname, 'serveSignIn.ts')
  const child = fork(file, redisUrl === undefined ? [] : [redisUrl], { execArgv: ['--import', 'tsx'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (said) => resolve(Number(said)))
    child.once('close', () => reject(new Error('The sign-in server did not start')))
  })
  const stop = async () => {
    child.kill()
    await ended
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

/** A browser: asks for a nonce, and sends the signed message with its cookies. */
export function createVisitor(url: string) {
  let cookie = ''
  const ask = async (path: string, body?: object, at = url) => {
    const response = await fetch(at + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const set = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    return { status: response.status, answer: (await response.json()) as Record<string, unknown>, set }
  }
  return {
    ask,
    nonce: async () => {
      const { answer, set } = await ask('/nonce')
      cookie = set.join('; ')
      return String(answer['nonce'])
    },
  }
}
