'use client'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { Stack } from '../../../primitives/layout/Stack'
import { enReceive } from '../../copy/en/money/receive'
import { useWords } from '../../copy/useWords'
import { FailedState } from '../DrawnEmptyState'
import { useCodeFailure } from '../useCodeFailure'

/** Props of `NetworksUnknown`. */
export interface NetworksUnknownProps {
  onRetry: () => void
}

/** The other networks of an address are not known. */
export function NetworksUnknown({ onRetry }: NetworksUnknownProps) {
  const words = useWords(enReceive).goodNetworks.failed
  const code = useCodeFailure()
  return (
    <Stack>
      <FailedState {...words} illustration="network" onRetry={onRetry} {...code} announces />
    </Stack>
  )
}

/** Places of networks that are about to come. */
export function NetworksAwaited() {
  const { loading } = useWords(enReceive).goodNetworks
  return (
    <Stack gap={1}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} shape="row" />
      ))}
      <LiveRegion>{loading}</LiveRegion>
    </Stack>
  )
}
