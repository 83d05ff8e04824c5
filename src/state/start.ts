import type { PorticoStore } from './createPortico'
import { abandonConnect, connectAttemptAtom, release } from './connection'
import { connectorsFound } from './connectors'
import { configAtom, envAtom } from './env'
import { alertOnce } from './feedback'
import { restoreNetwork } from './networks'
import { destroyReaders } from './readers'
import { resumeConnections } from './resume'
import { routeAtom } from './router'
import { abandonSwitch } from './switchNetwork'

/** The nervous system: the only file that subscribes. Returns how to stop. */
export function start(store: PorticoStore): () => void {
  const stopping = new AbortController()
  const { adapters } = store.get(envAtom)

  store.set(restoreNetwork)
  const undiscover = adapters.map(({ namespace, discover }) =>
    discover((connectors) => store.set(connectorsFound, namespace, connectors)),
  )

  let before = store.get(routeAtom)
  const unroute = store.sub(routeAtom, () => {
    const route = store.get(routeAtom)
    const [left, entered] = [before, route]
    before = route
    if (left.name === 'ConnectingExternal' && entered.name !== 'ConnectingExternal') store.set(abandonConnect)
    if (left.name === 'SwitchNetwork' && entered.name !== 'SwitchNetwork') store.set(abandonSwitch)
  })

  if (store.get(configAtom).isProjectIdMissing) store.set(alertOnce, 'projectIdNotConfigured')
  void store.set(resumeConnections, stopping.signal)

  return () => {
    stopping.abort()
    unroute()
    for (const stop of undiscover) stop()
    if (store.get(connectAttemptAtom)) store.set(abandonConnect)
    store.set(abandonSwitch)
    store.set(release)
    store.set(destroyReaders)
  }
}
