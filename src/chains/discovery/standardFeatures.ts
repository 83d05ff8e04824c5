import type { Unsubscribe } from '../adapter'
import { WalletFailedError } from '../errors/walletErrors'
import { ignoreErrors, toUnsubscribe } from '../ignoreErrors'
import { safeGet } from '../untrusted'
import type { RawStandardWallet } from './walletStandard'

/** A function of a feature, still with its feature as `this`; null when the wallet does not have it. */
export function featureOf(
  wallet: RawStandardWallet,
  feature: string,
  method: string,
): ((...inputs: readonly unknown[]) => unknown) | null {
  const holder = safeGet(wallet, 'features', feature)
  const call = safeGet(holder, method)
  return typeof call === 'function' ? (...inputs) => Reflect.apply(call, holder, inputs) as unknown : null
}

/** Calls a function of a feature. @throws WalletFailedError when the wallet does not have it, else what it throws */
export function callFeature(
  wallet: RawStandardWallet,
  feature: string,
  method: string,
  ...inputs: readonly unknown[]
): unknown {
  const call = featureOf(wallet, feature, method)
  if (!call) throw new WalletFailedError(`The wallet has no ${feature}`)
  return call(...inputs)
}

/** Hears of changes of a wallet; one that has no events, or throws, is used as it is. */
export function subscribeChanges(wallet: RawStandardWallet, onChange: (change: unknown) => void): Unsubscribe {
  let isSubscribed = true
  const listener = (change: unknown) => {
    if (isSubscribed) onChange(change)
  }
  const unsubscribe = toUnsubscribe(
    ignoreErrors(() => featureOf(wallet, 'standard:events', 'on')?.('change', listener)),
  )
  return () => {
    isSubscribed = false
    unsubscribe()
  }
}
