'use client'
import { useAction } from '../../../hooks/PorticoProvider'
import { useSelector } from '../../../hooks/useSelector'
import { navigate } from '../../../state/shell/router/navigation'
import { reloadPage } from '../../../state/shell/feedback/clipboard'
import { pickDirectory, pickVisible, startPairing } from '../../../state/session/wallets/select'
import { getWalletRows } from '../../../state/session/wallets/connectRows'
import { Slot, useSlots } from '../../shell/modal/Slots'
import { WalletImage } from '../../parts/WalletImage'
import type { ViewProps } from '../../routes'
import { ConnectView, type ConnectViewProps } from './ConnectView'
import { usePreparedWallets } from './usePreparedWallets'

/**
 * Props of `ConnectView` for the wallets of this instance, or for those that speak one namespace. A wallet that is
 * picked is asked to connect: `useConnectingView` has what is to be shown meanwhile, and so has the modal if it is there.
 * @example
 * <ConnectView {...useConnectView({ namespace: 'solana' })} />
 */
export function useConnectView({ namespace }: Omit<ViewProps<'Connect'>['route'], 'name'> = {}): ConnectViewProps {
  const go = useAction(navigate)
  const pick = useAction(pickVisible)
  const pickKnown = useAction(pickDirectory)
  const pair = useAction(startPairing)
  usePreparedWallets()
  const { walletEnd } = useSlots()
  return {
    rows: useSelector(getWalletRows, namespace),
    renderImage: (wallet) => <WalletImage {...wallet} />,
    renderEnd: walletEnd && ((wallet, end) => <Slot draw={() => walletEnd(wallet, end)} fallback={end} />),
    onSelectWallet: (id) => pick(id, namespace),
    onSelectDirectoryWallet: (id) => pickKnown(id, namespace),
    onShowQrCode: () => pair(),
    onSelectEmbedded: () => go({ name: 'ConnectingEmbedded' }),
    onShowAllWallets: () => go({ name: 'AllWallets' }),
    onReload: useAction(reloadPage),
    onShowHelp: () => go({ name: 'WhatIsAWallet' }),
  }
}

/** Choose a wallet, connected. */
export default function Connect({ route }: ViewProps<'Connect'>) {
  return <ConnectView {...useConnectView(route)} />
}
