import type { Clock } from '../clock'
import { AttemptAbandonedError } from '../errors/errors'
import { normalizeWalletError, type ErrorContext } from '../errors/normalizeWalletError'
import { WalletSilentError } from '../errors/walletErrors'

export interface AskOptions {
  readonly signal?: AbortSignal | undefined
  readonly context?: ErrorContext | undefined
}

/** Time that a wallet may take over a request that shows no prompt, in milliseconds. */
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

/** Limits of the two tries of a question that needs no person, in milliseconds. */
const silentLimitsMs = [quietLimitMs, 8_000] as const

/**
 * Asks what needs no person, and asks once more where nothing is answered: a request can be lost while an extension starts.
 * The first answer counts, to whichever try.
 * @throws WalletSilentError where neither is answered, else as `askWallet`
 */
export async function askSilently(
  run: () => unknown,
  { clock, ...options }: AskOptions & { readonly clock: Clock },
): Promise<unknown> {
  const settled = new AbortController()
  const silence = Symbol('silence')
  const tries: Promise<unknown>[] = []
  try {
    for (const ms of silentLimitsMs) {
      tries.push(askWallet(run, options))
      const limit = clock.sleep(ms, settled.signal).then(() => silence)
      const answer = await Promise.race([...tries, limit])
      if (answer !== silence) return answer
    }
    throw new WalletSilentError('The wallet does not answer')
  } finally {
    settled.abort()
    for (const one of tries) one.catch(() => undefined)
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
