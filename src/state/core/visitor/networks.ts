import { atom, type Getter } from 'jotai/vanilla'
import { unsupportedNetwork, type CaipNetworkId, type Namespace, type Network } from '../../../chains/network'
import { action } from '../action'
import { activeConnectionAtom, activeNamespaceAtom, setActiveNamespace } from './connections'
import { configAtom } from '../runtime'
import { storageAtom, wordKey } from '../storage'

export const activeNetworkIdKey = wordKey<CaipNetworkId>('activeNetworkId', /^[a-z0-9]{3,8}:[\w-]{1,32}$/)

const chosenAtom = atom<Partial<Record<Namespace, CaipNetworkId>>>({})

const changedAtom = atom<readonly Network[] | null>(null)

/**
 * The host's networks, in its order.
 * @example
 * const names = useValue(networksAtom).map(({ name }) => name)
 */
export const networksAtom = atom((get) => get(changedAtom) ?? get(configAtom).networks)

/** Another list; `addNetwork` and `removeNetwork` see to it that it can be used. */
export const setNetworks = action(function setNetworks(_get, set, networks: readonly Network[]) {
  return set(changedAtom, networks)
})

/** The host's networks of one namespace, the one chosen last first. */
export function getNetworksIn(get: Getter, namespace: Namespace): readonly Network[] {
  const isChosen = ({ caipNetworkId }: Network) => (caipNetworkId === get(chosenAtom)[namespace] ? 0 : 1)
  const own = get(networksAtom).filter((network) => network.chainNamespace === namespace)
  return own.sort((one, other) => isChosen(one) - isChosen(other))
}

/**
 * The network in use: the wallet's while connected, or the *unsupported* placeholder when the host
 * does not have it; else the one chosen last, else the default.
 * @example
 * const { caipNetworkId } = useValue(activeNetworkAtom)
 */
export const activeNetworkAtom = atom((get): Network => {
  const { defaultNetwork } = get(configAtom)
  const networks = get(networksAtom)
  const connection = get(activeConnectionAtom)
  const namespace = get(activeNamespaceAtom)
  const wanted = 'networkId' in connection ? connection.networkId : get(chosenAtom)[namespace]
  const found = networks.find((network) => network.caipNetworkId === wanted)
  if (found) return found
  if (connection.status === 'connected') return unsupportedNetwork(connection.networkId)
  // The default first, if the host still has it.
  const all = [...networks.filter((network) => network === defaultNetwork), ...networks]
  return all.find((network) => network.chainNamespace === namespace) ?? all[0] ?? defaultNetwork
})

/** False while the wallet is on a network that the host does not have. */
export const isNetworkSupportedAtom = atom((get) => get(networksAtom).includes(get(activeNetworkAtom)))

/** True while the visitor has to leave an unsupported network. */
export const isNetworkBlockedAtom = atom((get) => {
  const { enableNetworkSwitch, allowUnsupportedChain } = get(configAtom)
  return enableNetworkSwitch && !allowUnsupportedChain && !get(isNetworkSupportedAtom)
})

/** Remembers a network as the one to start on in its namespace. */
export const setPreferredNetwork = action(function setPreferredNetwork(_get, set, network: Network) {
  return set(chosenAtom, (chosen) => ({ ...chosen, [network.chainNamespace]: network.caipNetworkId }))
})

/** Makes a network the one in use. */
export const setActiveNetwork = action(function setActiveNetwork(get, set, network: Network) {
  set(setPreferredNetwork, network)
  set(setActiveNamespace, network.chainNamespace)
  get(storageAtom).write(activeNetworkIdKey, network.caipNetworkId)
})

/** Takes up the stored choice, if the host still has that network. */
export const restoreNetwork = action(function restoreNetwork(get, set) {
  const storage = get(storageAtom)
  const stored = storage.read(activeNetworkIdKey)
  const network = get(networksAtom).find((candidate) => candidate.caipNetworkId === stored)
  if (network) set(setActiveNetwork, network)
})
