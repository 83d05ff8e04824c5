import { atom } from 'jotai/vanilla'
import type { Connector, WalletHandle } from '../../../chains/adapter'
import { isRecord } from '../../../chains/guards'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../../chains/network'
import { action } from '../action'
import type { InitialState } from './cookie'
import { configAtom } from '../runtime'
import {
  isNamespaceName,
  isShortText,
  jsonKey,
  namespacePattern,
  storageAtom,
  wordKey,
  type StorageKey,
} from '../storage'

export const connectionStatusKey = wordKey<'connected' | 'disconnected'>('connectionStatus', /^(dis)?connected$/)
export const activeNamespaceKey = wordKey<Namespace>('activeNamespace', namespacePattern)
export const connectedNamespacesKey: StorageKey<readonly Namespace[]> = {
  name: 'connectedNamespaces',
  parse: (text) => text.split(',').filter(isNamespaceName),
  print: (value) => value.join(','),
}
/** Connector id by namespace. */
export const connectorsKey = jsonKey('connectors', (value) => {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).filter(([name, id]) => isNamespaceName(name) && isShortText(id))
  return Object.fromEntries(entries) as Partial<Record<Namespace, string>>
})

/** The wallet behind a connection, for people. */
export interface WalletInfo {
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
}

/** A connected account. */
export interface Account {
  readonly caipAddress: CaipAddress
  readonly address: string
  readonly accounts: readonly CaipAddress[]
  readonly wallet: WalletInfo
}

/**
 * One namespace's connection. `restoring` stands before the first truth is known; `isReturning` while a
 * visitor was connected before and the wallet has not answered yet.
 */
export type Connection =
  | { readonly status: 'restoring' }
  | InitialState
  /** A wallet that was connected before and is not on this page, or not yet. */
  | { readonly status: 'disconnected'; readonly connectorId: string }
  | { readonly status: 'connecting'; readonly connectorId: string; readonly isReturning?: true }
  | ConnectedConnection

export interface ConnectedConnection {
  readonly status: 'connected'
  readonly connectorId: string
  readonly account: Account
  readonly address: CaipAddress
  readonly accounts: readonly CaipAddress[]
  readonly networkId: CaipNetworkId
  readonly wallet: WalletInfo
}

export type ConnectionStatus = Connection['status']

/** The address part of a CAIP-10 id. @example plainAddress('eip155:1:0xd8dA…6045') // '0xd8dA…6045' */
export function plainAddress(address: CaipAddress): string {
  return address.slice(address.indexOf(':', address.indexOf(':') + 1) + 1)
}

/** One namespace, by its name or as hooks name it; all of them where it is left out. */
export type NamespaceTarget = Namespace | { readonly namespace?: Namespace | undefined }

type Connections = Partial<Record<Namespace, Connection>>
type Handles = Partial<Record<Namespace, WalletHandle>>

export type ConnectedEntries = readonly (readonly [Namespace, ConnectedConnection])[]

/** The connections that are connected. */
export function connectedIn(connections: Connections): ConnectedEntries {
  return entriesOf(connections).flatMap(([name, connection]) =>
    connection.status === 'connected' ? [[name, connection] as const] : [],
  )
}

/** `Object.entries` that keeps the namespace type. */
export function entriesOf<T>(record: Partial<Record<Namespace, T>>): [Namespace, T][] {
  return Object.entries(record) as [Namespace, T][]
}

const foundAtom = atom<Partial<Record<Namespace, readonly Connector[]>>>({})

/** Every wallet that the adapters found, before any rule. @example const names = useValue(connectorsAtom).map(({ name }) => name) */
export const connectorsAtom = atom((get): readonly Connector[] => Object.values(get(foundAtom)).flat())

/** Takes an adapter's whole list. */
export const connectorsFound = action(function connectorsFound(
  _get,
  set,
  namespace: Namespace,
  connectors: readonly Connector[],
) {
  return set(foundAtom, (found) => ({ ...found, [namespace]: connectors }))
})

const restoring = { status: 'restoring' } as const
const heldAtom = atom<Connections>({})

/** The connection of a namespace that is not held: in the store of a first frame, the server's knowledge. */
export const firstConnectionAtom = atom<InitialState | typeof restoring>(restoring)
const heldHandlesAtom = atom<Handles>({})
const heldNamespaceAtom = atom<Namespace | null>(null)

/** The connections by namespace; a namespace without an adapter has none. @example useValue(connectionsAtom).solana?.status */
export const connectionsAtom = atom((get) => get(heldAtom))

/** Live wallet handles, beside the plain data and never inside it. */
export const handlesAtom = atom((get) => get(heldHandlesAtom))

/** The namespace in use: of what was connected or switched to last, else of the default network. @example useValue(activeNamespaceAtom) // 'eip155' */
export const activeNamespaceAtom = atom(
  (get): Namespace => get(heldNamespaceAtom) ?? get(configAtom).defaultNetwork.chainNamespace,
)

/** The connection of the namespace in use. @example useValue(activeConnectionAtom).status */
export const activeConnectionAtom = atom(
  (get): Connection => get(heldAtom)[get(activeNamespaceAtom)] ?? get(firstConnectionAtom),
)

export const activeHandleAtom = atom(
  (get): WalletHandle | null => get(heldHandlesAtom)[get(activeNamespaceAtom)] ?? null,
)

/** Status of the namespace in use. @example useValue(statusAtom) === 'restoring' */
export const statusAtom = atom((get): ConnectionStatus => get(activeConnectionAtom).status)

/** True where an account is about to be here again. */
export const isReturningAtom = atom((get) => 'isReturning' in get(activeConnectionAtom))
/** True where an account of the namespace in use is connected. @example useValue(connectedAtom) && <Orders /> */
export const connectedAtom = atom((get) => get(statusAtom) === 'connected')

/** Sets one namespace's connection and its handle together, and stores what a reload needs. */
export const setConnection = action(function setConnection(
  get,
  set,
  namespace: Namespace,
  connection: Connection,
  handle: WalletHandle | null,
) {
  const before = get(heldAtom)[namespace] ?? restoring
  set(heldAtom, (connections) => ({ ...connections, [namespace]: connection }))
  set(heldHandlesAtom, (handles) => {
    const { [namespace]: _gone, ...others } = handles
    return handle ? { ...others, [namespace]: handle } : others
  })
  set(storeConnection, namespace, before, connection)
})

export const setActiveNamespace = action(function setActiveNamespace(get, set, namespace: Namespace) {
  set(heldNamespaceAtom, namespace)
  get(storageAtom).write(activeNamespaceKey, namespace)
})

export function connectorOf(connection: Connection | undefined): string | undefined {
  return connection && 'connectorId' in connection ? connection.connectorId : undefined
}

// A wallet that a person is asked for is not stored yet, unless by another page.
const storedOf = (one: Connection) => (one.status === 'connecting' && !one.isReturning ? undefined : connectorOf(one))

// Another page of this origin may have stored a connection of its own: only what was ours is taken out.
const storeConnection = action(function storeConnection(
  get,
  _set,
  namespace: Namespace,
  before: Connection,
  now: Connection,
) {
  const storage = get(storageAtom)
  const connectors = { ...storage.read(connectorsKey) }
  const stored = connectors[namespace]
  const isOurs = before.status === 'restoring' || storedOf(before) === stored
  if (now.status === 'connected' && get(configAtom).enableReconnect) connectors[namespace] = now.connectorId
  else if (isOurs && storedOf(now) !== stored) delete connectors[namespace]
  const connected = entriesOf(connectors).map(([name]) => name)
  if (connected.length > 0) {
    storage.write(connectionStatusKey, 'connected')
    storage.write(connectedNamespacesKey, connected)
    storage.write(connectorsKey, connectors)
  } else {
    storage.write(connectionStatusKey, 'disconnected')
    storage.remove(connectedNamespacesKey)
    storage.remove(connectorsKey)
  }
})
