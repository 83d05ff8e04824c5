import { atom } from 'jotai/vanilla'

/** A `data:` image, or that there is none to have. */
type WalletImage = string | 'loading' | 'failed'

/**
 * Images that were asked for, by what they were asked by: a wallet's image id, or `network <CAIP-2 id> <image id>`, whose
 * last part may be empty. Written by `imageQueue.late` alone.
 */
export const heldImagesAtom = atom<Readonly<Record<string, WalletImage>>>({})
