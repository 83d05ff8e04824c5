import type { PorticoStore } from './createPortico'
import { release } from './connection'
import { connectorsFound } from './connectors'
import { configAtom, envAtom } from './env'
import { alertOnce } from './feedback'
import { leave, stopAll } from './leaving'
import { resumeConnections } from './resume'
import { routeAtom } from './router'

/** The nervous system: the only file that subscribes. Returns how to stop. */
export function start(store: PorticoStore): () => void {
  const stopping = new AbortController()
  const { adapters } = store.get(envAtom)

  const undiscover = adapters.map(({ namespace, discover }) =>
    discover((connectors) => store.set(connectorsFound, namespace, connectors)),
  )

  let before = store.get(routeAtom)
  const unroute = store.sub(routeAtom, () => {
    const route = store.get(routeAtom)
    const { name } = before
    before = route
    if (name !== route.name) store.set(leave, name)
  })

  if (store.get(configAtom).isProjectIdMissing) store.set(alertOnce, 'projectIdNotConfigured')
  void store.set(resumeConnections, stopping.signal)

  return () => {
    stopping.abort()
    unroute()
    for (const stop of undiscover) stop()
    store.set(leave)
    store.set(release)
    store.set(stopAll)
  }
}
