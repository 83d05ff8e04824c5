import type { PorticoStore } from '../../core/env'
import { connectAttemptAtom } from './connect'
import { connectedAtom } from '../../core/visitor/connections'

/**
 * The store as the modal draws it: it is told `later` of what begins with a pick, and of the account that came of it, so
 * that the wallet is asked, and the page has drawn the account, before the modal draws anything.
 */
export function deferStore(store: PorticoStore, later: (run: () => void) => void): PorticoStore {
  const readStep = () => (store.get(connectedAtom) ? 2 : store.get(connectAttemptAtom) ? 1 : 0)
  let step = readStep()
  let held: (() => void)[] | undefined
  return {
    ...store,
    sub: (source, listener) =>
      store.sub(source, () => {
        const before = step
        step = readStep()
        if (step > before && !held) {
          const own: (() => void)[] = (held = [])
          later(() => {
            held = undefined
            for (const tell of own) tell()
          })
        }
        if (held) held.push(listener)
        else listener()
      }),
  }
}
