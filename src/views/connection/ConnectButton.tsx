'use client'
import { ThemeRoot } from '../../primitives/theme/ThemeRoot'
import { connectButtonAtom } from '../../state/connection/connectButton'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { open } from '../../state/router/stack'
import { ConnectButtonView, type ConnectButtonViewProps } from './ConnectButtonView'

/** Props of `ConnectButtonView` for this instance. */
export function useConnectButtonView(): ConnectButtonViewProps {
  const openModal = useAction(open)
  return { state: useValue(connectButtonAtom), onClick: () => openModal() }
}

/** The button in the host's page that opens the modal; once connected it shows the account. */
export function ConnectButton() {
  return (
    <ThemeRoot>
      <ConnectButtonView {...useConnectButtonView()} />
    </ThemeRoot>
  )
}
