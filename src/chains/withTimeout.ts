import type { Clock } from './clock'

/** Waits for an answer for `ms` at most. @throws Error when the time is over, which also aborts the signal `run` gets */
export async function withTimeout<T>(clock: Clock, ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  const settled = new AbortController()
  const timeout = clock.sleep(ms, settled.signal).then(() => {
    const reason = new Error(`No answer within ${ms} ms`)
    limit.abort(reason)
    throw reason
  })
  try {
    return await Promise.race([run(limit.signal), timeout])
  } finally {
    settled.abort()
  }
}
