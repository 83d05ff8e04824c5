import { atom, type Getter, type Setter } from 'jotai/vanilla'
import {
  AttemptAbandonedError,
  RequestPendingError,
  UserRejectedError,
  WalletUnavailableError,
} from '../../chains/errors/errors'
import { envAtom } from './env'

/** How a question to the wallet stands; each has a face and a way on. */
export type AttemptStatus = 'opening' | 'waiting' | 'notAnswering' | 'declined' | 'pending' | 'unavailable' | 'failed'

/** When a wait gets a sentence, and when it gets a way out, in milliseconds. */
const waitingAfterMs = 5_000
const notAnsweringAfterMs = 20_000

export interface Attempt<Subject> {
  readonly subject: Subject
  readonly status: AttemptStatus
  /** What went wrong, for the details a person can copy. */
  readonly error?: unknown
}

interface Running<Subject> extends Attempt<Subject> {
  readonly controller: AbortController
}

/** A question to the wallet of which only the latest counts: an older answer is ignored. */
export function attemptAtom<Subject>() {
  const heldAtom = atom<Running<Subject> | null>(null)

  /** Runs a question; resolves to its answer, or null when a newer one or `abandon` took over. */
  async function run<T>(
    get: Getter,
    set: Setter,
    subject: Subject,
    ask: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    abandon(get, set)
    const controller = new AbortController()
    const { signal } = controller
    const show = (status: AttemptStatus, error?: unknown) => {
      if (!signal.aborted) set(heldAtom, { subject, status, controller, error })
    }
    show('opening')
    const { clock } = get(envAtom)
    const timers = new AbortController()
    signal.addEventListener('abort', () => timers.abort(), { once: true })
    const later = (ms: number, status: AttemptStatus) => {
      clock.sleep(ms, timers.signal).then(
        () => show(status),
        () => undefined,
      )
    }
    later(waitingAfterMs, 'waiting')
    later(notAnsweringAfterMs, 'notAnswering')
    try {
      const answer = await ask(signal)
      if (signal.aborted) return null
      set(heldAtom, null)
      return answer
    } catch (error) {
      if (signal.aborted) return null
      show(statusOf(error), error)
      throw error
    } finally {
      timers.abort()
    }
  }

  /** Gives up: what the wallet still answers is ignored. */
  function abandon(get: Getter, set: Setter): void {
    get(heldAtom)?.controller.abort(new AttemptAbandonedError('A newer attempt took over'))
    set(heldAtom, null)
  }

  return { atom: atom((get): Attempt<Subject> | null => get(heldAtom)), run, abandon }
}

function statusOf(error: unknown): AttemptStatus {
  if (error instanceof UserRejectedError) return 'declined'
  if (error instanceof RequestPendingError) return 'pending'
  if (error instanceof WalletUnavailableError) return 'unavailable'
  return 'failed'
}
