import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { heldImagesAtom } from './heldImages'

/** Images of the directory that were asked for, by image id. */
export const walletImagesAtom = atom((get) => get(heldImagesAtom))

/** Asks for an image as long as it is drawn. Returns how to say that it is not any more. */
export const loadWalletImage = action(function loadWalletImage(_get, set, imageId: string): () => void {
  const drawn = new AbortController()
  const queue = async () => {
    // Let the current render finish first.
    await Promise.resolve()
    const late = await import('./imageQueue.late')
    set(late.queueImage, imageId, drawn.signal)
  }
  // The wallet is shown without its image.
  queue().catch(() => undefined)
  return () => drawn.abort()
})
