import type { CaipNetworkId } from '../../../chains/network'
import type { Directory } from '../../../services/types'
import { action } from '../../core/action'
import { servicesAtom } from '../../core/platform'
import { perStore } from '../../core/runtime'
import { heldImagesAtom } from './heldImages'

/** Number of images that load at once, and of images that are kept and not drawn. */
const atOnceMax = 5
const keptMax = 200

interface DrawnImage {
  /** Number of times that it is drawn. */
  count: number
  /** Gives up its request, while there is one. */
  request?: AbortController | undefined
}

interface Queue {
  /** Images that are drawn, the one that came last at the end. */
  drawn: Map<string, DrawnImage>
  /** Images that are not drawn any more and kept, the one that left last at the end. */
  kept: Set<string>
}

const queueOf = perStore<Queue>()

/**
 * Asks for an image, once, until it is not drawn any more: a few at a time, and first those that came into sight last. A
 * `data:` image needs no permission of the host's policy.
 */
export const queueImage = action(function queueImage(get, set, imageId: string, signal: AbortSignal) {
  if (signal.aborted) return
  const queue = queueOf(get)
  const drawn = (queue.drawn ??= new Map())
  const kept = (queue.kept ??= new Set())
  const image = drawn.get(imageId) ?? { count: 0 }
  image.count += 1
  drawn.delete(imageId)
  drawn.set(imageId, image)
  kept.delete(imageId)
  signal.addEventListener('abort', () => {
    image.count -= 1
    if (image.count > 0) return
    drawn.delete(imageId)
    if (image.request) {
      image.request.abort()
      set(forget, imageId)
      // A list that goes lets go of all its images first.
      return queueMicrotask(() => set(loadNext))
    }
    if (get(heldImagesAtom)[imageId]) kept.add(imageId)
    const [oldest] = kept
    if (oldest === undefined || kept.size <= keptMax) return
    kept.delete(oldest)
    set(forget, oldest)
  })
  set(loadNext)
})

/** Asks for images until enough are on their way. */
const loadNext = action(function loadNext(get, set) {
  const { drawn = new Map<string, DrawnImage>() } = queueOf(get)
  const waiting = () => [...drawn].reverse().find(([id, image]) => !image.request && !get(heldImagesAtom)[id])
  const loading = () => [...drawn.values()].filter(({ request }) => request).length
  for (let next = waiting(); next && loading() < atOnceMax; next = waiting()) void set(load, ...next)
})

const load = action(async function load(get, set, imageId: string, image: DrawnImage): Promise<void> {
  const put = (value: string) => set(heldImagesAtom, (images) => ({ ...images, [imageId]: value }))
  const request = new AbortController()
  image.request = request
  put('loading')
  try {
    const blob = await ask(get(servicesAtom).directory, imageId, request.signal)
    const data = await toDataUrl(blob)
    if (!request.signal.aborted) put(data)
  } catch {
    if (!request.signal.aborted) put('failed')
  }
  image.request = undefined
  set(loadNext)
})

/** A network that the directory has no image of has its mark. */
async function ask(directory: Directory, key: string, signal: AbortSignal): Promise<Blob> {
  const [, networkId, imageId] = /^network (\S+) (.*)/.exec(key) ?? []
  if (!networkId) return directory.walletImage(key, signal)
  const mark = async () =>
    (await import('../../../services/marks/marks.late')).markOfNetwork(networkId as CaipNetworkId)
  return imageId ? directory.networkImage(imageId, signal).catch(mark) : mark()
}

/** As if it had never been asked for. */
const forget = action(function forget(_get, set, imageId: string) {
  set(heldImagesAtom, ({ [imageId]: _gone, ...images }) => images)
})

/** A picture as text. */
export async function toDataUrl(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return `data:${blob.type};base64,${btoa(letters)}`
}
