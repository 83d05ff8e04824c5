import { atom } from 'jotai/vanilla'
import type { Network } from '../../chains/network'
import { action } from '../core/action'
import { activeHandleAtom, activeNamespaceAtom } from '../connection/state'
import { activeNetworkAtom, networksAtom } from './state'

/** A row of the network list. */
export interface NetworkChoice {
  readonly network: Network
  readonly isActive: boolean
  /** Why it cannot be chosen, a key of the copy catalogue. */
  readonly disabledReason?: 'walletCannotSwitch' | undefined
}

const queryAtom = atom('')

export const networkQueryAtom = atom((get) => get(queryAtom))

export const searchNetworks = action(function searchNetworks(_get, set, query: string) {
  return set(queryAtom, query)
})

/** The host’s networks that match the search, by name or id. */
export const networkChoicesAtom = atom((get): readonly NetworkChoice[] => {
  const query = get(queryAtom).trim().toLowerCase()
  const active = get(activeNetworkAtom).caipNetworkId
  const handle = get(activeHandleAtom)
  const namespace = get(activeNamespaceAtom)
  return get(networksAtom)
    .filter(({ name, id }) => name.toLowerCase().includes(query) || String(id).startsWith(query))
    .map((network) => {
      const isActive = network.caipNetworkId === active
      const isStuck = handle !== null && !handle.switchNetwork && network.chainNamespace === namespace && !isActive
      return { network, isActive, disabledReason: isStuck ? 'walletCannotSwitch' : undefined }
    })
})
