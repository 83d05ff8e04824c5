import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { servicesAtom } from '../core/platform'

/** A `data:` image, or that there is none to have. */
type WalletImage = string | 'loading' | 'failed'

const heldAtom = atom<Readonly<Record<string, WalletImage>>>({})

/** Images of the directory that were asked for, by image id. */
export const walletImagesAtom = atom((get) => get(heldAtom))

/** Asks for an image, once. A `data:` image needs no permission of the host's policy. */
export const loadWalletImage = action(async function loadWalletImage(get, set, imageId: string): Promise<void> {
  if (get(heldAtom)[imageId]) return
  const put = (image: WalletImage) => set(heldAtom, (images) => ({ ...images, [imageId]: image }))
  put('loading')
  try {
    const blob = await get(servicesAtom).directory.walletImage(imageId)
    put(`data:${blob.type};base64,${await toBase64(blob)}`)
  } catch {
    // A wallet without its picture is a wallet all the same.
    put('failed')
  }
})

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}
