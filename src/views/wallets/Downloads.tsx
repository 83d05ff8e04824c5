'use client'
import { useAction } from '../../hooks/PorticoProvider'
import { useSelector } from '../../hooks/useSelector'
import { back } from '../../state/router/navigation'
import { getWalletById } from '../../state/wallets/recommended'
import { trackDownload } from '../../state/wallets/walletTracking'
import { WalletImage } from '../parts/WalletImage'
import type { ViewProps } from '../routes'
import { DownloadsView } from './DownloadsView'

/** Download links of a wallet, connected. */
export default function Downloads({ route: { walletId } }: ViewProps<'Downloads'>) {
  const wallet = useSelector(getWalletById, walletId) ?? { name: walletId }
  const goBack = useAction(back)
  const note = useAction(trackDownload)
  const image = <WalletImage {...wallet} size="l" />
  return (
    <DownloadsView
      wallet={wallet}
      image={image}
      onSelect={(place) => note(walletId, place)}
      onTryAnotherWallet={() => goBack()}
    />
  )
}
