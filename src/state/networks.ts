import { atom } from 'jotai/vanilla'
import { isUnsupported, unsupportedNetwork, type CaipNetworkId, type Namespace, type Network } from '../chains/network'
import { action } from './action'
import { activeConnectionAtom, activeNamespaceAtom, setActiveNamespace } from './connections'
import { configAtom } from './env'
import { storageAtom, wordKey } from './storage'

export const activeNetworkIdKey = wordKey<CaipNetworkId>('activeNetworkId', /^[a-z0-9]{3,8}:[\w-]{1,32}$/)

const chosenAtom = atom<Partial<Record<Namespace, CaipNetworkId>>>({})

/** The host's networks, in its order. */
export const networksAtom = atom((get) => get(configAtom).networks)

/** The host's networks of one namespace, the one chosen last first. */
export const networksInAtom = atom((get) => (namespace: Namespace): readonly Network[] => {
  const isChosen = ({ caipNetworkId }: Network) => (caipNetworkId === get(chosenAtom)[namespace] ? 0 : 1)
  const own = get(networksAtom).filter((network) => network.chainNamespace === namespace)
  return own.sort((one, other) => isChosen(one) - isChosen(other))
})

/**
 * The network in use: the wallet's while connected, or the *unsupported* placeholder when the host
 * does not have it (spec section 4); else the one chosen last, else the default.
 */
export const activeNetworkAtom = atom((get): Network => {
  const { networks, defaultNetwork } = get(configAtom)
  const connection = get(activeConnectionAtom)
  const namespace = get(activeNamespaceAtom)
  const wanted = connection.status === 'connected' ? connection.networkId : get(chosenAtom)[namespace]
  const found = networks.find((network) => network.caipNetworkId === wanted)
  if (found) return found
  if (connection.status === 'connected') return unsupportedNetwork(connection.networkId)
  if (defaultNetwork.chainNamespace === namespace) return defaultNetwork
  return networks.find((network) => network.chainNamespace === namespace) ?? defaultNetwork
})

/** True while the visitor has to leave an unsupported network (spec section 4). */
export const isNetworkBlockedAtom = atom((get) => {
  const { enableNetworkSwitch, allowUnsupportedChain } = get(configAtom)
  return enableNetworkSwitch && !allowUnsupportedChain && isUnsupported(get(activeNetworkAtom))
})

/** Whether the visitor has another network to go to, and may. */
export const canSwitchAtom = atom((get) => get(configAtom).enableNetworkSwitch && get(networksAtom).length > 1)

/** Remembers a network as the one to start on in its namespace. */
export const preferNetwork = action((_get, set, network: Network) =>
  set(chosenAtom, (chosen) => ({ ...chosen, [network.chainNamespace]: network.caipNetworkId })),
)

/** Makes a network the one in use. */
export const chooseNetwork = action((get, set, network: Network) => {
  set(preferNetwork, network)
  set(setActiveNamespace, network.chainNamespace)
  get(storageAtom).write(activeNetworkIdKey, network.caipNetworkId)
})

/** Takes up the stored choice, if the host still has that network. */
export const restoreNetwork = action((get, set) => {
  const storage = get(storageAtom)
  const stored = storage.read(activeNetworkIdKey)
  const network = get(networksAtom).find((candidate) => candidate.caipNetworkId === stored)
  if (network) set(chooseNetwork, network)
})
