import { atom, type Getter } from 'jotai/vanilla'
import { connectorsAtom } from '../../core/visitor/connections'
import { action } from '../../core/action'
import { noteModal } from '../../core/development/development'
import { configAtom, onDestroy } from '../../core/runtime'
import { close, isAheadAtom, isOpenAtom } from './stack'
import { whenPageReady } from './whenReady'

/** Number of rows of wallets that are seen first. */
const rowsSeen = 5

const loadAtom = atom<'idle' | 'loading' | 'ready' | 'failed'>('idle')

/** State of the modal's code for a button while it is not here yet. */
export const shellAtom = atom((get): 'idle' | 'loading' | 'failed' => {
  const load = get(loadAtom)
  if (load === 'failed') return 'failed'
  return load === 'loading' && get(isOpenAtom) ? 'loading' : 'idle'
})

/** Follows the loading of the modal's code; when it fails the modal closes and can be opened again. */
export const followShell = action(async function followShell(get, set, loading: Promise<unknown>) {
  noteModal(get)
  set(loadAtom, 'loading')
  try {
    await loading
    set(loadAtom, 'ready')
  } catch (error) {
    set(loadAtom, 'failed')
    set(close)
    throw error
  }
})

/**
 * True where code may be fetched before it is needed: from the visitor's first sign of life on, or when the
 * page is idle, as `prefetch` says. The page is listened to while this has a subscriber.
 */
export const aheadAtom = atom(
  (get) => get(isAheadAtom),
  (get, set) => {
    const { prefetch } = get(configAtom)
    if (prefetch === 'none' || get(isAheadAtom)) return
    const stop = whenPageReady(get, prefetch === 'intent', () => set(isAheadAtom, true))
    if (stop) onDestroy(get, stop)
    return stop
  },
)
aheadAtom.onMount = (listen) => listen()

/** The pictures of the wallets that are seen first, where they brought them along: those need no request. */
export function getOwnPictures(get: Getter): readonly string[] {
  const wallets = get(connectorsAtom).slice(0, rowsSeen)
  return wallets.flatMap(({ icon }) => (icon?.startsWith('data:') ? [icon] : []))
}
