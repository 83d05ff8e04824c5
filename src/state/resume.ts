import type { Connector, WalletHandle } from '../chains/adapter'
import type { Namespace } from '../chains/network'
import { action } from './action'
import { attach } from './connection'
import { activeNamespaceKey, connectionsAtom, connectionStatusKey, connectorsKey, entriesOf, putConnection, setActiveNamespace, type Connection } from './connections'
import { connectorsAtom } from './connectors'
import { configAtom, envAtom } from './env'
import { networksInAtom, restoreNetwork } from './networks'
import { pairingConnector, pairingConnectorId, peerAtom } from './pairedWallet'
import { report } from './report'
import { addressCaches, storageAtom } from './storage'

/**
 * Takes up what was connected before the reload, without asking anybody: stored as connected becomes
 * connecting until the wallet has answered; stored as disconnected clears the caches of addresses
 * (spec section 4).
 */
export const resumeConnections = action(async (get, set, signal: AbortSignal): Promise<void> => {
  const { adapters } = get(envAtom)
  const storage = get(storageAtom)
  const wasConnected = get(configAtom).enableReconnect && storage.read(connectionStatusKey) === 'connected'
  const stored = entriesOf((wasConnected && storage.read(connectorsKey)) || {})
  // What the host has no network for stays stored, for its pages that have.
  const known = stored.filter(([name]) => get(networksInAtom)(name).length > 0)
  const connectors = Object.fromEntries(known) as Partial<Record<Namespace, string>>
  const activeNamespace = storage.read(activeNamespaceKey)
  set(restoreNetwork) // stores the namespace of the network, hence after reading which was active
  if (activeNamespace && connectors[activeNamespace]) set(setActiveNamespace, activeNamespace)
  if (!wasConnected) addressCaches.forEach(storage.remove)

  // First the namespaces that wait, so that none is forgotten when the others are stored.
  const names = entriesOf(connectors).map(([namespace]) => namespace)
  const pairing = names.some((name) => connectors[name] === pairingConnectorId)
    ? get(envAtom).pairing?.resume({ ...get(peerAtom)(names), signal })
    : undefined
  const resumed = entriesOf(connectors).map(async ([namespace, connectorId]) => {
    const adapter = adapters.find((candidate) => candidate.namespace === namespace)
    if (!adapter) return
    await set(resume, namespace, connectorId, signal, async () => {
      if (connectorId === pairingConnectorId) {
        const paired = await pairing
        const handle = paired?.handles[namespace]
        return handle && [pairingConnector(namespace, paired.wallet), handle]
      }
      const handle = await adapter.resume({ connectorId, networks: get(networksInAtom)(namespace), signal })
      const connector = get(connectorsAtom).find(({ id }) => id === connectorId)
      return handle && connector && [connector, handle]
    })
  })
  for (const { namespace } of adapters)
    if (!connectors[namespace]) set(putConnection, namespace, { status: 'disconnected' }, null)
  await Promise.all(resumed)
})

type Find = () => Promise<readonly [Connector, WalletHandle] | null | undefined>

const resume = action(async (get, set, namespace: Namespace, connectorId: string, signal: AbortSignal, find: Find) => {
  const ours: Connection = { status: 'connecting', connectorId, isReturning: true }
  set(putConnection, namespace, ours, null)
  // A person who connects or disconnects meanwhile puts another state in its place.
  const isOvertaken = () => signal.aborted || get(connectionsAtom)[namespace] !== ours
  try {
    const found = await find()
    if (isOvertaken()) return
    if (found) set(attach, ...found, true)
    else set(putConnection, namespace, { status: 'disconnected' }, null)
  } catch (error) {
    if (isOvertaken()) return
    set(putConnection, namespace, { status: 'disconnected' }, null)
    set(report, error)
  }
})
