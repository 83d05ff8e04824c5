import type { Clock } from './clock'

export interface TimeLimit {
  readonly clock: Clock
  readonly ms: number
  /** Makes the error when the time is over. */
  readonly onTimeout?: (() => Error) | undefined
  /** The caller's; `onAbort` says what it rejects with when this aborts. */
  readonly signal?: AbortSignal | undefined
  readonly onAbort?: ((reason: unknown) => Error) | undefined
}

/** Runs under a signal of both the time limit and the caller; rejects at once with the reason of whichever comes first. */
export async function withTimeout<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { clock, ms, signal, onTimeout = () => new Error(`No answer within ${ms} ms`), onAbort = onTimeout }: TimeLimit,
): Promise<T> {
  if (signal?.aborted) throw onAbort(signal.reason)
  const limit = new AbortController()
  const settled = new AbortController()
  const ended = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error))
  })
  signal?.addEventListener('abort', () => limit.abort(onAbort(signal.reason)), { signal: settled.signal })
  clock.sleep(ms, settled.signal).then(
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
