import { action } from '../../../core/action'
import { onDestroy, runtimeAtom } from '../../../core/runtime'
import { connectionsAtom } from '../../../core/visitor/connections'

/**
 * Waits until it is known of every stored connection whether it comes back. A server has no connections; it ends with the
 * instance as well.
 */
export const waitForConnections = action(async function waitForConnections(get): Promise<void> {
  await new Promise<void>((resolve) => {
    const { store, stoppers } = get(runtimeAtom)
    const end = () => {
      for (const stop of stops) stop()
      resolve()
    }
    const check = () => {
      const connections = Object.values(get(connectionsAtom))
      if (!stoppers || connections.every((one) => one.status !== 'restoring' && !('isReturning' in one))) end()
    }
    const stops = [store.sub(connectionsAtom, check), onDestroy(get, end)]
    check()
  })
})
