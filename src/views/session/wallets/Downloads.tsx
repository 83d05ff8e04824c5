'use client'
import { useAction } from '../../../hooks/PorticoProvider'
import { useSelector } from '../../../hooks/useSelector'
import { back } from '../../../state/shell/router/navigation'
import { getWalletById } from '../../../state/session/wallets/recommended'
import { trackDownload } from '../../../state/session/wallets/trackDownload'
import { WalletImage } from '../../parts/WalletImage'
import type { ViewProps } from '../../routes'
import { DownloadsView, type DownloadsViewProps } from './DownloadsView'

/**
 * Props of `DownloadsView` for a wallet of the directory, by its id there.
 * @example
 * <DownloadsView {...useDownloadsView({ walletId: 'wallet-id' })} />
 */
export function useDownloadsView({ walletId }: { walletId: string }): DownloadsViewProps {
  const wallet = useSelector(getWalletById, walletId) ?? { name: walletId }
  const goBack = useAction(back)
  const track = useAction(trackDownload)
  return {
    wallet,
    image: <WalletImage {...wallet} size="l" />,
    onSelect: (place) => track(walletId, place),
    onTryAnotherWallet: () => goBack(),
  }
}

/** Download links of a wallet, connected. */
export default function Downloads({ route }: ViewProps<'Downloads'>) {
  return <DownloadsView {...useDownloadsView(route)} />
}
