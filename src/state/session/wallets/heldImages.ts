import { atom, type Getter } from 'jotai/vanilla'
import type { Network } from '../../../chains/network'

/** A `data:` image, or that the wallet has no image. */
type WalletImage = string | 'loading' | 'failed'

/**
 * Images that were asked for, written by `imageQueue.late` alone. They are asked for by
 * - a wallet's image id, or
 * - `network <CAIP-2 id> <image id>`, whose last part is empty for a network that names no image: its mark is drawn. Ids
 *   have no spaces.
 */
export const heldImagesAtom = atom<Readonly<Record<string, WalletImage>>>({})

/** Returns the key of a network's image; empty without one to ask for, or if the host gave one. */
export function networkImageKey(network: Network | undefined): string {
  const { imageId = '', imageUrl } = network?.assets ?? {}
  return imageUrl || !network ? '' : `network ${network.caipNetworkId} ${imageId}`
}

/** Returns an image once it is loaded. */
export function getHeldImage(get: Getter, key: string | undefined): string | undefined {
  const image = get(heldImagesAtom)[key ?? '']
  return image === 'loading' || image === 'failed' ? undefined : image
}
