import type { Getter } from 'jotai/vanilla'
import type { WalletHandle } from '../../../chains/adapter'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../../chains/network'
import { activeNamespaceAtom, connectionsAtom, handlesAtom } from '../../core/visitor/connections'

/**
 * A connection as it was when a request was made or shown. What the wallet is asked is built from this value alone:
 * account, network and connection are never read again after an `await` (`scripts/lint/pinned.ts` checks that).
 */
export interface PinnedConnection {
  readonly namespace: Namespace
  readonly handle: WalletHandle
  readonly account: CaipAddress
  readonly networkId: CaipNetworkId
}

/** The connection of a namespace, by default of the active one, to pin; null while it is not connected. */
export function findPin(get: Getter, namespace: Namespace = get(activeNamespaceAtom)): PinnedConnection | null {
  const handle = get(handlesAtom)[namespace]
  const connection = get(connectionsAtom)[namespace]
  if (!handle || connection?.status !== 'connected') return null
  return { namespace, handle, account: connection.address, networkId: connection.networkId }
}
