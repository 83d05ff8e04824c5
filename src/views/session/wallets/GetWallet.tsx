'use client'
import { walletsToGetAtom } from '../../../state/session/wallets/recommended'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { navigate } from '../../../state/shell/router/navigation'
import { WalletImage } from '../../parts/WalletImage'
import { GetWalletView, type GetWalletViewProps } from './GetWalletView'

/**
 * Props of `GetWalletView` for the wallets that the directory recommends.
 * @example
 * <GetWalletView {...useGetWalletView()} />
 */
export function useGetWalletView(): GetWalletViewProps {
  const go = useAction(navigate)
  return {
    wallets: useValue(walletsToGetAtom),
    renderImage: (wallet) => <WalletImage {...wallet} />,
    onSelect: (walletId) => go({ name: 'Downloads', walletId }),
    onShowAllWallets: () => go({ name: 'AllWallets' }),
  }
}

/** A few wallets to start with, connected. */
export default function GetWallet() {
  return <GetWalletView {...useGetWalletView()} />
}
