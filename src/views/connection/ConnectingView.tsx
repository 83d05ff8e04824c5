'use client'
import type { AttemptStatus } from '../../state/core/task'
import type { WalletInfo } from '../../state/connection/state'
import { useCopy } from '../copy/useCopy'
import { WaitingCard } from '../parts/WaitingCard'

/** Props of `ConnectingView`; `useConnectingView` returns them for this instance. */
export interface ConnectingViewProps {
  /** The wallet it is about. */
  wallet: WalletInfo
  /** How far it is. */
  status: AttemptStatus
  /** Tries again. */
  onRetry: () => void
  /** Goes back to choose another wallet. */
  onTryAnotherWallet: () => void
  /** Copies the technical details of a failure; absent when there are none. */
  onCopyDetails?: (() => void) | undefined
}

/** One wallet is asked to connect: opening, waiting, or one of the ways it can end without a connection. */
export function ConnectingView({ wallet, status, onRetry, onTryAnotherWallet, onCopyDetails }: ConnectingViewProps) {
  const copy = useCopy().connecting
  return (
    <WaitingCard
      image={wallet.icon}
      name={wallet.name}
      status={status}
      title={copy[status].title(wallet.name)}
      detail={copy[status].detail}
      retryLabel={copy.retry}
      onRetry={onRetry}
      tryAnotherLabel={copy.otherWallet}
      onTryAnother={onTryAnotherWallet}
      onCopyDetails={onCopyDetails}
    />
  )
}
