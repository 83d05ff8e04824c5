'use client'
import { walletsToGetAtom } from '../../state/wallets/recommended'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { navigate } from '../../state/router/navigation'
import { WalletImage } from '../parts/WalletImage'
import { GetWalletView } from './GetWalletView'

/** A few wallets to start with, connected. */
export default function GetWallet() {
  const go = useAction(navigate)
  return (
    <GetWalletView
      wallets={useValue(walletsToGetAtom)}
      renderImage={(wallet) => <WalletImage {...wallet} />}
      onSelect={(walletId) => go({ name: 'Downloads', walletId })}
      onShowAllWallets={() => go({ name: 'AllWallets' })}
    />
  )
}
