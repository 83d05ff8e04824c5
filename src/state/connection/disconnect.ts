import type { Unsubscribe } from '../../chains/adapter'
import type { Namespace } from '../../chains/network'
import { action } from '../core/action'
import { leave, perStore } from '../core/runtime'
import { emit } from '../core/events'
import { addressCaches, storageAtom } from '../core/storage'
import { tellOtherPages } from '../core/pages/otherPages'
import { showSnack } from '../feedback/snacks'
import { pairingConnectorId } from '../pairing/connector'
import { close } from '../router/stack'
import {
  activeNamespaceAtom,
  connectionsAtom,
  connectorOf,
  connectorsKey,
  entriesOf,
  handlesAtom,
  setConnection,
  type NamespaceTarget,
} from './state'

/** The account a visitor chose of those that a wallet shares, by namespace; without the network. */
export const chosenAccountsKey = { ...connectorsKey, name: 'accounts' } as const

/** Chooses an account, or none: then the wallet's own choice counts. */
export const chooseAccount = action(function chooseAccount(get, _set, namespace: Namespace, address?: string) {
  const storage = get(storageAtom)
  const { [namespace]: before, ...others } = storage.read(chosenAccountsKey) ?? {}
  if (address !== undefined) storage.write(chosenAccountsKey, { ...others, [namespace]: address })
  else if (Object.keys(others).length > 0) storage.write(chosenAccountsKey, others)
  else if (before !== undefined) storage.remove(chosenAccountsKey)
})

/** How to stop following the handle of each namespace; absent before the first connection. */
export const subscriptions = perStore<{ byNamespace: Partial<Record<Namespace, Unsubscribe>> }>()

/** Stops following a handle, or all of them. */
export const unfollow = action(function unfollow(get, _set, namespace?: Namespace) {
  const { byNamespace = {} } = subscriptions(get)
  for (const [name, unsubscribe] of entriesOf(byNamespace)) {
    if (namespace !== undefined && name !== namespace) continue
    delete byNamespace[name]
    unsubscribe()
  }
})

/** A wallet is not connected any more. */
export const handleDisconnect = action(function handleDisconnect(get, set, namespace: Namespace, isOfAll = false) {
  set(unfollow, namespace)
  set(setConnection, namespace, { status: 'disconnected' }, null)
  set(chooseAccount, namespace)
  Object.values(addressCaches).forEach(get(storageAtom).remove)
  // What a person does about another namespace goes on.
  if (namespace === get(activeNamespaceAtom)) {
    leave(get)
    set(close)
  }
  set(showSnack, { tone: 'info', message: 'disconnected', announceOnly: true })
  if (!isOfAll) set(emit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
})

/** What a person left, for the other pages of this origin: connector id by namespace. */
export const leftKey = { ...connectorsKey, name: 'left' } as const

/**
 * Disconnects one namespace, or all. The page shows it at once; the wallets and the other pages of this origin are told
 * meanwhile. What fails on this page alone is no reason to leave the others.
 */
export const disconnect = action(async function disconnect(
  get,
  set,
  target?: NamespaceTarget,
  isHereAlone = false,
): Promise<void> {
  const namespace = typeof target === 'object' ? target.namespace : target
  leave(get)
  const connections = get(connectionsAtom)
  const isPaired = (name: Namespace) => connectorOf(connections[name]) === pairingConnectorId
  // Namespaces of one pairing end together.
  const isLeaving = (name: Namespace) =>
    namespace === undefined || name === namespace || (isPaired(namespace) && isPaired(name))
  // Also a wallet that is not here yet.
  for (const [name, connection] of entriesOf(connections))
    if (connection.status !== 'connected' && connectorOf(connection) && isLeaving(name))
      set(setConnection, name, { status: 'disconnected' }, null)
  const leaving = entriesOf(get(handlesAtom)).filter(([name]) => isLeaving(name))
  const isOfAll = namespace === undefined
  for (const [name] of leaving) set(handleDisconnect, name, isOfAll)
  if (isOfAll && leaving.length > 0)
    set(emit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace: 'all' } })
  const left = leaving.map(([name]) => [name, connectorOf(connections[name])])
  if (left.length > 0 && !isHereAlone) tellOtherPages(get, leftKey, Object.fromEntries(left))
  await Promise.all(leaving.map(([, handle]) => handle.disconnect()))
})
