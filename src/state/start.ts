import type { PorticoStore } from './createPortico'
import { disconnect, release } from './connection'
import { connectorsFound } from './connectors'
import { noteInstance } from './development'
import { configAtom, envAtom } from './env'
import { alertOnce } from './say'
import { leave, stopAll } from './leave'
import { report } from './report'
import { resumeConnections } from './resume'
import { routeAtom } from './router'

/** The nervous system: the only file that subscribes. Returns how to stop. */
export function start(store: PorticoStore): () => void {
  const stopping = new AbortController()
  const env = store.get(envAtom)
  const config = store.get(configAtom)
  noteInstance(store, true)

  const undiscover = env.adapters.map(({ namespace, discover }) =>
    discover((connectors) => store.set(connectorsFound, namespace, connectors)),
  )

  let before = store.get(routeAtom)
  const unroute = store.sub(routeAtom, () => {
    const route = store.get(routeAtom)
    const { name } = before
    before = route
    if (name !== route.name) store.set(leave, name)
  })

  if (config.isProjectIdMissing) store.set(alertOnce, 'projectIdNotConfigured')
  if (config.siwx)
    import('./session.late').then(
      ({ watchSignIn }) => watchSignIn(store, stopping.signal),
      (error: unknown) => {
        store.set(report, error)
        return store.set(disconnect) // nobody stays connected where nobody can be asked
      },
    )
  void store.set(resumeConnections, stopping.signal)

  return () => {
    noteInstance(store, false)
    stopping.abort()
    unroute()
    for (const stop of undiscover) stop()
    store.set(leave)
    store.set(release)
    store.set(stopAll)
  }
}
