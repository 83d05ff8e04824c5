'use client'
import { disconnect } from '../../state/connection'
import { useAction, useValue } from '../../state/hooks'
import { networkChoicesAtom } from '../../state/networkSearch'
import { selectNetwork } from '../../state/switchNetwork'
import { NetworksView } from './NetworksView'

/** The wallet is on a network the host does not have: switch or leave, connected. */
export default function UnsupportedChain() {
  const leave = useAction(disconnect)
  return (
    <NetworksView
      choices={useValue(networkChoicesAtom)}
      query=""
      onSelectNetwork={useAction(selectNetwork)}
      onDisconnect={() => void leave()}
    />
  )
}
