import { isUnsupported } from '../../../chains/network'
import type { PorticoStore } from '../../core/env'
import { getHeldImage, heldImagesAtom, networkImageKey } from '../wallets/heldImages'
import { queueImage } from '../wallets/imageQueue.late'
import { activeNetworkAtom } from '../../core/visitor/networks'

/** Asks for the picture of whichever network is in use, and shows it once it is here, until the signal. */
export function followPicture(
  store: PorticoStore,
  onPicture: (picture: string | undefined) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let drawn = new AbortController()
  let key = ''
  const show = () => onPicture(getHeldImage(store.get, key))
  const ask = () => {
    const network = store.get(activeNetworkAtom)
    const next = isUnsupported(network) ? '' : networkImageKey(network)
    if (next === key) return
    const before = drawn
    drawn = new AbortController()
    key = next
    if (key) store.set(queueImage, key, drawn.signal)
    before.abort()
    show()
  }
  const stops = [store.sub(heldImagesAtom, show), store.sub(activeNetworkAtom, ask)]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    drawn.abort()
  })
  ask()
}
