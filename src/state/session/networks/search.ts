import { atom } from 'jotai/vanilla'
import type { Network } from '../../../chains/network'
import { action } from '../../core/action'
import { configAtom } from '../../core/runtime'
import { getAccount } from '../account/selectors'
import { activeNamespaceAtom, handlesAtom } from '../../core/visitor/connections'
import { canConnectAnew, mustReconnectForNetwork } from './reconnectForNetwork'
import { activeNetworkAtom, networksAtom } from '../../core/visitor/networks'

/** A row of the network list. */
export interface NetworkChoice {
  readonly network: Network
  readonly isActive: boolean
  /** Why it cannot be chosen, a key of the copy catalogue. */
  /** Set for one that the wallet in use did not grant: the name of that wallet. */
  readonly notGrantedBy?: string | undefined
  /** A press connects the wallet once more, as it cannot be asked to switch. */
  readonly connectsAnew?: boolean | undefined
  readonly disabledReason?: 'appCannotSwitch' | 'walletCannotSwitch' | 'walletLacksNetwork' | undefined
}

const queryAtom = atom('')

export const networkQueryAtom = atom((get) => get(queryAtom))

export const searchNetworks = action(function searchNetworks(_get, set, query: string) {
  return set(queryAtom, query)
})

/** The host’s networks that match the search, by name or id. */
export const networkChoicesAtom = atom((get): readonly NetworkChoice[] => {
  const { enableNetworkSwitch } = get(configAtom)
  const query = get(queryAtom).trim().toLowerCase()
  const active = get(activeNetworkAtom).caipNetworkId
  const handles = get(handlesAtom)
  return get(networksAtom)
    .filter(({ name, id }) => name.toLowerCase().includes(query) || String(id).startsWith(query))
    .map((network): NetworkChoice => {
      const isActive = network.caipNetworkId === active
      if (!isActive && !enableNetworkSwitch) return { network, isActive, disabledReason: 'appCannotSwitch' }
      const handle = handles[network.chainNamespace]
      if (isActive || !handle || handle.snapshot.networkId === network.caipNetworkId) return { network, isActive }
      const isMissing = handle.hasNetwork?.(network.caipNetworkId) === false
      if (isMissing) return { network, isActive, disabledReason: 'walletLacksNetwork' }
      const connectsAnew = mustReconnectForNetwork(handle, network)
      if (connectsAnew && !canConnectAnew(get, network))
        return { network, isActive, disabledReason: 'walletCannotSwitch' }
      const grant = handle.grantOf?.(network.caipNetworkId) ?? 'granted'
      const notGrantedBy = grant === 'granted' ? undefined : getAccount(get, network.chainNamespace)?.wallet.name
      return { network, isActive, notGrantedBy, connectsAnew }
    })
})

/** Networks for a wallet on a network that the host does not have: another namespace would be another wallet's. */
export const waysOutAtom = atom((get): readonly NetworkChoice[] => {
  const namespace = get(activeNamespaceAtom)
  return get(networkChoicesAtom).filter(({ network }) => network.chainNamespace === namespace)
})
