'use client'
import { Button } from '../../primitives/actions/Button'
import { useCopy } from '../copy/useCopy'
import { EmptyState } from '../parts/EmptyState'

/** Props of `FailureView`. */
export interface FailureViewProps {
  /** Tries again. */
  onRetry: () => void
}

/** A view that could not be loaded or that threw, with a retry. */
export function FailureView({ onRetry }: FailureViewProps) {
  const { failed } = useCopy().shell
  return (
    <EmptyState
      illustration="broken"
      title={failed.title}
      detail={failed.detail}
      action={
        <Button full onClick={onRetry}>
          {failed.retry}
        </Button>
      }
    />
  )
}
