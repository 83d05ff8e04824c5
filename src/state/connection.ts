import { atom } from 'jotai/vanilla'
import type { ChainAdapter, Connector, Unsubscribe, WalletHandle } from '../chains/adapter'
import { UserRejectedError, WalletUnavailableError } from '../chains/errors'
import type { Namespace } from '../chains/network'
import { action } from './action'
import { attemptAtom } from './attempt'
import {
  activeHandleAtom,
  activeNamespaceAtom,
  connectionsAtom,
  entriesOf,
  handlesAtom,
  putConnection,
  setActiveNamespace,
  type WalletInfo,
} from './connections'
import { connectorsAtom, rememberWallet } from './connectors'
import { envAtom } from './env'
import { AdapterNotFoundError, NoActiveAddressError } from './errors'
import { emit } from './events'
import { showSnack } from './feedback'
import { isNetworkBlockedAtom, networksInAtom } from './networks'
import { close, goHome, isOpenAtom, navigate, open, routeAtom } from './router'
import { storageAtom } from './storage'
import { abandonSwitch } from './switchNetwork'

const connecting = attemptAtom<string>()
const releasesAtom = atom<Partial<Record<Namespace, Unsubscribe>>>({})

/** The connection being asked for; its subject is the connector id. */
export const connectAttemptAtom = connecting.atom

/** A person picked a wallet: shows the waiting view and asks the wallet. */
export const selectWallet = action((get, set, connectorId: string) => {
  const { name } = findConnector(get(connectorsAtom), connectorId)
  set(emit, { type: 'track', event: 'SELECT_WALLET', properties: { name, connectorId } })
  if (get(routeAtom).name !== 'ConnectingExternal') set(navigate, { name: 'ConnectingExternal', connectorId })
  set(connectWallet, connectorId).catch(() => undefined) // the waiting view shows it
})

/** Asks a wallet for its accounts; resolves when connected or given up, rejects with why not. */
export const connectWallet = action(async (get, set, connectorId: string): Promise<void> => {
  const connector = findConnector(get(connectorsAtom), connectorId)
  const { namespace } = connector
  const adapter = findAdapter(get(envAtom).adapters, namespace)
  const networks = get(networksInAtom)(namespace)
  const isFirst = !get(handlesAtom)[namespace]
  set(abandonConnect)
  try {
    const handle = await connecting.run(get, set, connectorId, (signal) => {
      if (isFirst) set(putConnection, namespace, { status: 'connecting', connectorId }, null)
      return adapter.connect({ connectorId, networks, signal })
    })
    if (!handle) return
    set(attach, connector, handle, false)
    set(settle)
  } catch (error) {
    if (isFirst) set(putConnection, namespace, { status: 'disconnected' }, null)
    const event = error instanceof UserRejectedError ? 'USER_REJECTED' : 'CONNECT_ERROR'
    set(emit, { type: 'track', event, properties: { message: error instanceof Error ? error.message : String(error) } })
    throw error
  }
})

/** Stops waiting for the wallet; a late answer is ignored. */
export const abandonConnect = action((get, set) => {
  if (!get(connecting.atom)) return
  connecting.abandon(get, set)
  for (const [namespace, { status }] of entriesOf(get(connectionsAtom)))
    if (status === 'connecting') set(putConnection, namespace, { status: 'disconnected' }, null)
})

/** Makes a live handle the connection of its namespace, and follows it. */
export const attach = action((get, set, connector: Connector, handle: WalletHandle, isReconnect: boolean) => {
  const { namespace, id: connectorId, name, icon, rdns } = connector
  const wallet: WalletInfo = { name, icon, rdns }
  const show = () =>
    set(putConnection, namespace, { status: 'connected', connectorId, wallet, ...handle.snapshot }, handle)
  set(release, namespace)
  show()
  if (!isReconnect) set(setActiveNamespace, namespace)
  set(rememberWallet, connector)
  if (!isReconnect) set(showSnack, { tone: 'success', message: 'connected' })
  const unsubscribe = handle.subscribe((next) => {
    if (!next) return set(letGo, namespace)
    const wasBlocked = get(isNetworkBlockedAtom)
    show()
    set(onNetworkSeen, wasBlocked)
  })
  set(releasesAtom, (releases) => ({ ...releases, [namespace]: unsubscribe }))
  set(emit, { type: 'track', event: 'CONNECT_SUCCESS', properties: { name, method: 'browser', reconnect: isReconnect } })
})

/** Stops following a handle, or all of them. */
export const release = action((get, set, namespace?: Namespace) => {
  const releases = get(releasesAtom)
  const kept = entriesOf(releases).filter(([name]) => namespace !== undefined && name !== namespace)
  for (const [name, unsubscribe] of entriesOf(releases))
    if (namespace === undefined || name === namespace) unsubscribe()
  set(releasesAtom, Object.fromEntries(kept) as Partial<Record<Namespace, Unsubscribe>>)
})

/** After a connection: an unsupported network comes first, otherwise the door has done its work. */
const settle = action((get, set) => {
  if (get(isNetworkBlockedAtom)) set(open)
  else if (get(isOpenAtom)) set(close)
  else set(goHome)
})

/** The wallet changed its network: it may have entered an unsupported one, or left it. */
const onNetworkSeen = action((get, set, wasBlocked: boolean) => {
  const isBlocked = get(isNetworkBlockedAtom)
  if (isBlocked && !wasBlocked) set(open)
  else if (wasBlocked && !isBlocked) set(close)
})

const letGo = action((get, set, namespace: Namespace) => {
  set(release, namespace)
  set(putConnection, namespace, { status: 'disconnected' }, null)
  get(storageAtom).remove('nativeBalanceCache')
  set(abandonSwitch)
  if (namespace === get(activeNamespaceAtom)) set(close)
  set(showSnack, { tone: 'info', message: 'disconnected' })
  set(emit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
})

/** Disconnects one namespace, or all. The page shows it at once; the wallets are told meanwhile. */
export const disconnect = action(async (get, set, namespace?: Namespace): Promise<void> => {
  set(abandonConnect)
  const isLeaving = (name: Namespace) => namespace === undefined || name === namespace
  for (const [name, { status }] of entriesOf(get(connectionsAtom)))
    if (status === 'connecting' && isLeaving(name)) set(putConnection, name, { status: 'disconnected' }, null)
  const leaving = entriesOf(get(handlesAtom)).filter(([name]) => isLeaving(name))
  for (const [name] of leaving) set(letGo, name)
  await Promise.all(leaving.map(([, handle]) => handle.disconnect()))
})

/** Signs a text with the active account; resolves to the signature. */
export const signMessage = action((get, _set, message: string): Promise<string> => {
  const handle = get(activeHandleAtom)
  if (!handle) throw new NoActiveAddressError()
  return handle.signMessage(message, handle.snapshot.address)
})

function findConnector(connectors: readonly Connector[], id: string): Connector {
  const connector = connectors.find((candidate) => candidate.id === id)
  if (!connector) throw new WalletUnavailableError('This wallet is not on this page any more')
  return connector
}

function findAdapter(adapters: readonly ChainAdapter[], namespace: Namespace): ChainAdapter {
  const adapter = adapters.find((candidate) => candidate.namespace === namespace)
  if (!adapter) throw new AdapterNotFoundError()
  return adapter
}
