'use client'
import { useEffect } from 'react'
import {
  allWalletsAtom,
  leaveAtWallet,
  leftAtWalletAtom,
  nextWalletPage,
  openAllWallets,
  retryWallets,
  searchWallets,
  showCertified,
  noteShownWallets,
} from '../../../state/session/wallets/search'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { directionAtom } from '../../../state/shell/router/navigation'
import { pickDirectory, startPairing } from '../../../state/session/wallets/select'
import { WalletImage } from '../../parts/WalletImage'
import { AllWalletsView, type AllWalletsViewProps } from './AllWalletsView'

/**
 * Props of `AllWalletsView` for the directory of this instance, whose first page is asked for when it is drawn.
 * @example
 * <AllWalletsView {...useAllWalletsView()} />
 */
export function useAllWalletsView(): AllWalletsViewProps {
  const { wallets, count, ...state } = useValue(allWalletsAtom)
  const open = useAction(openAllWallets)
  const pick = useAction(pickDirectory)
  const pair = useAction(startPairing)
  const leave = useAction(leaveAtWallet)
  const leftAt = useValue(leftAtWalletAtom)
  const isBack = useValue(directionAtom) === 'back'
  useEffect(() => open(), [open])
  return {
    ...state,
    wallets,
    startId: isBack ? leftAt : undefined,
    count: state.query || state.certifiedOnly ? count : null,
    renderImage: (wallet) => <WalletImage {...wallet} size="tile" />,
    onShown: useAction(noteShownWallets),
    onQueryChange: useAction(searchWallets),
    onCertifiedOnlyChange: useAction(showCertified),
    onLoadMore: useAction(nextWalletPage),
    onRetry: useAction(retryWallets),
    onSelect: (id) => {
      leave(id)
      pick(id)
    },
    onShowQrCode: () => pair(),
  }
}

/** The directory, connected. */
export default function AllWallets() {
  return <AllWalletsView {...useAllWalletsView()} />
}
