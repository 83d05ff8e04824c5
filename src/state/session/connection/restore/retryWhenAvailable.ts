import { action } from '../../../core/action'
import { runtimeAtom } from '../../../core/runtime'
import { storageAtom } from '../../../core/storage'
import { connectionsAtom, connectorsAtom, connectorsKey, setConnection } from '../../../core/visitor/connections'
import type { Returning } from './findWallet'

interface Awaited extends Returning {
  readonly isHere: () => boolean
  readonly ask: () => Promise<void>
}

/**
 * A wallet that is not on this page has refused nothing: it stays stored, and is asked whenever it comes, unless the visitor
 * connects or disconnects before.
 */
export const awaitWallet = action(function awaitWallet(
  get,
  set,
  { namespace, connectorId, signal, isHere, ask }: Awaited,
) {
  const absent = { status: 'disconnected', connectorId } as const
  set(setConnection, namespace, absent, null)
  const { store } = get(runtimeAtom)
  const stop = () => {
    for (const unsubscribe of stops) unsubscribe()
    signal.removeEventListener('abort', stop)
  }
  const look = () => {
    // Another page of this origin may have let go of it meanwhile.
    const isStored = () => get(storageAtom).read(connectorsKey)?.[namespace] === connectorId
    const isOver = get(connectionsAtom)[namespace] !== absent
    if (!isHere() && !isOver) return
    stop()
    // Its failure is reported where it is asked.
    if (!isOver && isStored()) ask().catch(() => undefined)
  }
  const stops = [store.sub(connectorsAtom, look), store.sub(connectionsAtom, look)]
  signal.addEventListener('abort', stop)
})
