'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { networkChoicesAtom, networkQueryAtom, searchNetworks } from '../../../state/session/networks/search'
import { networksAtom } from '../../../state/core/visitor/networks'
import { selectNetwork } from '../../../state/session/networks/selectNetwork'
import { NetworksView, type NetworksViewProps } from './NetworksView'
import { useNetworkRow } from './useNetworkRow'

/** Lists that fit on one screen need no search. */
const searchFrom = 6

/**
 * Props of `NetworksView` for the networks of this instance. The network that is picked is switched to:
 * `useSwitchNetworkView` has what is to be shown meanwhile, and so has the modal if it is there.
 * @example
 * <NetworksView {...useNetworksView()} />
 */
export function useNetworksView(): NetworksViewProps {
  const count = useValue(networksAtom).length
  const search = useAction(searchNetworks)
  return {
    networks: useValue(networkChoicesAtom),
    ...useNetworkRow(),
    query: useValue(networkQueryAtom),
    onQueryChange: count < searchFrom ? undefined : search,
    onSelect: useAction(selectNetwork),
  }
}

/** Choose among the host's networks, connected. */
export default function Networks() {
  return <NetworksView {...useNetworksView()} />
}
