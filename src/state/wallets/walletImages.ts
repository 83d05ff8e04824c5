import { atom } from 'jotai/vanilla'
import { action } from '../core/action'

/** A `data:` image, or that there is none to have. */
type WalletImage = string | 'loading' | 'failed'

export const heldImagesAtom = atom<Readonly<Record<string, WalletImage>>>({})

/** Images of the directory that were asked for, by image id. */
export const walletImagesAtom = atom((get) => get(heldImagesAtom))

/** Asks for an image as long as it is drawn. Returns how to say that it is not any more. */
export const loadWalletImage = action(function loadWalletImage(_get, set, imageId: string): () => void {
  const drawn = new AbortController()
  import('./imageQueue.late').then(
    ({ queueImage }) => set(queueImage, imageId, drawn.signal),
    // A wallet without its picture is a wallet all the same.
    () => undefined,
  )
  return () => drawn.abort()
})

/** What the image of a network's `assets.imageId` is asked for and found by: ids have no spaces. */
export function networkImageKey(imageId: string): string {
  return `network ${imageId}`
}
