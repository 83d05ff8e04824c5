import { ChainNotSupportedError } from '../../../chains/errors/chainErrors'
import { defineNetwork, type CaipNetworkId, type NetworkInput } from '../../../chains/network'
import { action } from '../../core/action'
import { afterNetworkChange } from '../afterConnect'
import { activeNamespaceAtom, connectedAtom, setActiveNamespace } from '../../core/visitor/connections'
import { assertAlive, configAtom, envAtom } from '../../core/runtime'
import { InvalidConfigError } from '../../../chains/errors/errors'
import { NetworkNotFoundError } from '../../core/requestErrors'
import { activeNetworkAtom, isNetworkBlockedAtom, networksAtom, setNetworks } from '../../core/visitor/networks'

/**
 * Adds a network to the host's list, or puts it in the place of the one with its id. A wallet that is on
 * it already need not leave it any more.
 * @throws InvalidNetworkError that says what is wrong with it
 * @throws ChainNotSupportedError when no adapter speaks its namespace
 * @example
 * store.set(addNetwork, base)
 */
export const addNetwork = action(function addNetwork(get, set, input: NetworkInput): void {
  assertAlive(get)
  const network = defineNetwork(input, { customRpcUrls: get(configAtom).customRpcUrls ?? {} })
  const { adapters, pairing } = get(envAtom)
  const isSpoken = pairing ?? adapters.some(({ namespace }) => namespace === network.chainNamespace)
  if (!isSpoken) throw new ChainNotSupportedError()
  const isSame = (other: { caipNetworkId: CaipNetworkId }) => other.caipNetworkId === network.caipNetworkId
  const networks = get(networksAtom)
  const wasBlocked = get(isNetworkBlockedAtom)
  set(
    setNetworks,
    networks.some(isSame) ? networks.map((other) => (isSame(other) ? network : other)) : [...networks, network],
  )
  set(afterNetworkChange, wasBlocked)
})

/**
 * Takes a network from the host's list. A wallet that is on it is on an unsupported network from now on;
 * without a wallet another one is in use.
 * @throws NetworkNotFoundError for one that is not in the list
 * @throws InvalidConfigError for the last one
 * @example
 * store.set(removeNetwork, 'eip155:8453')
 */
export const removeNetwork = action(function removeNetwork(get, set, networkId: CaipNetworkId): void {
  assertAlive(get)
  const networks = get(networksAtom)
  const left = networks.filter(({ caipNetworkId }) => caipNetworkId !== networkId)
  if (left.length === networks.length) throw new NetworkNotFoundError(networkId, networks)
  if (left.length === 0) throw new InvalidConfigError('networks', [], 'a list with at least one network')
  const wasBlocked = get(isNetworkBlockedAtom)
  set(setNetworks, left)
  const { chainNamespace } = get(activeNetworkAtom)
  if (!get(connectedAtom) && chainNamespace !== get(activeNamespaceAtom)) set(setActiveNamespace, chainNamespace)
  set(afterNetworkChange, wasBlocked)
})
