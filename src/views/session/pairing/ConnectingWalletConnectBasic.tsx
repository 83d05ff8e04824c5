'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { enterPairing, leaveCode } from '../../../state/session/pairing/viewModel'
import { navigate } from '../../../state/shell/router/navigation'
import { directoryOptionsAtom } from '../../../state/session/wallets/recommended'
import { usePairingView } from './ConnectingWalletConnect'
import {
  ConnectingWalletConnectBasicView,
  type ConnectingWalletConnectBasicViewProps,
} from './ConnectingWalletConnectBasicView'

/**
 * Props of `ConnectingWalletConnectBasicView`. A link is asked for while the component is mounted that calls it.
 * @example
 * <ConnectingWalletConnectBasicView {...useConnectingWalletConnectBasicView()} />
 */
export function useConnectingWalletConnectBasicView(): ConnectingWalletConnectBasicViewProps {
  const shown = usePairingView()
  const { allWallets } = useValue(directoryOptionsAtom)
  const go = useAction(navigate)
  const enter = useAction(enterPairing)
  const leave = useAction(leaveCode)
  useEffect(() => {
    enter()
    return () => leave()
  }, [enter, leave])
  return {
    state: shown.state,
    life: shown.life,
    goodUntil: shown.goodUntil,
    isRenewed: shown.isRenewed,
    autoRenew: shown.autoRenew,
    onAutoRenewChange: shown.onAutoRenewChange,
    relay: shown.relay,
    isOffline: shown.isOffline,
    isTemporary: shown.isTemporary,
    branding: shown.branding,
    onRetry: shown.onRetry,
    onCopyLink: shown.onCopyLink,
    onCopyDetails: shown.onCopyDetails,
    onShowAllWallets: allWallets === 'show' ? () => go({ name: 'AllWallets' }) : undefined,
  }
}

/** Pairs with any wallet that scans the code, connected. */
export default function ConnectingWalletConnectBasic() {
  return <ConnectingWalletConnectBasicView {...useConnectingWalletConnectBasicView()} />
}
