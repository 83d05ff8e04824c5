'use client'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { networkButtonAtom } from '../../state/buttons'
import { useValue } from '../../state/hooks'
import { useDoor } from '../modal/useDoor'
import { NetworkButtonView } from './NetworkButtonView'

/** The network in use, in the host's page: opens the list of networks. */
export function NetworkButton() {
  return (
    <ThemeRoot>
      <NetworkButtonView network={useValue(networkButtonAtom)} {...useDoor({ name: 'Networks' })} />
    </ThemeRoot>
  )
}
