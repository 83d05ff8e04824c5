'use client'
import { useEffect } from 'react'
import {
  allWalletsAtom,
  nextWalletPage,
  openAllWallets,
  retryWallets,
  searchWallets,
  showCertified,
} from '../../state/wallets/search'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { pickDirectory, startPairing } from '../../state/wallets/select'
import { WalletImage } from '../parts/WalletImage'
import { AllWalletsView } from './AllWalletsView'

/** The directory, connected. */
export default function AllWallets() {
  const { wallets, count, ...state } = useValue(allWalletsAtom)
  const open = useAction(openAllWallets)
  const pick = useAction(pickDirectory)
  const pair = useAction(startPairing)
  useEffect(() => open(), [open])
  return (
    <AllWalletsView
      {...state}
      wallets={wallets}
      count={state.query || state.certifiedOnly ? count : null}
      image={(wallet) => <WalletImage {...wallet} size="l" />}
      onQuery={useAction(searchWallets)}
      onCertifiedOnly={useAction(showCertified)}
      onMore={useAction(nextWalletPage)}
      onRetry={useAction(retryWallets)}
      onSelect={(id) => pick(id)}
      onQr={() => pair()}
    />
  )
}
