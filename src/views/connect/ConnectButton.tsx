'use client'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { connectButtonAtom } from '../../state/buttons'
import { useValue } from '../../state/hooks'
import { useDoor } from '../modal/useDoor'
import { ConnectButtonView } from './ConnectButtonView'

/** The entrance in the host's page: opens the modal; once connected it shows the account. */
export function ConnectButton() {
  return (
    <ThemeRoot>
      <ConnectButtonView state={useValue(connectButtonAtom)} {...useDoor()} />
    </ThemeRoot>
  )
}
