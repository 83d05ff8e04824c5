import { atom, type Getter } from 'jotai/vanilla'
import type { Connector, Unsubscribe, WalletHandle, WalletSnapshot } from '../../../chains/adapter'
import { isRecord } from '../../../chains/guards'
import type { Namespace } from '../../../chains/network'
import { afterNetworkChange, beforeLeaving } from '../afterConnect'
import { action } from '../../core/action'
import { emit } from '../../core/events'
import { leave, onDestroy, perStore } from '../../core/runtime'
import { isShortText, jsonKey, storageAtom, wordKey } from '../../core/storage'
import { showSnack } from '../../shell/feedback/snacks'
import { isNetworkBlockedAtom } from '../../core/visitor/networks'
import { close, opening } from '../../shell/router/stack'
import { forgetAddresses } from './forgetAddresses'
import {
  activeNamespaceAtom,
  connectionsAtom,
  connectorsKey,
  entriesOf,
  handlesAtom,
  plainAddress,
  setActiveNamespace,
  setConnection,
  type ConnectedConnection,
  type WalletInfo,
} from '../../core/visitor/connections'

/** A wallet as the recent list remembers it. */
export interface WalletRecord {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
}

const recentWalletsMax = 2

export const recentWalletsKey = jsonKey('recentWallets', (value) =>
  Array.isArray(value) ? value.filter(isWalletRecord).slice(0, recentWalletsMax) : undefined,
)

/** By namespace, what tells the wallet that is connected from others of its rdns. */
export const connectorMarksKey = jsonKey('connectorMarks', (value) => (isRecord(value) ? value : undefined))

/** The id of an announced wallet without its number among those of the same rdns. */
export function withoutNumber(id: string): string {
  return id.replace(/#\d+$/, '')
}

/** A wallet's rdns, name and picture, in short: what it keeps over reloads (EIP-6963). */
export function markOf({ id, name, icon = '' }: Connector): string {
  return `${withoutNumber(id)} ${name}${icon.length}${icon.slice(-40)}`
}

/** The way that the paired wallet was reached. */
export const pairingMethodKey = wordKey<'qrcode' | 'mobile'>('pairingMethod', /^(qrcode|mobile)$/)

const recentAtom = atom<readonly WalletRecord[] | null>(null)

/**
 * At most two wallets, newest first.
 * @example
 * useValue(recentWalletsAtom)[0]?.name
 */
export const recentWalletsAtom = atom(
  (get): readonly WalletRecord[] => get(recentAtom) ?? get(storageAtom).read(recentWalletsKey) ?? [],
)

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

/** Stops following the handle of each namespace; absent before the first connection. */
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
  set(beforeLeaving, namespace, true)
  set(setConnection, namespace, { status: 'disconnected' }, null)
  set(chooseAccount, namespace)
  forgetAddresses(get, namespace)
  // A task of the visitor in another namespace goes on.
  if (namespace === get(activeNamespaceAtom)) {
    leave(get)
    set(close)
  }
  set(showSnack, { tone: 'info', message: 'disconnected', announceOnly: true })
  if (!isOfAll) set(emit, { type: 'track', event: 'DISCONNECT_SUCCESS', properties: { namespace } })
})

/** Makes a live handle the connection of its namespace, and follows it. Whoever asked for a new one emits its event. */
export const attach = action(function attach(
  get,
  set,
  connector: Connector,
  handle: WalletHandle,
  isReconnect: boolean,
) {
  const { namespace, id: connectorId, name, rdns } = connector
  const show = () => {
    // A picture may come later.
    const wallet: WalletInfo = { name, icon: connector.icon, rdns }
    const chosen = get(storageAtom).read(chosenAccountsKey)?.[namespace]
    set(setConnection, namespace, connectedTo(connectorId, wallet, handle.snapshot, chosen), handle)
  }
  // The wait for the wallet whose place it takes has ended.
  if (!isReconnect) {
    leave(get, 'SwitchNetwork')
    set(beforeLeaving, namespace)
    set(chooseAccount, namespace)
  }
  if (get(handlesAtom)[namespace]) set(unfollow, namespace)
  show()
  if (isReconnect) {
    const reached = connector.type === 'WALLET_CONNECT' && (get(storageAtom).read(pairingMethodKey) ?? 'qrcode')
    const method = reached || 'browser'
    set(emit, { type: 'track', event: 'CONNECT_SUCCESS', properties: { name, method, reconnect: true } })
  } else {
    set(setActiveNamespace, namespace)
    set(showSnack, { tone: 'success', message: 'connected', announceOnly: true })
  }
  const storage = get(storageAtom)
  storage.write(connectorMarksKey, { ...storage.read(connectorMarksKey), [namespace]: markOf(connector) })
  bringAccount(get, namespace)
  // Whoever picked a paired wallet remembers it under the directory's id.
  if (connector.type !== 'WALLET_CONNECT') set(rememberWallet, connector)
  const held = subscriptions(get)
  if (!held.byNamespace) onDestroy(get, () => set(unfollow))
  held.byNamespace ??= {}
  let first = plainAddress(handle.snapshot.address)
  held.byNamespace[namespace] = handle.subscribe((next) => {
    if (!next) return set(handleDisconnect, namespace)
    // A visitor who goes to another account inside the wallet means that one.
    if (first !== plainAddress(next.address)) set(chooseAccount, namespace)
    first = plainAddress(next.address)
    const wasBlocked = get(isNetworkBlockedAtom)
    show()
    set(afterNetworkChange, wasBlocked)
  })
})

/** Puts a wallet first in the recent list; one that speaks several chains is found once on each of them. */
export const rememberWallet = action(function rememberWallet(get, set, { id, name, rdns }: WalletRecord) {
  const others = get(recentWalletsAtom).filter(
    (record) => record.id !== id && (record.name !== name || (record.rdns && rdns)),
  )
  const recent = [{ id, name, rdns }, ...others].slice(0, recentWalletsMax)
  set(recentAtom, recent)
  get(storageAtom).write(recentWalletsKey, recent)
})

function isWalletRecord(value: unknown): value is WalletRecord {
  return isRecord(value) && isShortText(value.id) && isShortText(value.name)
}

/** Makes a connection of a wallet's answer. */
function connectedTo(
  connectorId: string,
  wallet: WalletInfo,
  { address: first, accounts, networkId }: WalletSnapshot,
  chosen: string | undefined,
): ConnectedConnection {
  const address = accounts.find((account) => plainAddress(account) === chosen) ?? first
  const account = { caipAddress: address, address: plainAddress(address), accounts, wallet }
  return { status: 'connected', connectorId, wallet, account, address, accounts, networkId }
}

/** An account connected, or is there again: who opened the wallets waits for that. */
function bringAccount(get: Getter, namespace: Connector['namespace']): void {
  const { route, end } = opening(get)
  const connection = get(connectionsAtom)[namespace]
  const isAwaited = route?.name === 'Connect' && (route.namespace ?? namespace) === namespace
  if (isAwaited && connection?.status === 'connected') end?.(connection.account)
}
