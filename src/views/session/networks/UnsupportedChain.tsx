'use client'
import { disconnect } from '../../../state/session/connection/disconnect'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { activeNamespaceAtom } from '../../../state/core/visitor/connections'
import { waysOutAtom } from '../../../state/session/networks/search'
import { selectNetwork } from '../../../state/session/networks/selectNetwork'
import { NetworksView, type NetworksViewProps } from './NetworksView'
import { useNetworkRow } from './useNetworkRow'

/**
 * Props of `NetworksView` for a wallet on a network that the host does not have: to switch, or to disconnect.
 * @example
 * <NetworksView {...useUnsupportedChainView()} />
 */
export function useUnsupportedChainView(): NetworksViewProps {
  const leave = useAction(disconnect)
  const namespace = useValue(activeNamespaceAtom)
  return {
    networks: useValue(waysOutAtom),
    ...useNetworkRow(),
    query: '',
    onSelect: useAction(selectNetwork),
    // Wallets of other namespaces are where they should be.
    onDisconnect: () => void leave(namespace),
  }
}

/** The wallet is on a network the host does not have: switch or leave, connected. */
export default function UnsupportedChain() {
  return <NetworksView {...useUnsupportedChainView()} />
}
