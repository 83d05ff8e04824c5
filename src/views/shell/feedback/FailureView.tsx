'use client'
import { Button } from '../../../primitives/actions/Button'
import { Stack } from '../../../primitives/layout/Stack'
import { useCopy } from '../../copy/useCopy'
import { EmptyState } from '../../parts/EmptyState'

/** Props of `FailureView`. */
export interface FailureViewProps {
  /** Tries again. */
  onRetry: () => void
  /** Some browsers keep a file that failed to load as failed for the life of the page; absent where the host reloads. */
  onReload?: (() => void) | undefined
}

/** A view that could not be loaded or that threw, with a retry. */
export function FailureView({ onRetry, onReload }: FailureViewProps) {
  const { failed } = useCopy().shell
  return (
    <EmptyState
      illustration="broken"
      title={failed.title}
      detail={failed.detail}
      action={
        <Stack gap={2}>
          <Button full onClick={onRetry}>
            {failed.retry}
          </Button>
          {onReload && (
            <Button tone="quiet" full onClick={onReload}>
              {failed.reload}
            </Button>
          )}
        </Stack>
      }
    />
  )
}
