'use client'
import type { ReactNode } from 'react'
import { Illustration, type IllustrationProps } from '../../primitives/images/Illustration'
import { Stack } from '../../primitives/layout/Stack'
import { Text } from '../../primitives/text/Text'

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
      <Stack gap={5} align="center">
        <Illustration name={illustration} />
        <Stack gap={2} align="center">
          <Text as="p" size="title" weight="medium" align="center">
            {title}
          </Text>
          <Text as="p" tone="muted" align="center">
            {detail}
          </Text>
        </Stack>
      </Stack>
      {action}
    </Stack>
  )
}
