'use client'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { emit } from '../../state/events'
import { networkButtonAtom } from '../../state/networkButton'
import { useAction, useValue } from '../../state/hooks'
import { useDoor } from '../modal/useDoor'
import { NetworkButtonView } from './NetworkButtonView'

/** The network in use, in the host's page: opens the list of networks. */
export function NetworkButton() {
  const tell = useAction(emit)
  const { onPress, onNear } = useDoor({ name: 'Networks' })
  const press = () => {
    tell({ type: 'track', event: 'CLICK_NETWORKS', properties: {} })
    onPress()
  }
  return (
    <ThemeRoot>
      <NetworkButtonView network={useValue(networkButtonAtom)} onPress={press} onNear={onNear} />
    </ThemeRoot>
  )
}
