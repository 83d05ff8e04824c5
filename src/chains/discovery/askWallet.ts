import { AttemptAbandonedError } from '../errors/errors'
import { normalizeWalletError, type WalletQuestion } from '../errors/normalizeWalletError'

export interface AskOptions {
  readonly signal?: AbortSignal | undefined
  readonly question?: WalletQuestion | undefined
}

/** How long a wallet may take over what needs no person, in milliseconds. */
const quietLimitMs = 2_000

/**
 * Asks a wallet; gives up at once when aborted, whatever it answers later.
 * @throws PorticoError, whatever the wallet threw
 */
export function askWallet(run: () => unknown, { signal, question }: AskOptions = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const abandon = () => reject(new AttemptAbandonedError('The attempt was given up'))
    if (signal?.aborted) return abandon()
    signal?.addEventListener('abort', abandon, { once: true })
    answerOf(run)
      .then(resolve, (error: unknown) => reject(normalizeWalletError(error, question)))
      .finally(() => signal?.removeEventListener('abort', abandon))
  })
}

/** Asks what needs no person: nothing when the wallet fails or is silent. Throws only when aborted. */
export async function askQuietly(run: () => unknown, signal?: AbortSignal): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), quietLimitMs)
  })
  try {
    return await Promise.race([askWallet(run, { signal }), silence])
  } catch (error) {
    if (error instanceof AttemptAbandonedError) throw error
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Some wallets throw at once instead of answering with a rejection, and some answer without a promise. */
async function answerOf(run: () => unknown): Promise<unknown> {
  return run()
}
