'use client'
import type { FormEvent } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'
import { Stack } from '../../../primitives/layout/Stack'
import type { SendGap } from '../../../state/money/send/form'
import { enSend } from '../../copy/en/money/send'
import { useWords } from '../../copy/useWords'
import { unhide } from '../../parts/approvals/escapeInvisible'
import { mismatchWords, type TokenMismatch } from '../../parts/mismatch'
import { FailedState } from '../../parts/DrawnEmptyState'
import { useCodeFailure } from '../../parts/useCodeFailure'
import { AmountPart, type AmountPartProps } from '../../parts/send/AmountPart'
import { ReceiverField, type ReceiverFieldProps } from '../../parts/send/ReceiverField'

export type { SendableToken } from '../../parts/send/AmountPart'

/** Props of `SendView`; `useSendView` returns them for this instance. */
export interface SendViewProps extends AmountPartProps, ReceiverFieldProps {
  /** State of the list of the account's tokens. */
  status: 'loading' | 'ready' | 'failed'
  /** The first missing part; null without one. */
  gap: SendGap | null
  /** The fee is being read, or the largest amount that can be sent. */
  isReviewing?: boolean | undefined
  /** The review was refused because the listed metadata of the token is wrong. */
  mismatch?: TokenMismatch | undefined
  /** The last press sent nothing because account, network or wallet had just changed. */
  isOutdated?: boolean | undefined
  /** Shows what is about to be sent. */
  onReview: () => void
  /** Reads again what the account has. */
  onRetry: () => void
}

/** The token to send, the amount, and the receiver. */
export function SendView({
  status,
  gap,
  isReviewing,
  isOutdated,
  mismatch,
  onReview,
  onRetry,
  ...props
}: SendViewProps) {
  const copy = useWords(enSend).send
  const code = useCodeFailure()
  if (status === 'failed')
    return (
      <Stack>
        <FailedState {...copy.unavailable} onRetry={onRetry} {...code} announces />
      </Stack>
    )
  // Fields that can be typed in already are in their place; later parts move nothing.
  const isLoading = status === 'loading'
  const isBusy = isLoading || isReviewing === true
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!gap && !isBusy) onReview()
  }
  return (
    <Stack as="form" gap={4} onSubmit={submit}>
      <AmountPart {...props} isLoading={isLoading} />
      <ReceiverField {...props} />
      {mismatch && <Notice tone="error">{unhide(mismatchWords(mismatch, copy))}</Notice>}
      {isOutdated && <Notice tone="warning">{copy.outdated}</Notice>}
      <Button
        type="submit"
        full
        loading={isBusy}
        tone={gap || isLoading ? 'raised' : 'accent'}
        aria-disabled={!!gap || isBusy}
      >
        {gap && !isLoading ? copy.gaps[gap] : copy.review}
      </Button>
      <LiveRegion assertive>{mismatch && mismatchWords(mismatch, copy)}</LiveRegion>
      <LiveRegion>{isLoading ? copy.loading : isOutdated && copy.outdated}</LiveRegion>
    </Stack>
  )
}
