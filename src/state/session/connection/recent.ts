import { isShared } from '../../../chains/pairing'
import { atom } from 'jotai/vanilla'
import { isRecord } from '../../../chains/guards'
import type { CaipAddress, Namespace } from '../../../chains/network'
import { action, nameAtoms } from '../../core/action'
import { isNamespaceName, isShortText, jsonKey, storageAtom } from '../../core/storage'
import {
  connectedIn,
  connectionsAtom,
  connectorsAtom,
  plainAddress,
  type WalletInfo,
} from '../../core/visitor/connections'

/** A wallet that was connected before, and can be again. */
export interface RecentConnection {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly caipAddress: CaipAddress
  readonly wallet: WalletInfo
  /** It can be asked: its wallet is on this page, or elsewhere and paired again. */
  readonly isHere: boolean
}

/** The stored part of it. */
export type KeptConnection = Omit<RecentConnection, 'isHere' | 'namespace' | 'wallet'> & { readonly name: string }

/** In each namespace. */
const most = 5

const connectionsKey = jsonKey('connections', (value) => (Array.isArray(value) ? value.filter(isKept) : undefined))

const changesAtom = atom(0)

/** Everything kept, newest first. */
const keptAtom = atom((get): readonly KeptConnection[] => {
  get(changesAtom)
  return get(storageAtom).read(connectionsKey) ?? []
})

/** Stores another list, at most five of each namespace. */
export const keepConnections = action(function keepConnections(
  get,
  set,
  change: (kept: readonly KeptConnection[]) => readonly KeptConnection[],
) {
  const storage = get(storageAtom)
  const counts: Partial<Record<Namespace, number>> = {}
  // Connections that other pages of this origin kept meanwhile stay.
  const kept = change(storage.read(connectionsKey) ?? []).filter(({ caipAddress }) => {
    const namespace = namespaceOf(caipAddress)
    counts[namespace] = (counts[namespace] ?? 0) + 1
    return counts[namespace] <= most
  })
  if (kept.length > 0) storage.write(connectionsKey, kept)
  else storage.remove(connectionsKey)
  set(changesAtom, (count) => count + 1)
})

/**
 * The wallets that were connected before and are not now, with the account that was in use, newest first.
 * @example
 * const [last] = useValue(recentConnectionsAtom)
 */
export const recentConnectionsAtom = atom((get): readonly RecentConnection[] => {
  const connected = connectedIn(get(connectionsAtom))
  const connectors = get(connectorsAtom)
  const isLive = ({ connectorId, caipAddress }: KeptConnection) =>
    connected.some(
      ([namespace, one]) =>
        namespace === namespaceOf(caipAddress) &&
        one.connectorId === connectorId &&
        one.accounts.some((account) => plainAddress(account) === plainAddress(caipAddress)),
    )
  return get(keptAtom)
    .filter((one) => !isLive(one))
    .map(({ connectorId, caipAddress, name }) => {
      const namespace = namespaceOf(caipAddress)
      const found = connectors.find((one) => one.id === connectorId && one.namespace === namespace)
      const wallet = { name: found?.name ?? name, icon: found?.icon, rdns: found?.rdns }
      return { namespace, connectorId, caipAddress, wallet, isHere: !!found || isShared(connectorId) }
    })
})

/**
 * Forgets a wallet that was connected before.
 * @example
 * store.set(forgetConnection, store.get(recentConnectionsAtom)[0])
 */
export const forgetConnection = action(function forgetConnection(
  _get,
  set,
  { connectorId, caipAddress }: Pick<RecentConnection, 'connectorId' | 'caipAddress'>,
) {
  return set(keepConnections, (kept) =>
    kept.filter((one) => one.connectorId !== connectorId || one.caipAddress !== caipAddress),
  )
})

const namespaceOf = (caipAddress: CaipAddress) => caipAddress.split(':')[0] as Namespace

function isKept(value: unknown): value is KeptConnection {
  if (!isRecord(value) || !isShortText(value.connectorId) || !isShortText(value.name)) return false
  const [namespace = '', , address] = isShortText(value.caipAddress) ? value.caipAddress.split(':') : []
  return isNamespaceName(namespace) && !!address
}

nameAtoms({ recentConnectionsAtom })
