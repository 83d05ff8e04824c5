import { atom } from 'jotai/vanilla'
import type { Network } from '../../chains/network'
import { action } from '../core/action'
import { configAtom } from '../core/runtime'
import { activeHandleAtom, activeNamespaceAtom } from '../connection/state'
import { activeNetworkAtom, networksAtom } from './state'

/** A row of the network list. */
export interface NetworkChoice {
  readonly network: Network
  readonly isActive: boolean
  /** Why it cannot be chosen, a key of the copy catalogue. */
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
  const handle = get(activeHandleAtom)
  const namespace = get(activeNamespaceAtom)
  return get(networksAtom)
    .filter(({ name, id }) => name.toLowerCase().includes(query) || String(id).startsWith(query))
    .map((network) => {
      const isActive = network.caipNetworkId === active
      if (!isActive && !enableNetworkSwitch) return { network, isActive, disabledReason: 'appCannotSwitch' }
      if (isActive || !handle || network.chainNamespace !== namespace) return { network, isActive }
      if (!handle.switchNetwork) return { network, isActive, disabledReason: 'walletCannotSwitch' }
      const isMissing = handle.hasNetwork?.(network.caipNetworkId) === false
      return { network, isActive, disabledReason: isMissing ? 'walletLacksNetwork' : undefined }
    })
})

/** Where a wallet on a network that the host does not have may go: another namespace would be another wallet's. */
export const waysOutAtom = atom((get): readonly NetworkChoice[] => {
  const namespace = get(activeNamespaceAtom)
  return get(networkChoicesAtom).filter(({ network }) => network.chainNamespace === namespace)
})
