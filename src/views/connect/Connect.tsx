'use client'
import { selectWallet } from '../../state/connect'
import { visibleWalletsAtom } from '../../state/visibleWallets'
import { useAction, useValue } from '../../state/hooks'
import { reloadPage } from '../../state/page'
import { ConnectView } from './ConnectView'

/** Choose a wallet of this page, connected. */
export default function Connect() {
  return (
    <ConnectView
      wallets={useValue(visibleWalletsAtom)}
      onSelectWallet={useAction(selectWallet)}
      onReload={useAction(reloadPage)}
    />
  )
}
