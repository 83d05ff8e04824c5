'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { useSelector } from '../../hooks/useSelector'
import { navigate } from '../../state/router/navigation'
import { reloadPage } from '../../state/feedback/clipboard'
import { pickDirectory, pickVisible, startPairing } from '../../state/wallets/select'
import { aheadAtom } from '../../state/router/modalLoading'
import { prepareWallets } from '../../state/router/prepare'
import { isOpenAtom } from '../../state/router/stack'
import { getWalletRows } from '../../state/wallets/connectRows'
import { WalletImage } from '../parts/WalletImage'
import type { ViewProps } from '../routes'
import { ConnectView } from './ConnectView'

/** Choose a wallet, connected. */
export default function Connect({ route: { namespace } }: ViewProps<'Connect'>) {
  const go = useAction(navigate)
  const pick = useAction(pickVisible)
  const pickKnown = useAction(pickDirectory)
  const pair = useAction(startPairing)
  const isAhead = useValue(aheadAtom)
  const isWanted = useValue(isOpenAtom) || isAhead
  const prepare = useAction(prepareWallets)
  useEffect(() => (isWanted ? prepare(isAhead) : undefined), [isWanted, isAhead, prepare])
  return (
    <ConnectView
      rows={useSelector(getWalletRows, namespace)}
      renderImage={(wallet) => <WalletImage {...wallet} />}
      onSelectWallet={(id) => pick(id, namespace)}
      onSelectDirectoryWallet={(id) => pickKnown(id, namespace)}
      onShowQrCode={() => pair()}
      onShowAllWallets={() => go({ name: 'AllWallets' })}
      onReload={useAction(reloadPage)}
      onShowHelp={() => go({ name: 'WhatIsAWallet' })}
    />
  )
}
