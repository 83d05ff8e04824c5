'use client'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { connectButtonAtom } from '../../state/connection/connectButton'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { open } from '../../state/router/stack'
import { ConnectButtonView } from './ConnectButtonView'

/** The button in the host's page that opens the modal; once connected it shows the account. */
export function ConnectButton() {
  const openModal = useAction(open)
  return (
    <ThemeRoot>
      <ConnectButtonView state={useValue(connectButtonAtom)} onClick={() => openModal()} />
    </ThemeRoot>
  )
}
