import type { PorticoStore } from '../core/env'
import { configAtom, destroyRuntime, envAtom } from '../core/runtime'
import { connectionsAtom, type Connection, connectorsFound } from '../core/visitor/connections'
import { restoreConnections } from '../session/connection/restore/restoreConnections'
import { alertOnce } from '../shell/feedback/alerts'
import { opening } from '../shell/router/stack'
import { noteNames } from './development'
import { noteInstance } from './instances'

/**
 * Subscribes to what an instance follows as long as it lives. Returns how to stop. With `replaces`, it ends earlier
 * instances of its id on a page under development.
 */
export function start(store: PorticoStore, replaces = false): () => void {
  const stopping = new AbortController()
  const env = store.get(envAtom)
  const config = store.get(configAtom)
  const { signal } = stopping
  const stop = () => {
    stopping.abort()
    opening(store.get).end?.()
    destroyRuntime(store.get)
  }
  noteInstance(store, stop, replaces)
  noteNames()

  for (const { namespace, discover } of env.adapters)
    signal.addEventListener(
      'abort',
      discover((connectors) => store.set(connectorsFound, namespace, connectors), env.clock),
    )
  if (config.isProjectIdMissing) store.set(alertOnce, 'projectIdNotConfigured')
  if (config.siwx) followSignIn(store, signal)
  void store.set(restoreConnections, signal)
  return stop
}

/** Code of sign-in that a page needs once an account is connected. */
export const loadSession = () => import('../session/session.late')

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
