import { embeddedConnectorId } from '../../../chains/embedded'
import { pairingConnectorId } from '../../../chains/pairing'
import type { Getter } from 'jotai/vanilla'
import type { WalletHandle } from '../../../chains/adapter'
import type { Network } from '../../../chains/network'
import { connectWallet } from '../connection/connect'
import { connectionsAtom, connectorOf, connectorsAtom, handlesAtom } from '../../core/visitor/connections'
import { action } from '../../core/action'
import { envAtom } from '../../core/runtime'
import { navigate } from '../../shell/router/navigation'
import { setActiveNetwork, setPreferredNetwork } from '../../core/visitor/networks'

/** True for a wallet that cannot be asked for another network: not at all, or not for one that it did not grant. */
export function mustReconnectForNetwork({ switchNetwork, grantOf }: WalletHandle, { caipNetworkId }: Network): boolean {
  return !switchNetwork || grantOf?.(caipNetworkId) === 'anew'
}

/** True where the wallet of a network's namespace can be connected once more. */
export function canConnectAnew(get: Getter, { chainNamespace }: Network): boolean {
  const connectorId = connectorOf(get(connectionsAtom)[chainNamespace])
  if (connectorId === pairingConnectorId) return get(envAtom).pairing !== undefined
  if (connectorId === embeddedConnectorId) return get(envAtom).embedded !== undefined
  return get(connectorsAtom).some(({ id }) => id === connectorId)
}

/** Connects the wallet once more, beginning with another network; until that is done, what is connected stays. */
export const reconnectForNetwork = action(function reconnectForNetwork(get, set, network: Network) {
  const { chainNamespace, caipNetworkId } = network
  const connectorId = connectorOf(get(connectionsAtom)[chainNamespace])
  if (connectorId === undefined) return
  set(setPreferredNetwork, network)
  if (connectorId === pairingConnectorId) return set(navigate, { name: 'ConnectingWalletConnect' })
  if (connectorId === embeddedConnectorId) return set(navigate, { name: 'ConnectingEmbedded' })
  set(navigate, { name: 'ConnectingExternal', connectorId })
  set(connectWallet, connectorId).then(
    () => {
      // As after a switch: a reload begins there.
      if (get(handlesAtom)[chainNamespace]?.snapshot.networkId === caipNetworkId) set(setActiveNetwork, network)
    },
    () => undefined, // the waiting view shows it
  )
})
