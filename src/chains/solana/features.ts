import { AttemptAbandonedError, WalletFailedError } from '../errors/errors'
import { normalizeWalletError } from '../errors/normalizeWalletError'
import type { RawStandardWallet } from '../discovery/walletStandard'

/** A function of a feature, still with its feature as `this`; null when the wallet does not have it. */
export function featureOf(
  wallet: RawStandardWallet,
  feature: string,
  method: string,
): ((...inputs: readonly unknown[]) => unknown) | null {
  try {
    const holder = wallet.features[feature] as Readonly<Record<string, unknown>>
    const call = holder[method]
    return typeof call === 'function' ? (...inputs) => Reflect.apply(call, holder, inputs) as unknown : null
  } catch {
    return null // not there, or a getter of theirs threw
  }
}

/** Asks the wallet; what it throws, at once or later, is a typed error. */
export async function ask(
  wallet: RawStandardWallet,
  feature: string,
  method: string,
  input?: object,
): Promise<unknown> {
  const call = featureOf(wallet, feature, method)
  if (!call) throw new WalletFailedError(`The wallet has no ${feature}`)
  try {
    return await (input ? call(input) : call())
  } catch (error) {
    throw normalizeWalletError(error)
  }
}

/** Waits for an answer; gives up at once when aborted, whatever comes later. */
export function orAbandon<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abandon = () => reject(new AttemptAbandonedError('The attempt was given up'))
    if (signal.aborted) return abandon()
    signal.addEventListener('abort', abandon, { once: true })
    run()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abandon))
  })
}
