import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { systemClock, type Clock } from '../../chains/clock'
import {
  AttemptAbandonedError,
  RequestPendingError,
  UserRejectedError,
  WalletUnavailableError,
} from '../../chains/errors/errors'
import { envAtom, perStore } from './runtime'

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

/**
 * Resolves to the result of a run.
 * @throws AttemptAbandonedError where a newer run or `abort` took over, so that it does not pass for a success
 */
export function requireAnswer<T>(answer: T): NonNullable<Exclude<T, false>> {
  if (!answer) throw new AttemptAbandonedError('The attempt was given up')
  return answer as NonNullable<Exclude<T, false>>
}

/** Resolves to an answer within the same task of the browser, as of a wallet that knows this page; else to another value. */
export function answerAtOnce<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([answer, systemClock.sleep(0).then(() => otherwise)])
}

/** State of a question to the wallet; the view of each says what can be done next. */
export type AttemptStatus = 'opening' | 'waiting' | 'notAnswering' | 'declined' | 'pending' | 'unavailable' | 'failed'

/** When a wait gets a sentence, and when it gets a way out, in milliseconds. */
const waitingAfterMs = 5_000
const notAnsweringAfterMs = 20_000

export interface Attempt<Subject> {
  readonly subject: Subject
  readonly status: AttemptStatus
  /** The failure, for the details that a visitor can copy. */
  readonly error?: unknown
}

/** A question to the wallet of which only the latest counts: an older answer is ignored. */
export function createWalletRequest<Subject>() {
  const task = createTask()
  const heldAtom = atom<Attempt<Subject> | null>(null)

  /** Runs a question; resolves to its answer, or null when a newer one or `abandon` took over. */
  async function run<T>(
    get: Getter,
    set: Setter,
    subject: Subject,
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    abandon(get, set)
    return task.run(get, async (signal) => {
      const show = (status: AttemptStatus, error?: unknown) => {
        if (!signal.aborted) set(heldAtom, { subject, status, error })
      }
      // The wallet is asked before anything is drawn.
      const asked = tellWaits(get(envAtom).clock, signal, show, () => ask(signal))
      show('opening')
      try {
        const answer = await asked
        if (!signal.aborted) set(heldAtom, null)
        return answer
      } catch (error) {
        show(statusOf(error), error)
        throw error
      }
    })
  }

  /** Gives up: what the wallet still answers is ignored. */
  function abandon(get: Getter, set: Setter): void {
    task.abort(get)
    set(heldAtom, null)
  }

  return { atom: atom((get): Attempt<Subject> | null => get(heldAtom)), run, abandon }
}

/** Asks at once, and tells meanwhile when the answer takes long. */
export async function tellWaits<T>(
  clock: Clock,
  signal: AbortSignal,
  tell: (wait: 'waiting' | 'notAnswering') => void,
  ask: () => Promise<T>,
): Promise<T> {
  const asked = ask()
  const timers = new AbortController()
  signal.addEventListener('abort', () => timers.abort(), { once: true })
  const later = (ms: number, wait: 'waiting' | 'notAnswering') => {
    clock.sleep(ms, timers.signal).then(
      () => tell(wait),
      () => undefined,
    )
  }
  later(waitingAfterMs, 'waiting')
  later(notAnsweringAfterMs, 'notAnswering')
  try {
    return await asked
  } finally {
    // Without a reason an error is made that is never read, with the call stack written down.
    timers.abort(null)
  }
}

function statusOf(error: unknown): AttemptStatus {
  if (error instanceof UserRejectedError) return 'declined'
  if (error instanceof RequestPendingError) return 'pending'
  if (error instanceof WalletUnavailableError) return 'unavailable'
  return 'failed'
}
