'use client'
import type { Ref } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Skeleton } from '../../../primitives/feedback/Skeleton'
import { ScrollArea } from '../../../primitives/layout/ScrollArea'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { enApprove } from '../../copy/en/approvals'
import { useWords } from '../../copy/useWords'
import { RequestContent, type ApprovalRequest, type RequestContentProps } from '../../parts/approvals/RequestContent'
import { RequestDecision, type RequestDecisionProps } from '../../parts/approvals/RequestDecision'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { useCodeFailure } from '../../parts/useCodeFailure'
import { Sentence } from '../../parts/Sentence'

export type { ApprovalRequest }

/** Props of `ApproveTransactionView`; `useApproveTransactionView` returns them for this instance. */
export type ApproveTransactionViewProps =
  | {
      status: 'none'
      /** Leaves the view, as nothing waits for a decision. */
      onClose: () => void
    }
  | { status: 'loading'; request: ApprovalRequest; onReject: () => void }
  | {
      status: 'failed'
      request: ApprovalRequest
      onReject: () => void
      /** Loads again what reads the request. */
      onRetry: () => void
    }
  | ReadableProps

interface ReadableProps extends RequestContentProps, RequestDecisionProps {
  /** The part that has to be in plain sight. */
  contentRef?: Ref<HTMLDivElement> | undefined
}

/** A request of the page or of a frame inside it: who asks, for what, with approve and reject. */
export function ApproveTransactionView(props: ApproveTransactionViewProps) {
  const copy = useWords(enApprove).approve
  if (props.status === 'none') {
    const { title, detail, action } = copy.none
    const button = (
      <Button full tone="raised" onClick={props.onClose}>
        {action}
      </Button>
    )
    return <DrawnEmptyState illustration="done" title={title} detail={detail} action={button} />
  }
  const { position, total } = props.request
  return (
    <Stack gap={3}>
      {total > 1 && (
        <Text as="p" size="note" tone="muted" align="center">
          {copy.position(position, total)}
        </Text>
      )}
      {props.status === 'loading' || props.status === 'failed' ? (
        <Unread {...props} />
      ) : (
        <Readable key={props.request.id} {...props} />
      )}
    </Stack>
  )
}

function Unread(props: Extract<ApproveTransactionViewProps, { status: 'loading' | 'failed' }>) {
  const copy = useWords(enApprove).approve
  const code = useCodeFailure()
  return (
    <Stack gap={4}>
      {props.status === 'loading' ? (
        <Stack gap={2}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <LiveRegion>{copy.loading}</LiveRegion>
        </Stack>
      ) : (
        <Sentence isRefused title={copy.failed.title} detail={code?.detail ?? copy.failed.detail} />
      )}
      <Stack gap={2}>
        {props.status === 'failed' && (
          <Button full onClick={props.onRetry}>
            {copy.failed.retry}
          </Button>
        )}
        <Button full tone="raised" onClick={props.onReject}>
          {copy.reject}
        </Button>
      </Stack>
    </Stack>
  )
}

function Readable(props: ReadableProps) {
  return (
    <>
      <ScrollArea label={useWords(enApprove).approve.content} ref={props.contentRef}>
        <RequestContent {...props} />
      </ScrollArea>
      <RequestDecision {...props} />
    </>
  )
}
