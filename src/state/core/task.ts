import type { Getter } from 'jotai/vanilla'
import { AttemptAbandonedError } from '../../chains/errors/errors'
import { runtimeAtom } from './env'

/** A job of which only the latest run counts, in each store. */
export interface Task {
  /**
   * Aborts the run before and starts another. Resolves to what the job answers, or to null when a newer run or `abort`
   * took over, also where the job fails then. Rejects with what the job throws while it is the latest.
   */
  run<T>(get: Getter, job: (signal: AbortSignal) => Promise<T>): Promise<T | null>
  /** Gives up: the signal of the run under way aborts, and its answer is ignored. */
  abort(get: Getter, reason?: unknown): void
}

/**
 * Makes a task. How far it is belongs in an atom of its own, as plain data.
 * @example
 * const searching = createTask()
 * const found = await searching.run(get, (signal) => directory.searchWallets(query, { signal }))
 */
export function createTask(): Task {
  const running = perStore<{ controller?: AbortController }>(() => ({}))
  const abort = (get: Getter, reason: unknown = new AttemptAbandonedError('A newer attempt took over')) =>
    running(get).controller?.abort(reason)
  return {
    run: async (get, job) => {
      abort(get)
      const { signal } = (running(get).controller = new AbortController())
      try {
        const answer = await job(signal)
        return signal.aborted ? null : answer
      } catch (error) {
        if (signal.aborted) return null
        throw error
      }
    },
    abort,
  }
}

/** What each store keeps beside its atoms, made at the first use: controllers, promises and functions are no data. */
export function perStore<T>(create: () => T): (get: Getter) => T {
  const kept = new WeakMap<object, T>()
  return (get) => {
    const runtime = get(runtimeAtom)
    const found = kept.get(runtime) ?? create()
    kept.set(runtime, found)
    return found
  }
}
