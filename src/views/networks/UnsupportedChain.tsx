'use client'
import { disconnect } from '../../state/connection/disconnect'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { waysOutAtom } from '../../state/networks/search'
import { selectNetwork } from '../../state/networks/selectNetwork'
import { NetworksView, type NetworksViewProps } from './NetworksView'

/**
 * Props of `NetworksView` for a wallet on a network that the host does not have: to switch, or to disconnect.
 * @example
 * <NetworksView {...useUnsupportedChainView()} />
 */
export function useUnsupportedChainView(): NetworksViewProps {
  const leave = useAction(disconnect)
  return {
    networks: useValue(waysOutAtom),
    query: '',
    onSelect: useAction(selectNetwork),
    onDisconnect: () => void leave(),
  }
}

/** The wallet is on a network the host does not have: switch or leave, connected. */
export default function UnsupportedChain() {
  return <NetworksView {...useUnsupportedChainView()} />
}
