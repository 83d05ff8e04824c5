import type { Getter } from 'jotai/vanilla'
import { unsupportedNetwork, type Namespace, type Network } from '../../../chains/network'
import { activeNamespaceAtom, connectionsAtom } from '../../core/visitor/connections'
import { activeNetworkAtom, getNetworksIn } from '../../core/visitor/networks'
import { accountOf, type Account } from './account'

/** The connected account of a namespace, by default the active one; null while no account is connected there. */
export function getAccount(get: Getter, namespace?: Namespace): Account | null {
  const connection = get(connectionsAtom)[namespace ?? get(activeNamespaceAtom)]
  return connection ? accountOf(connection) : null
}

/**
 * The network in use in a namespace, by default the active one: the wallet's while connected, or the *unsupported*
 * placeholder; else the one chosen last, else the host's first. Null where the host has none.
 */
export function getNetwork(get: Getter, namespace?: Namespace): Network | null {
  const active = get(activeNetworkAtom)
  if (!namespace || (namespace === get(activeNamespaceAtom) && namespace === active.chainNamespace)) return active
  const connection = get(connectionsAtom)[namespace]
  const networks = getNetworksIn(get, namespace)
  if (connection?.status !== 'connected') return networks[0] ?? null
  const { networkId } = connection
  return networks.find(({ caipNetworkId }) => caipNetworkId === networkId) ?? unsupportedNetwork(networkId)
}
