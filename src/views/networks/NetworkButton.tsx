'use client'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { emit } from '../../state/core/events'
import { networkButtonAtom } from '../../state/networks/state'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { open } from '../../state/router/stack'
import { NetworkButtonView } from './NetworkButtonView'

/** The network in use, in the host's page: opens the list of networks. */
export function NetworkButton() {
  const tell = useAction(emit)
  const openModal = useAction(open)
  const press = () => {
    tell({ type: 'track', event: 'CLICK_NETWORKS', properties: {} })
    openModal({ name: 'Networks' })
  }
  return (
    <ThemeRoot>
      <NetworkButtonView network={useValue(networkButtonAtom)} onClick={press} />
    </ThemeRoot>
  )
}
