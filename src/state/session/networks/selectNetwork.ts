import type { CaipNetworkId } from '../../../chains/network'
import { action } from '../../core/action'
import { configAtom } from '../../core/runtime'
import { activeHandleAtom, handlesAtom } from '../../core/visitor/connections'
import { canConnectAnew, reconnectForNetwork, mustReconnectForNetwork } from './reconnectForNetwork'
import { activeNetworkAtom, networksAtom, setPreferredNetwork } from '../../core/visitor/networks'
import { switchNetwork } from './switchNetwork'
import { back, canGoBackAtom, navigate, routeAtom } from '../../shell/router/navigation'

/**
 * A person picked a network: shows the waiting view where a wallet has to agree.
 * @example
 * store.set(selectNetwork, 'eip155:10')
 */
export const selectNetwork = action(function selectNetwork(get, set, networkId: CaipNetworkId) {
  if (!get(configAtom).enableNetworkSwitch) return
  const network = get(networksAtom).find((candidate) => candidate.caipNetworkId === networkId)
  const handle = network && get(handlesAtom)[network.chainNamespace]
  const asksWallet = handle !== undefined && handle.snapshot.networkId !== networkId
  const needsWallet = network !== undefined && !handle && get(activeHandleAtom) !== null
  if (needsWallet) return set(navigate, { name: 'SwitchActiveChain', networkId })
  if (network && asksWallet && mustReconnectForNetwork(handle, network) && canConnectAnew(get, network))
    return set(reconnectForNetwork, network)
  const isThere = get(activeNetworkAtom).caipNetworkId === networkId
  if (asksWallet && !isThere && get(routeAtom).name !== 'SwitchNetwork')
    set(navigate, { name: 'SwitchNetwork', networkId })
  set(switchNetwork, networkId).catch(() => undefined) // the waiting view shows it
  if ((isThere || !asksWallet) && get(canGoBackAtom)) set(back)
})

/** Looks for a wallet for a network that the connected one does not speak; what is connected stays. */
export const connectForNetwork = action(function connectForNetwork(get, set, networkId: CaipNetworkId) {
  const network = get(networksAtom).find((candidate) => candidate.caipNetworkId === networkId)
  if (!network) return
  set(setPreferredNetwork, network)
  set(navigate, { name: 'Connect', namespace: network.chainNamespace })
})
