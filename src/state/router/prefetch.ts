import { atom } from 'jotai/vanilla'
import { configAtom, envAtom } from '../core/env'
import { whenStopped } from '../core/lifecycle'
import { whenReady } from './whenReady'

const isAheadAtom = atom(false)

/**
 * Whether code may be fetched before it is needed: from the visitor's first sign of life on, or when the
 * page is idle, as `prefetch` says. The page is listened to while somebody reads this.
 */
export const aheadAtom = atom(
  (get) => get(isAheadAtom),
  (get, set) => {
    const { prefetch } = get(configAtom)
    if (prefetch === 'none' || get(isAheadAtom)) return
    const listen = (get(envAtom).platform ?? { whenReady }).whenReady
    const stop = listen?.(prefetch === 'intent', () => set(isAheadAtom, true))
    if (stop) whenStopped(get, stop)
    return stop
  },
)
aheadAtom.onMount = (listen) => listen()
