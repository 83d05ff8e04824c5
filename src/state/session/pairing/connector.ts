import type { Getter } from 'jotai/vanilla'
import type { Connector } from '../../../chains/adapter'
import { readIcon } from '../../../chains/discovery/icon'
import type { Namespace } from '../../../chains/network'
import { pairingConnectorId, type PairedWallet, type PairingPeer } from '../../../chains/pairing'
import { connectionsAtom, connectorOf } from '../../core/visitor/connections'
import { configAtom, envAtom, onDestroy } from '../../core/runtime'
import type { StorageKey } from '../../core/storage'
import { networksAtom } from '../../core/visitor/networks'

/** True for a connector of a wallet elsewhere. */
export function isPairing(connectorId: string): boolean {
  return connectorId === pairingConnectorId
}

/** The directory's picture of the wallet that was picked for the pairing: after a reload the directory is not asked. */
export const pairedIconKey: StorageKey<string> = { name: 'pairedIcon', parse: readIcon, print: (icon) => icon }

/** A paired wallet as the connector of one of its namespaces. */
export function pairingConnector(namespace: Namespace, wallet: PairedWallet): Connector {
  return {
    id: pairingConnectorId,
    name: wallet.name,
    get icon() {
      return wallet.icon
    },
    namespace,
    type: 'WALLET_CONNECT',
  }
}

/** The namespaces to ask a wallet for: one that another wallet serves is left to it, unless all are served. */
export function namespacesToPair(get: Getter): readonly Namespace[] {
  const connections = get(connectionsAtom)
  const all = get(networksAtom).map(({ chainNamespace }) => chainNamespace)
  const isFree = (name: Namespace) =>
    connections[name]?.status !== 'connected' || connectorOf(connections[name]) === pairingConnectorId
  const free = all.filter(isFree)
  return free.length > 0 ? free : all
}

/** The app that asks a wallet elsewhere, for some namespaces, with its networks, and the key that keeps its sessions apart. */
export function pairingPeer(get: Getter, namespaces: readonly Namespace[]): Omit<PairingPeer, 'signal'> {
  const { metadata, projectId, id, enableReconnect } = get(configAtom)
  return {
    projectId,
    instanceId: id,
    enableReconnect,
    networks: get(networksAtom).filter(({ chainNamespace }) => namespaces.includes(chainNamespace)),
    metadata,
    clock: get(envAtom).clock,
    onDestroy: (stop) => void onDestroy(get, stop),
  }
}
