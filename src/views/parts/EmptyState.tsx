'use client'
import type { ReactNode } from 'react'
import { Illustration, type IllustrationProps } from '../../primitives/images/Illustration'
import { Stack } from '../../primitives/layout/Stack'
import { Sentence } from './Sentence'

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  illustration: IllustrationProps['name']
  title: string
  detail: string
  action: ReactNode
}

/** An empty state: a drawing, a sentence, one action. */
export function EmptyState({ illustration, title, detail, action }: EmptyStateProps) {
  return (
    <Stack gap={5}>
      <Stack gap={5} align="center" padding={2}>
        <Illustration name={illustration} />
        <Sentence title={title} detail={detail} />
      </Stack>
      {action}
    </Stack>
  )
}
