import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { runtimeAtom } from '../../core/runtime'
import { whenPageReady } from '../../shell/router/whenReady'
import { activeNetworkAtom, isNetworkSupportedAtom } from '../../core/visitor/networks'

/** The picture that late code found where the host gave none. */
const foundPictureAtom = atom<string | undefined>(undefined)

/** The network as a button shows it. */
export const networkButtonAtom = atom((get) => {
  const { name, assets } = get(activeNetworkAtom)
  return { name, image: assets?.imageUrl ?? get(foundPictureAtom), isSupported: get(isNetworkSupportedAtom) }
})

/**
 * A button is on the page: after the visitor's first sign of life, once the page is idle, the picture of the network in use
 * comes, where the host gave none. Returns how to stop.
 */
export const followButtonPicture = action(function followButtonPicture(get, set) {
  const { store } = get(runtimeAtom)
  const left = new AbortController()
  const { signal } = left
  const show = (picture: string | undefined) => set(foundPictureAtom, picture)
  const load = () => {
    import('./buttonPicture.late').then(
      ({ followPicture }) => followPicture(store, show, signal),
      () => undefined, // the first letter stays
    )
  }
  const wait = (needsSign: boolean, run: () => void) => {
    const stop = whenPageReady(get, needsSign, run)
    if (stop) signal.addEventListener('abort', stop)
  }
  wait(true, () => wait(false, load))
  return () => left.abort()
})
