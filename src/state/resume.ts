import type { ChainAdapter } from '../chains/adapter'
import { action } from './action'
import { attach } from './connection'
import { connectionsAtom, entriesOf, putConnection, setActiveNamespace, type Connection } from './connections'
import { connectorsAtom } from './connectors'
import { configAtom, envAtom } from './env'
import { networksInAtom } from './networks'
import { report } from './report'
import { storageAtom } from './storage'

/**
 * Takes up what was connected before the reload, without asking anybody: stored as connected becomes
 * connecting until the wallet has answered; stored as disconnected clears the caches of addresses
 * (spec section 4).
 */
export const resumeConnections = action(async (get, set, signal: AbortSignal): Promise<void> => {
  const { adapters } = get(envAtom)
  const storage = get(storageAtom)
  const wasConnected = get(configAtom).enableReconnect && storage.read('connectionStatus') === 'connected'
  const connectors = (wasConnected && storage.read('connectors')) || {}
  const activeNamespace = storage.read('activeNamespace')
  if (activeNamespace && connectors[activeNamespace]) set(setActiveNamespace, activeNamespace)
  if (!wasConnected) storage.remove('nativeBalanceCache')

  // First the namespaces that wait, so that none is forgotten when the others are stored.
  const resumed = entriesOf(connectors).map(async ([namespace, connectorId]) => {
    const adapter = adapters.find((candidate) => candidate.namespace === namespace)
    if (!adapter) return
    await set(resume, adapter, connectorId, signal)
  })
  for (const { namespace } of adapters)
    if (!connectors[namespace]) set(putConnection, namespace, { status: 'disconnected' }, null)
  await Promise.all(resumed)
})

const resume = action(async (get, set, adapter: ChainAdapter, connectorId: string, signal: AbortSignal) => {
  const { namespace } = adapter
  const ours: Connection = { status: 'connecting', connectorId }
  set(putConnection, namespace, ours, null)
  // A person who connects or disconnects meanwhile puts another state in its place.
  const isOvertaken = () => signal.aborted || get(connectionsAtom)[namespace] !== ours
  try {
    const handle = await adapter.resume({ connectorId, networks: get(networksInAtom)(namespace), signal })
    if (isOvertaken()) return
    const connector = get(connectorsAtom).find(({ id }) => id === connectorId)
    if (handle && connector) set(attach, connector, handle, true)
    else set(putConnection, namespace, { status: 'disconnected' }, null)
  } catch (error) {
    if (isOvertaken()) return
    set(putConnection, namespace, { status: 'disconnected' }, null)
    set(report, error)
  }
})
