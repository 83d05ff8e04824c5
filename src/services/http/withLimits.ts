import type { Clock } from '../../chains/clock'

export interface Limits {
  readonly clock: Clock
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** What it rejects with when the time is over. */
  readonly onTimeout: () => Error
  /** What it rejects with when the caller's signal aborts, which is left out where there is none. */
  readonly onAbort?: (reason: unknown) => Error
}

/** Runs under a signal of both the time limit and the caller; rejects with the reason of whichever aborts it first. */
export async function withLimits<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { clock, timeoutMs, signal, onTimeout, onAbort = onTimeout }: Limits,
): Promise<T> {
  if (signal?.aborted) throw onAbort(signal.reason)
  const limit = new AbortController()
  const settled = new AbortController()
  const ended = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error), { once: true })
  })
  signal?.addEventListener('abort', () => limit.abort(onAbort(signal.reason)), { signal: settled.signal })
  clock.sleep(timeoutMs, settled.signal).then(
    () => limit.abort(onTimeout()),
    () => undefined,
  )
  try {
    // Raced, because a fetch of the host's may not listen to its signal.
    return await Promise.race([run(limit.signal), ended])
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : error
  } finally {
    settled.abort()
  }
}
