'use client'
import { disconnect } from '../../state/connection/disconnect'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { networkChoicesAtom } from '../../state/networks/search'
import { selectNetwork } from '../../state/networks/selectNetwork'
import { NetworksView } from './NetworksView'

/** The wallet is on a network the host does not have: switch or leave, connected. */
export default function UnsupportedChain() {
  const leave = useAction(disconnect)
  return (
    <NetworksView
      networks={useValue(networkChoicesAtom)}
      query=""
      onSelect={useAction(selectNetwork)}
      onDisconnect={() => void leave()}
    />
  )
}
