import { action } from '../../core/action'
import { painted } from '../../core/painted'

/** Loads an image for as long as it is drawn. Returns a function that ends that. */
export const loadWalletImage = action(function loadWalletImage(_get, set, imageId: string): () => void {
  const drawn = new AbortController()
  const queue = async () => {
    await painted()
    const late = await import('./imageQueue.late')
    set(late.queueImage, imageId, drawn.signal)
  }
  // The wallet is shown without its image.
  queue().catch(() => undefined)
  return () => drawn.abort()
})
