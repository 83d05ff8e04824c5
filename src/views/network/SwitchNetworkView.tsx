'use client'
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
export function SwitchNetworkView({ network, status, onRetry, onOtherNetwork, onCopyDetails }: SwitchNetworkViewProps) {
  const copy = useCopy().switching
  return (
    <WaitingCard
      image={network.image}
      name={network.name}
      shape="network"
      status={status}
      title={copy[status].title(network.name)}
      detail={copy[status].detail}
      retryLabel={copy.retry}
      onRetry={onRetry}
      otherLabel={copy.otherNetwork}
      onOther={onOtherNetwork}
      onCopyDetails={onCopyDetails}
    />
  )
}
