'use client'
import { Skeleton } from '../../primitives/Skeleton'
import { Stack } from '../../primitives/Stack'
import { VisuallyHidden } from '../../primitives/VisuallyHidden'
import { useCopy } from '../copy/useCopy'

/** The shape of a view whose code is on its way. */
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
