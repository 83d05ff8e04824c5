'use client'
import type { CaipNetworkId, Network, NetworkInput } from '../chains/network'
import { isUnsupported } from '../chains/network'
import { addNetwork, removeNetwork } from '../state/networks/editNetworks'
import { useAction, useValue } from './PorticoProvider'
import { activeNetworkAtom, networksAtom } from '../state/networks/state'
import { switchNetwork } from '../state/networks/switchNetwork'

export interface NetworkState {
  readonly network: Network
  /** False while the wallet is on a network that the host does not have. */
  readonly isSupported: boolean
  readonly networks: readonly Network[]
  /** Asks the wallet to switch; rejects with `NetworkNotFoundError` or the wallet's refusal. */
  readonly switchNetwork: (networkId: CaipNetworkId) => Promise<void>
}

/** The active network, the host's list, and how to switch. */
export function useNetwork(): NetworkState {
  const network = useValue(activeNetworkAtom)
  const networks = useValue(networksAtom)
  return { network, isSupported: !isUnsupported(network), networks, switchNetwork: useAction(switchNetwork) }
}

export interface NetworkList {
  readonly networks: readonly Network[]
  readonly addNetwork: (network: NetworkInput) => void
  readonly removeNetwork: (networkId: CaipNetworkId) => void
}

/** The host's list of networks, and how to change it while the page runs. */
export function useNetworkList(): NetworkList {
  return {
    networks: useValue(networksAtom),
    addNetwork: useAction(addNetwork),
    removeNetwork: useAction(removeNetwork),
  }
}
