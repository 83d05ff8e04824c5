'use client'
import { useId, type MouseEvent, type Ref } from 'react'
import type { RequestDescription } from '../../../chains/requests'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { enApprove } from '../../copy/en/approvals'
import { useWords } from '../../copy/useWords'
import { BlockedReason } from '../BlockedReason'

/** Props of `RequestDecision`. */
export interface RequestDecisionProps {
  /**
   * `covered`: approval was refused because something covers the view; `framed`: another site embeds this page, and
   * the browser cannot say what of it is visible; `sending`: the wallet has the request.
   */
  status: 'open' | 'covered' | 'framed' | 'sending'
  description: RequestDescription
  /** Approving is possible; a press before that is ignored. */
  isArmed: boolean
  /** `read`: all of a request that scrolls was in sight; `short` does not scroll. */
  reading?: 'short' | 'unread' | 'read' | undefined
  /** The buttons, which have to be uncovered for a press to count. */
  actionsRef?: Ref<HTMLDivElement> | undefined
  /** Approves; called in the click itself, because browsers open wallets only then. */
  onApprove: (event: MouseEvent<HTMLElement>) => void
  /** Declines the request. */
  onReject: () => void
  /** Goes on without waiting for the wallet. */
  onHide: () => void
  /** Opens this page by itself, in another tab. */
  onOpenPage?: (() => void) | undefined
}

/** Approve and reject, and why approving is not possible yet. */
export function RequestDecision(props: RequestDecisionProps) {
  const { status, description, isArmed, reading = 'short', onApprove, onReject, onHide } = props
  const copy = useWords(enApprove).approve
  const readingId = useId()
  const hindrance = status === 'covered' ? copy.covered : status === 'framed' ? copy.framed.detail : ''
  const isSending = status === 'sending'
  const canApprove = status !== 'framed' && description.problem === null
  const isDangerous = description.warnings.some(({ level }) => level === 'danger')
  return (
    <>
      {canApprove && reading !== 'short' && (
        <Text as="p" id={readingId} size="note" tone="muted" align="center">
          {copy.reading[reading]}
        </Text>
      )}
      <BlockedReason about={description} words={hindrance} />
      <LiveRegion assertive>{hindrance}</LiveRegion>
      <LiveRegion>{isSending ? copy.sending : reading === 'read' ? copy.reading.read : ''}</LiveRegion>
      <Stack direction="row" gap={2} ref={props.actionsRef}>
        <Stack grow>
          <Button full tone="raised" onClick={isSending ? onHide : onReject}>
            {isSending ? copy.hide : copy.reject}
          </Button>
        </Stack>
        {status === 'framed' && (
          <Stack grow>
            <Button full onClick={props.onOpenPage}>
              {copy.framed.action}
            </Button>
          </Stack>
        )}
        {canApprove && (
          <Stack grow>
            <Button
              full
              tone={isDangerous ? 'danger' : 'accent'}
              loading={isSending}
              aria-describedby={reading === 'unread' ? readingId : undefined}
              aria-disabled={!isArmed || isSending || undefined}
              onClick={onApprove}
            >
              {copy.approve}
            </Button>
          </Stack>
        )}
      </Stack>
    </>
  )
}
