import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { platformAtom, servicesAtom } from '../../core/platform'
import { painted } from '../../core/painted'
import { configAtom, envAtom } from '../../core/runtime'
import { isAheadAtom } from '../../shell/router/stack'
import { whenPageReady } from '../../shell/router/whenReady'

/** True where the browser's way back leads through the modal. */
export const followsHistoryAtom = atom((get) => get(configAtom).enableHistory ?? get(platformAtom).isMobile)

/** The modal may be opened soon: the code that asks the backend is fetched, and no request is sent. */
export const prepareBackend = action(function prepareBackend(get) {
  return get(servicesAtom).prepare?.()
})

/**
 * The wallets are shown: fetches what connecting needs once the page is idle, and what pairing needs where code may be
 * fetched ahead. Sends no request to a wallet or relay. Returns a function that stops it.
 */
export const prepareWallets = action(function prepareWallets(
  get,
  _set,
  /** Loads the view to pair with. */
  loadView: () => Promise<unknown>,
) {
  const { adapters, pairing } = get(envAtom)
  const prepare = async () => {
    await painted()
    for (const { prepare } of adapters) prepare?.()
    // A press works without it, and takes longer.
    import('../connection/warmUp.late').then(({ warmUp }) => warmUp(get(configAtom))).catch(() => undefined)
    if (!pairing || !get(isAheadAtom)) return
    pairing.prepare?.()
    loadView().catch(() => undefined) // showing it tries again and says so
  }
  return whenPageReady(get, false, () => void prepare())
})

/** An account is connected: code of its view is fetched once the page is idle. Returns how to stop. */
export const prepareAccount = action(function prepareAccount(get, _set, load: () => void) {
  return whenPageReady(get, false, load)
})
