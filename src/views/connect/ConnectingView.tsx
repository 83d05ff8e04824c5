'use client'
import { Button } from '../../primitives/Button'
import type { AttemptStatus } from '../../state/attempt'
import type { WalletInfo } from '../../state/connections'
import { useCopy } from '../copy/useCopy'
import { WaitingCard } from '../parts/WaitingCard'

export interface ConnectingViewProps {
  wallet: WalletInfo
  status: AttemptStatus
  onRetry: () => void
  onOtherWallet: () => void
  /** Copies the technical details of a failure; absent when there are none. */
  onCopyDetails?: (() => void) | undefined
}

/** One wallet is asked to connect: opening, waiting, or one of the ways it can end without a connection. */
export function ConnectingView({ wallet, status, onRetry, onOtherWallet, onCopyDetails }: ConnectingViewProps) {
  const copy = useCopy().connecting
  const isWaiting = status === 'opening' || status === 'waiting'
  return (
    <WaitingCard
      image={wallet.icon}
      name={wallet.name}
      status={status}
      title={copy[status].title(wallet.name)}
      detail={copy[status].detail}
      primary={
        isWaiting ? undefined : (
          <Button full onClick={onRetry}>
            {copy.retry}
          </Button>
        )
      }
      secondary={
        status === 'opening' ? undefined : (
          <Button tone="quiet" full onClick={onOtherWallet}>
            {copy.otherWallet}
          </Button>
        )
      }
      tertiary={
        status === 'failed' &&
        onCopyDetails && (
          <Button tone="quiet" size="s" onClick={onCopyDetails}>
            {copy.copyDetails}
          </Button>
        )
      }
    />
  )
}
