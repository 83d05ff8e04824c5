import { atom } from 'jotai/vanilla'
import type { Connector, Unsubscribe, WalletHandle } from '../../chains/adapter'
import type { Namespace } from '../../chains/network'
import { action } from '../core/action'
import {
  activeNamespaceAtom,
  connectionsAtom,
  connectorOf,
  entriesOf,
  handlesAtom,
  putConnection,
  setActiveNamespace,
  type WalletInfo,
} from './state'
import { rememberWallet } from './connectors'
import { emit } from '../core/events'
import { showSnack } from '../feedback/snacks'
import { leave, whenStopped } from '../core/lifecycle/leaving'
import { isNetworkBlockedAtom } from '../networks/state'
import { pairingConnectorId } from '../pairing/connector'
import { close, open } from '../router/stack'
import { addressCaches, storageAtom } from '../core/storage'

const releasesAtom = atom<Partial<Record<Namespace, Unsubscribe>>>({})
const isFollowedAtom = atom(false)

/** Makes a live handle the connection of its namespace, and follows it. Who asked for a new one tells of it. */
export const attach = action(function attach(
  get,
  set,
  connector: Connector,
  handle: WalletHandle,
  isReconnect: boolean,
) {
  const { namespace, id: connectorId, name, icon, rdns } = connector
  const wallet: WalletInfo = { name, icon, rdns }
  const show = () =>
    set(putConnection, namespace, { status: 'connected', connectorId, wallet, ...handle.snapshot }, handle)
  set(release, namespace)
  show()
  if (isReconnect) {
    const method = connector.type === 'WALLET_CONNECT' ? 'qrcode' : 'browser'
    set(emit, { type: 'track', event: 'CONNECT_SUCCESS', properties: { name, method, reconnect: true } })
  } else {
    set(setActiveNamespace, namespace)
    set(showSnack, { tone: 'success', message: 'connected', isSpoken: true })
  }
  // Whoever picked a paired wallet remembers it under the directory's id.
  if (connector.type !== 'WALLET_CONNECT') set(rememberWallet, connector)
  const unsubscribe = handle.subscribe((next) => {
    if (!next) return set(letGo, namespace)
    const wasBlocked = get(isNetworkBlockedAtom)
    show()
    set(onNetworkSeen, wasBlocked)
  })
  set(releasesAtom, (releases) => ({ ...releases, [namespace]: unsubscribe }))
  if (get(isFollowedAtom)) return
  set(isFollowedAtom, true)
  set(whenStopped, () => set(release))
})

/** Stops following a handle, or all of them. */
const release = action(function release(get, set, namespace?: Namespace) {
  const releases = get(releasesAtom)
  const kept = entriesOf(releases).filter(([name]) => namespace !== undefined && name !== namespace)
  for (const [name, unsubscribe] of entriesOf(releases))
    if (namespace === undefined || name === namespace) unsubscribe()
  set(releasesAtom, Object.fromEntries(kept) as Partial<Record<Namespace, Unsubscribe>>)
})

/** The wallet or the host changed the network: it may have entered an unsupported one, or left it. */
export const onNetworkSeen = action(function onNetworkSeen(get, set, wasBlocked: boolean) {
  const isBlocked = get(isNetworkBlockedAtom)
  if (isBlocked && !wasBlocked) set(open)
  else if (wasBlocked && !isBlocked) set(close)
})

const letGo = action(function letGo(get, set, namespace: Namespace) {
  set(release, namespace)
  set(putConnection, namespace, { status: 'disconnected' }, null)
  addressCaches.forEach(get(storageAtom).remove)
  // What a person does about another namespace goes on.
  if (namespace === get(activeNamespaceAtom)) {
    set(leave)
    set(close)
  }
  set(showSnack, { tone: 'info', message: 'disconnected', isSpoken: true })
  set(emit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
})

/** Disconnects one namespace, or all. The page shows it at once; the wallets are told meanwhile. */
export const disconnect = action(async function disconnect(get, set, namespace?: Namespace): Promise<void> {
  set(leave)
  const connections = get(connectionsAtom)
  const isPaired = (name: Namespace) => connectorOf(connections[name]) === pairingConnectorId
  // Namespaces of one pairing end together.
  const isLeaving = (name: Namespace) =>
    namespace === undefined || name === namespace || (isPaired(namespace) && isPaired(name))
  for (const [name, { status }] of entriesOf(connections))
    if (status === 'connecting' && isLeaving(name)) set(putConnection, name, { status: 'disconnected' }, null)
  const leaving = entriesOf(get(handlesAtom)).filter(([name]) => isLeaving(name))
  for (const [name] of leaving) set(letGo, name)
  await Promise.all(leaving.map(([, handle]) => handle.disconnect()))
})
