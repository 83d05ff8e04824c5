'use client'
import type { Getter } from 'jotai/vanilla'
import type { CaipNetworkId, Namespace, Network, NetworkInput } from '../../chains/network'
import { isUnsupported } from '../../chains/network'
import type { PorticoStore } from '../../state/core/env'
import { addNetwork, removeNetwork } from '../../state/session/networks/editNetworks'
import { getNetwork } from '../../state/session/account/selectors'
import { networksAtom } from '../../state/core/visitor/networks'
import type { NamespaceOptions } from '../../state/app/portico'
import { useAction, useValue } from '../PorticoProvider'
import { useSelector } from '../useSelector'
import { useVerb, type Verb } from '../useVerb'

export interface NetworkState<Found extends Network | null = Network> {
  /** Its `id` is a number on EVM chains, elsewhere the reference of CAIP-2 as text; `caipNetworkId` has both, as in `eip155:1`. */
  readonly network: Found
  /** False while the wallet is on a network that the host does not have. */
  readonly isSupported: boolean
}

/**
 * The network in use, or that of a namespace: null where the host has none.
 * @example
 * const { network, isSupported } = useNetwork()
 */
export function useNetwork(options?: { readonly namespace?: undefined }): NetworkState
export function useNetwork(options: NamespaceOptions): NetworkState<Network | null>
export function useNetwork({ namespace }: NamespaceOptions = {}): NetworkState<Network | null> {
  const network = useSelector(getNetwork, namespace)
  return { network, isSupported: network !== null && !isUnsupported(network) }
}

/**
 * Id of the network in use, or of that of a namespace: a number on EVM chains, elsewhere the reference of CAIP-2; null
 * where the host has no network of the namespace.
 * @example
 * const isMainnet = useChainId({ namespace: 'eip155' }) === 1
 */
export function useChainId(options?: { readonly namespace?: undefined }): number | string
export function useChainId(options: { readonly namespace: 'eip155' }): number | null
export function useChainId(options: NamespaceOptions): number | string | null
export function useChainId({ namespace }: NamespaceOptions = {}): number | string | null {
  return useSelector(getChainId, namespace)
}

export interface NetworkList {
  readonly networks: readonly Network[]
  /** Adds one, or puts it in the place of the one with its id. Throws `InvalidNetworkError`, `ChainNotSupportedError`. */
  readonly addNetwork: (network: NetworkInput) => void
  /** Throws `NetworkNotFoundError`, and `InvalidConfigError` for the last one. */
  readonly removeNetwork: (networkId: CaipNetworkId) => void
}

/**
 * The host's list of networks, and how to change it while the page runs.
 * @example
 * const { networks, addNetwork } = useNetworks()
 */
export function useNetworks(): NetworkList {
  return {
    networks: useValue(networksAtom),
    addNetwork: useAction(addNetwork),
    removeNetwork: useAction(removeNetwork),
  }
}

/**
 * Makes a network the one in use, asking the connected wallet. Rejects with `NetworkNotFoundError` for one that the
 * host does not have, with `AttemptAbandonedError` when another switch took over, or with the wallet's refusal.
 * @example
 * const { switchNetwork, status } = useSwitchNetwork()
 * <button onClick={() => switchNetwork('eip155:10')}>{status === 'pending' ? 'Look into your wallet' : 'Optimism'}</button>
 */
export function useSwitchNetwork(): Verb<'switchNetwork', [networkId: CaipNetworkId]> {
  return useVerb('switchNetwork', runSwitch)
}

function getChainId(get: Getter, namespace?: Namespace): number | string | null {
  const network = getNetwork(get, namespace)
  // The placeholder for a network that the host does not have knows its id as text.
  return network?.chainNamespace === 'eip155' ? Number(network.id) : (network?.id ?? null)
}

async function runSwitch(store: PorticoStore, networkId: CaipNetworkId): Promise<void> {
  return store.set((await import('../verbs.late')).switchNetwork, networkId)
}
