import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { nameAtoms } from '../../core/action'
import { envAtom } from '../../core/runtime'
import { currentPurchaseAtom, recallPurchase, type Purchase } from './purchase'

/** Interval of the looks at the window, and of the questions to the seller and the chain, in milliseconds. */
const windowMs = 500
const askingMs = 4000

async function watch(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const { clock } = get(envAtom)
  let askedAt = clock.now()
  while (!signal.aborted) {
    await clock.sleep(windowMs, signal)
    const status = get(currentPurchaseAtom)?.status
    if (status === undefined || !/^(waiting|closed|blocked)$/.test(status)) continue
    const late = await import('./watch.late')
    late.lookAtWindow(get, set)
    if (clock.now() - askedAt < askingMs) continue
    await late.lookAtPurchase(get, set, signal)
    askedAt = clock.now()
  }
}

const watchedAtom = atom(
  (get): Purchase | null => get(currentPurchaseAtom),
  (get, set) => {
    const stopping = new AbortController()
    set(recallPurchase)
    // Ends with who looks.
    watch(get, set, stopping.signal).catch(() => undefined)
    return () => stopping.abort()
  },
)
watchedAtom.onMount = (begin) => begin()

/**
 * The purchase of the account in use, running or last: its seller and the account are asked for its state for as long as
 * it has a reader. Null without a purchase.
 * @example
 * const status = useValue(purchaseAtom)?.status
 */
export const purchaseAtom = atom((get) => get(watchedAtom))

nameAtoms({ purchaseAtom })
