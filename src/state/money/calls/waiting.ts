import { storageAtom, wordKey } from '../../core/storage'
import { withEffect } from '../../core/asyncState'
import type { Atom } from 'jotai/vanilla'

const waiting = wordKey('calls', /"status":"(asking|sent)"/)

/** Asks wallets how calls went that they had before a reload, while it has a subscriber. */
export function withCallsResumed<T>(source: Atom<T>): Atom<T> {
  return withEffect(source, (get, set, _value, signal) => {
    if (!get(storageAtom).read(waiting)) return
    import('./following.late').then(
      ({ followCalls }) => signal.aborted || set(followCalls),
      () => undefined, // the next who subscribes tries again
    )
  })
}
