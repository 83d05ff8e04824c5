import { isShared, pairingConnectorId } from '../../../chains/pairing'
import type { Getter } from 'jotai/vanilla'
import type { Namespace } from '../../../chains/network'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { broadcast } from '../../core/pages/broadcast'
import { isAlive, leave } from '../../core/runtime'
import { showSnack } from '../../shell/feedback/snacks'
import { forgetApp } from '../pairing/openedApp'
import { normalizedName } from '../wallets/walletName'
import { handleDisconnect } from './attach'
import {
  connectedIn,
  connectionsAtom,
  connectorOf,
  connectorsKey,
  entriesOf,
  handlesAtom,
  setConnection,
  type NamespaceTarget,
} from '../../core/visitor/connections'

/** Connections that the visitor left, for the other pages of this origin: connector id by namespace. */
export const leftKey = { ...connectorsKey, name: 'left' } as const

/**
 * Disconnects one namespace, or all. The page shows it at once; the wallets and the other pages of this origin are told
 * meanwhile. What fails on this page alone is no reason to leave the others. A wallet that stays connected in another
 * namespace is not asked to revoke: this page forgets it, and says so.
 */
export const disconnect = action(async function disconnect(
  get,
  set,
  target?: NamespaceTarget,
  isHereAlone = false,
): Promise<void> {
  // The wallets may be those of the instance that took its place.
  if (!isAlive(get)) return
  const namespace = typeof target === 'object' ? target.namespace : target
  leave(get)
  const connections = get(connectionsAtom)
  const idOf = (name: Namespace) => connectorOf(connections[name])
  const isPaired = (name: Namespace) => idOf(name) === pairingConnectorId
  const isLeaving = (name: Namespace) =>
    namespace === undefined || name === namespace || (isShared(idOf(namespace)) && idOf(name) === idOf(namespace))
  // Also a wallet that is not here yet.
  for (const [name, connection] of entriesOf(connections))
    if (connection.status !== 'connected' && connectorOf(connection) && isLeaving(name))
      set(setConnection, name, { status: 'disconnected' }, null)
  const leaving = entriesOf(get(handlesAtom)).filter(([name]) => isLeaving(name))
  // Not only where the pairing library gets to it: the relay may be away, and a host's own provider has its own storage.
  if (leaving.some(([name]) => isPaired(name))) forgetApp(get)
  const staying = entriesOf(get(handlesAtom)).flatMap(([name]) => (isLeaving(name) ? [] : name))
  const revocable = leaving.filter(([name]) => !sharesPermission(get, name, staying))
  const isOfAll = namespace === undefined
  for (const [name] of leaving) set(handleDisconnect, name, isOfAll)
  if (isOfAll && leaving.length > 0)
    set(emit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace: 'all' } })
  const left = leaving.map(([name]) => [name, connectorOf(connections[name])])
  if (left.length > 0 && !isHereAlone) broadcast(get, leftKey, Object.fromEntries(left))
  if (revocable.length < leaving.length) set(showSnack, { tone: 'info', message: 'disconnectedHere' }, 5000)
  await Promise.all(revocable.map(([, handle]) => handle.disconnect()))
})

/**
 * True if the wallet of a namespace is also connected in a namespace that stays. One permission may cover both
 * (CAIP-25), and revoking it would end the other connection too.
 */
function sharesPermission(get: Getter, namespace: Namespace, staying: readonly Namespace[]): boolean {
  const connected = connectedIn(get(connectionsAtom)).filter(([, one]) => !isShared(one.connectorId))
  const nameOf = (wanted: Namespace) => {
    const connection = connected.find(([name]) => name === wanted)?.[1]
    return connection && normalizedName(connection.wallet.name)
  }
  const own = nameOf(namespace)
  return own !== undefined && staying.some((name) => nameOf(name) === own)
}
