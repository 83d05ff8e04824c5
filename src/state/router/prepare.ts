import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { platformAtom, servicesAtom } from '../core/platform'
import { configAtom, envAtom } from '../core/runtime'
import { aheadAtom } from './modalLoading'
import { isAheadAtom, isOpenAtom } from './stack'
import { whenReady } from './whenReady'

/** Whether the browser's way back leads through the modal. */
export const followsHistoryAtom = atom((get) => get(configAtom).enableHistory ?? get(platformAtom).isMobile)

/** The modal may be opened soon: the code that asks the backend is fetched, and nobody is asked. */
export const prepareBackend = action(function prepareBackend(get) {
  return get(servicesAtom).prepare?.()
})

/**
 * A person sees the wallets: what connecting needs is fetched once the page is idle; what pairing needs as well, where
 * code may be fetched ahead. Nobody is called. Returns how to stop.
 */
export const prepareWallets = action(function prepareWallets(get, _set, isAhead: boolean) {
  const { adapters, pairing, platform = { whenReady } } = get(envAtom)
  return platform.whenReady?.(false, () => {
    for (const { prepare } of adapters) prepare?.()
    if (isAhead) pairing?.prepare?.()
  })
})

/** The pointer or the focus is on pairing: a press comes soon. Nobody is called. */
export const preparePairing = action(function preparePairing(get) {
  if (get(isAheadAtom)) get(envAtom).pairing?.prepare?.(true)
})

/** Whether the wallets are open beside which somebody may pair, and code may be fetched ahead. */
export const mayPairAtom = atom((get) => get(isOpenAtom) && get(aheadAtom) && get(envAtom).pairing !== undefined)

/** What is likely to be shown next is fetched once the page is idle. Returns how to stop. */
export const prepareViews = action(function prepareViews(get, _set, load: () => Promise<unknown>) {
  const { platform = { whenReady } } = get(envAtom)
  // A failure here is not one yet: showing the view tries again and says so.
  return platform.whenReady?.(false, () => void load().catch(() => undefined))
})
