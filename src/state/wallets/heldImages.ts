import { atom } from 'jotai/vanilla'
import type { CaipNetworkId } from '../../chains/network'

/** A `data:` image, or that there is none to have. */
type WalletImage = string | 'loading' | 'failed'

/** Images of the directory that were asked for, by image id; written by `imageQueue.late` alone. */
export const heldImagesAtom = atom<Readonly<Record<string, WalletImage>>>({})

/** What the image of a network is asked for and found by: that of its `assets.imageId`, else its mark. Ids have no spaces. */
export function networkImageKey(caipNetworkId: CaipNetworkId, imageId = ''): string {
  return `network ${caipNetworkId} ${imageId}`
}
