'use client'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/actions/Button'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { Stack } from '../../primitives/layout/Stack'
import type { AttemptStatus } from '../../state/core/task'
import { useCopy } from '../copy/useCopy'
import { Sentence } from './Sentence'

/** Props of `WaitingCard`. */
export interface WaitingCardProps {
  image?: string | undefined
  name: string
  shape?: 'wallet' | 'network' | undefined
  status: AttemptStatus
  title: string
  detail: string
  retryLabel: string
  onRetry: () => void
  /** Goes back to choose something else. */
  tryAnotherLabel: string
  onTryAnother: () => void
  /** Help meanwhile, between the words and the buttons. */
  children?: ReactNode
  /** Copies the technical details of a failure; absent without details. */
  onCopyDetails?: (() => void) | undefined
}

/** A pending request to the wallet: its image with a progress ring, one sentence, and the actions. */
export function WaitingCard(props: WaitingCardProps) {
  const { image, name, shape = 'wallet', status, title, detail } = props
  const { copyDetails } = useCopy().shell
  const isBusy = status === 'opening' || status === 'waiting' || status === 'notAnswering'
  const isRefused = status === 'declined' || status === 'failed' || status === 'unavailable'
  const canRetry = status !== 'opening' && status !== 'waiting'
  return (
    <Stack gap={5}>
      <Stack gap={5} align="center" padding={2}>
        <RemoteImage
          src={image}
          name={name}
          size="l"
          shape={shape}
          busy={isBusy}
          tone={isRefused ? 'error' : undefined}
        />
        <Sentence title={title} detail={detail} isRefused={isRefused}>
          {status === 'failed' && props.onCopyDetails && (
            <Button tone="quiet" size="s" onClick={props.onCopyDetails}>
              {copyDetails}
            </Button>
          )}
        </Sentence>
      </Stack>
      {props.children}
      {status !== 'opening' && (
        <Stack gap={2}>
          {canRetry && (
            <Button full onClick={props.onRetry}>
              {props.retryLabel}
            </Button>
          )}
          <Button tone="quiet" full onClick={props.onTryAnother}>
            {props.tryAnotherLabel}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
