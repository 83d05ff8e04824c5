'use client'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'
import { Stack } from '../../../primitives/layout/Stack'
import { enReceive } from '../../copy/en/receive'
import { useWords } from '../../copy/useWords'

/** Props of `NetworksUnknown`. */
export interface NetworksUnknownProps {
  onRetry: () => void
}

/** Nobody said where else an address is good. */
export function NetworksUnknown({ onRetry }: NetworksUnknownProps) {
  const { title, detail, retry } = useWords(enReceive).goodNetworks.failed
  return (
    <Stack gap={4}>
      <Notice tone="warning" title={title}>
        {detail}
      </Notice>
      <Button full tone="raised" onClick={onRetry}>
        {retry}
      </Button>
      <LiveRegion assertive>{`${title}. ${detail}`}</LiveRegion>
    </Stack>
  )
}
