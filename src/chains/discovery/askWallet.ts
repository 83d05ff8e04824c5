import type { Clock } from '../clock'
import { AttemptAbandonedError } from '../errors/errors'
import { normalizeWalletError, type ErrorContext } from '../errors/normalizeWalletError'

export interface AskOptions {
  readonly signal?: AbortSignal | undefined
  readonly context?: ErrorContext | undefined
}

/** How long a wallet may take over what needs no person, in milliseconds. */
const quietLimitMs = 2_000

/**
 * Asks a wallet; gives up at once when aborted, whatever it answers later.
 * @throws PorticoError, whatever the wallet threw
 */
export function askWallet(run: () => unknown, { signal, context }: AskOptions = {}): Promise<unknown> {
  return abortable(run, signal).catch((error: unknown) => {
    throw normalizeWalletError(error, context)
  })
}

/** Asks what needs no person: nothing when the wallet fails or is silent. Throws only when aborted. */
export async function askQuietly(
  run: () => unknown,
  { clock, signal }: { readonly clock: Clock; readonly signal?: AbortSignal },
): Promise<unknown> {
  const settled = new AbortController()
  try {
    return await Promise.race([askWallet(run, { signal }), clock.sleep(quietLimitMs, settled.signal)])
  } catch (error) {
    if (error instanceof AttemptAbandonedError) throw error
    return undefined
  } finally {
    settled.abort()
  }
}

/**
 * Waits for an answer; gives up at once when aborted, and then does not ask.
 * @throws AttemptAbandonedError when aborted, else what `run` threw
 */
export function abortable<T>(run: () => T | Promise<T>, signal?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abandon = () => reject(new AttemptAbandonedError('The attempt was given up'))
    if (signal?.aborted) return abandon()
    signal?.addEventListener('abort', abandon, { once: true })
    answerOf(run)
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', abandon))
  })
}

/** Some wallets throw at once instead of answering with a rejection, and some answer without a promise. */
async function answerOf<T>(run: () => T | Promise<T>): Promise<T> {
  return run()
}
