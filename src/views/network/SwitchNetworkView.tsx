'use client'
import { Button } from '../../primitives/Button'
import type { AttemptStatus } from '../../state/attempt'
import { useCopy } from '../copy/useCopy'
import { WaitingCard } from '../parts/WaitingCard'

export interface SwitchNetworkViewProps {
  network: { readonly name: string; readonly image?: string | undefined }
  status: AttemptStatus
  onRetry: () => void
  onOtherNetwork: () => void
  /** Copies the technical details of a failure; absent when there are none. */
  onCopyDetails?: (() => void) | undefined
}

/** The wallet is asked to change its network. */
export function SwitchNetworkView(props: SwitchNetworkViewProps) {
  const { network, status, onRetry, onOtherNetwork, onCopyDetails } = props
  const copy = useCopy().switching
  const details = useCopy().connecting.copyDetails
  const isWaiting = status === 'opening' || status === 'waiting'
  return (
    <WaitingCard
      image={network.image}
      name={network.name}
      shape="network"
      status={status}
      title={copy[status].title(network.name)}
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
          <Button tone="quiet" full onClick={onOtherNetwork}>
            {copy.otherNetwork}
          </Button>
        )
      }
      tertiary={
        status === 'failed' &&
        onCopyDetails && (
          <Button tone="quiet" size="s" onClick={onCopyDetails}>
            {details}
          </Button>
        )
      }
    />
  )
}
