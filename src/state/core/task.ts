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
  const held = perStore<{ controller: AbortController }>()
  const abort = (get: Getter, reason?: unknown) => {
    const { controller } = held(get)
    controller?.abort(reason ?? new AttemptAbandonedError('A newer attempt took over'))
    delete held(get).controller
  }
  return {
    run: async (get, job) => {
      abort(get)
      const controller = new AbortController()
      held(get).controller = controller
      const { signal } = controller
      try {
        const answer = await job(signal)
        return signal.aborted ? null : answer
      } catch (error) {
        if (signal.aborted) return null
        throw error
      } finally {
        if (held(get).controller === controller) delete held(get).controller
      }
    },
    abort,
  }
}

/** Keeps an object for each store, empty at first: controllers, promises and functions are no data for atoms. */
export function perStore<T extends object>(): (get: Getter) => Partial<T> {
  const kept = new WeakMap<object, Partial<T>>()
  return (get) => {
    const runtime = get(runtimeAtom)
    const found = kept.get(runtime) ?? {}
    kept.set(runtime, found)
    return found
  }
}
