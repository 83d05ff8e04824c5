import type { Namespace } from '../../../../chains/network'
import { action } from '../../../core/action'
import {
  activeNamespaceKey,
  connectionsAtom,
  connectionStatusKey,
  connectorsKey,
  entriesOf,
  firstConnectionAtom,
  setConnection,
  setActiveNamespace,
  type NamespaceTarget,
} from '../../../core/visitor/connections'
import { configAtom, envAtom } from '../../../core/runtime'
import { getNetworksIn, restoreNetwork } from '../../../core/visitor/networks'
import { report } from '../../../core/report'
import { addressCaches, storageAtom } from '../../../core/storage'

/** Loads the code that a page needs once there is a connection. */
export const loadConnections = () => import('../connection.late')

/**
 * Disconnects one namespace, or all. The page shows it at once; the wallets are told meanwhile.
 * @example
 * await store.set(disconnect, { namespace: 'solana' })
 */
export const disconnect = action(async function disconnect(_get, set, target?: NamespaceTarget): Promise<void> {
  return set((await loadConnections()).disconnect, target)
})

/**
 * Takes up what was connected before the reload, without asking anybody: stored as connected becomes connecting until
 * the wallet has answered; stored as disconnected clears the caches of addresses. How wallets are asked is loaded only
 * where there is one to ask.
 */
export const restoreConnections = action(async function restoreConnections(
  get,
  set,
  signal: AbortSignal,
): Promise<void> {
  const { adapters, followStorage } = get(envAtom)
  // Connections and disconnections of another page hold here too; the code for that comes with the first of them.
  followStorage?.((change) => {
    if (change.key?.startsWith('portico'))
      loadConnections()
        .then(({ hearOtherPage }) => set(hearOtherPage, change, signal))
        .catch(() => undefined) // reported; a reload shows it
  }, signal)
  const storage = get(storageAtom)
  const wasConnected = get(configAtom).enableReconnect && storage.read(connectionStatusKey) === 'connected'
  const stored = entriesOf((wasConnected && storage.read(connectorsKey)) || {})
  // Connections of networks that the host does not have stay stored, for its pages that have them.
  const known = stored.filter(([name]) => getNetworksIn(get, name).length > 0)
  const connectors = Object.fromEntries(known) as Partial<Record<Namespace, string>>
  const activeNamespace = storage.read(activeNamespaceKey)
  set(restoreNetwork) // stores the namespace of the network, hence after reading which was active
  if (activeNamespace && connectors[activeNamespace]) set(setActiveNamespace, activeNamespace)
  if (!wasConnected) for (const name of addressCaches) storage.remove({ name })

  // First the namespaces that wait, so that none is forgotten when the others are stored.
  for (const [namespace, connectorId] of known)
    set(setConnection, namespace, { status: 'connecting', connectorId, isReturning: true }, null)
  // The code that asks a wallet comes along with the code that says whom to ask.
  for (const { namespace, prepare } of adapters)
    if (connectors[namespace]) prepare?.()
    else set(setConnection, namespace, { status: 'disconnected' }, null)
  // Connections that no adapter speaks are not waited for from now on.
  set(firstConnectionAtom, { status: 'disconnected' })
  if (!known[0]) return
  try {
    await set((await loadConnections()).reconnect, signal)
  } catch (error) {
    if (signal.aborted) return
    // Code that does not come is no refusal: the wallet stays stored for the next page.
    for (const [namespace, connectorId] of known)
      if ('isReturning' in (get(connectionsAtom)[namespace] ?? {}))
        set(setConnection, namespace, { status: 'disconnected', connectorId }, null)
    set(report, error)
  }
})
