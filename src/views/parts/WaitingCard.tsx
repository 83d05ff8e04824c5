'use client'
import type { ReactNode } from 'react'
import { RemoteImage } from '../../primitives/RemoteImage'
import { Stack } from '../../primitives/Stack'
import { Text } from '../../primitives/Text'
import type { AttemptStatus } from '../../state/attempt'

export interface WaitingCardProps {
  image?: string | undefined
  name: string
  shape?: 'wallet' | 'network' | undefined
  status: AttemptStatus
  title: string
  detail: string
  primary?: ReactNode
  secondary?: ReactNode
  tertiary?: ReactNode
}

/** The face of a question to the wallet: image with its ring, one sentence, what to do. */
export function WaitingCard(props: WaitingCardProps) {
  const { image, name, shape = 'wallet', status, title, detail, primary, secondary, tertiary } = props
  const isBusy = status === 'opening' || status === 'waiting' || status === 'notAnswering'
  const isRefused = status === 'declined' || status === 'failed' || status === 'unavailable'
  return (
    <Stack gap={5}>
      <Stack gap={5} align="center">
        <RemoteImage
          src={image}
          name={name}
          size="l"
          shape={shape}
          busy={isBusy}
          tone={isRefused ? 'error' : undefined}
        />
        <Stack gap={2} align="center">
          <Text as="p" size="title" weight="medium" align="center" tone={isRefused ? 'danger' : 'default'}>
            {title}
          </Text>
          <Text as="p" tone="muted" align="center">
            {detail}
          </Text>
          {tertiary}
        </Stack>
      </Stack>
      {(primary || secondary) && (
        <Stack gap={2}>
          {primary}
          {secondary}
        </Stack>
      )}
    </Stack>
  )
}
