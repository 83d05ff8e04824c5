import { atom } from 'jotai/vanilla'

/** A `data:` image, or that there is none to have. */
type WalletImage = string | 'loading' | 'failed'

/**
 * Images that were asked for, written by `imageQueue.late` alone. They are asked for by
 * - a wallet's image id, or
 * - `network <CAIP-2 id> <image id>`, whose last part is empty for a network that names no image: its mark is drawn. Ids
 *   have no spaces.
 */
export const heldImagesAtom = atom<Readonly<Record<string, WalletImage>>>({})
