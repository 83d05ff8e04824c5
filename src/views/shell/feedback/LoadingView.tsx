'use client'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { Stack } from '../../../primitives/layout/Stack'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden'
import { useCopy } from '../../copy/useCopy'

/** A skeleton while a view's code is loading. */
export function LoadingView() {
  return (
    <Stack gap={2}>
      <VisuallyHidden>{useCopy().shell.loading}</VisuallyHidden>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  )
}
