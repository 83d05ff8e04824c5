'use client'
import type { ReactNode } from 'react'
import { Stack } from '../../primitives/layout/Stack'
import { Text } from '../../primitives/text/Text'

/** Props of `Sentence`. */
export interface SentenceProps {
  title: string
  detail: string
  /** The message reports a refusal. */
  isRefused?: boolean | undefined
  /** Below the words. */
  children?: ReactNode
}

/** A status message: what happened and what to do. */
export function Sentence({ title, detail, isRefused, children }: SentenceProps) {
  return (
    <Stack gap={2} align="center">
      <Text as="p" size="title" weight="medium" align="center" tone={isRefused ? 'danger' : 'default'}>
        {title}
      </Text>
      <Text as="p" tone="muted" align="center">
        {detail}
      </Text>
      {children}
    </Stack>
  )
}
