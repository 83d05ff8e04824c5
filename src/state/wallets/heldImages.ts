import { atom } from 'jotai/vanilla'

/** A `data:` image, or that there is none to have. */
type WalletImage = string | 'loading' | 'failed'

/** Images of the directory that were asked for, by image id; written by `imageQueue.late` alone. */
export const heldImagesAtom = atom<Readonly<Record<string, WalletImage>>>({})

/** What the image of a network's `assets.imageId` is asked for and found by: ids have no spaces. */
export function networkImageKey(imageId: string): string {
  return `network ${imageId}`
}
