import type { PorticoStore } from '../core/env'
import { configAtom, destroyRuntime, envAtom, leaveWithRoute } from '../core/runtime'
import { connectionsAtom, type Connection, connectorsFound } from '../connection/state'
import { noteInstance } from '../core/development/development'
import { restoreConnections } from '../connection/restore/restoreConnections'
import { alertOnce } from '../feedback/alerts'
import { opening, routeAtom } from '../router/stack'
import { noteNames } from './development'

/** Subscribes to what an instance follows as long as it lives. Returns how to stop. */
export function start(store: PorticoStore): () => void {
  const stopping = new AbortController()
  const env = store.get(envAtom)
  const config = store.get(configAtom)
  noteInstance(store, true)
  noteNames()

  const undiscover = env.adapters.map(({ namespace, discover }) =>
    discover((connectors) => store.set(connectorsFound, namespace, connectors), env.clock),
  )

  const unroute = leaveWithRoute(store, routeAtom)
  if (config.isProjectIdMissing) store.set(alertOnce, 'projectIdNotConfigured')
  if (config.siwx) followSignIn(store, stopping.signal)
  void store.set(restoreConnections, stopping.signal)

  return () => {
    noteInstance(store, false)
    stopping.abort()
    unroute()
    for (const stop of undiscover) stop()
    opening(store.get).end?.()
    destroyRuntime(store.get)
  }
}

/** What a page needs of sign-in once somebody is connected. */
export const loadSession = () => import('./session.late')

/** Loads sign-in with the first connection, made or taken up again. */
function followSignIn(store: PorticoStore, signal: AbortSignal): void {
  const isAwaited = ({ status }: Connection) => status.startsWith('connect')
  const unsubscribe = store.sub(connectionsAtom, () => {
    if (!Object.values(store.get(connectionsAtom)).some(isAwaited)) return
    unsubscribe()
    loadSession()
      .then(({ watchSignIn }) => watchSignIn(store, signal))
      // Reported by who connects or comes back. The next change of a connection tries again.
      .catch(() => signal.aborted || followSignIn(store, signal))
  })
  signal.addEventListener('abort', unsubscribe)
}
