import type { Connector } from '../chains/adapter'
import type { Namespace } from '../chains/network'
import type { PairedWallet } from '../chains/pairing'

/** What is stored as the connector of a paired namespace. */
export const pairingConnectorId = 'walletConnect'

/** A paired wallet as the connector of one of its namespaces. */
export function pairingConnector(namespace: Namespace, { name, icon }: PairedWallet): Connector {
  return { id: pairingConnectorId, name, icon, namespace, type: 'WALLET_CONNECT' }
}
