'use client'
import { useId, useState, type MouseEvent, type Ref } from 'react'
import type { RequestDescription } from '../../chains/requests'
import type { Network } from '../../chains/network'
import { Button } from '../../primitives/actions/Button'
import { Facts } from '../../primitives/text/Facts'
import { LiveRegion } from '../../primitives/feedback/LiveRegion'
import { Notice } from '../../primitives/feedback/Notice'
import { ScrollArea } from '../../primitives/layout/ScrollArea'
import { Skeleton } from '../../primitives/feedback/Skeleton'
import { Stack } from '../../primitives/layout/Stack'
import { Text } from '../../primitives/text/Text'
import { Verbatim } from '../../primitives/text/Verbatim'
import type { ApprovalFacts } from '../../state/approvals/tokenMetadata'
import { useApproveCopy } from '../copy/useApproveCopy'
import { Acts, Lines } from '../parts/approvals/CallSummary'
import { nativeAmount, type Telling } from '../parts/approvals/formatAmount'
import { lettersOf, unhide } from '../parts/approvals/escapeInvisible'
import { LongText } from '../parts/approvals/LongText'
import { Nodes } from '../parts/approvals/ValueTree'
import { receiptOf } from '../parts/approvals/requestSummary'
import { Warnings } from '../parts/approvals/Warnings'
import { EmptyState } from '../parts/EmptyState'
import { Sentence } from '../parts/Sentence'

/** Who asks for what, from which account. */
export interface AskedOf {
  readonly origin: string
  readonly network: Network
  /** The whole address. */
  readonly address: string
  readonly wallet: string
  readonly position: number
  readonly total: number
}

export type ApproveTransactionViewProps =
  | { state: 'none'; onClose: () => void }
  | { state: 'loading'; asked: AskedOf; onReject: () => void }
  | { state: 'failed'; asked: AskedOf; onReject: () => void; onRetry: () => void }
  | ReadableProps

interface ReadableProps {
  /**
   * `covered`: a yes was refused because something lay over the view; `framed`: another site shows this page, and
   * nobody can tell what is seen of it; `sending`: the wallet has it.
   */
  state: 'open' | 'covered' | 'framed' | 'sending'
  asked: AskedOf
  description: RequestDescription
  facts: ApprovalFacts
  /** The app's networks, whose names say more than their numbers. */
  networks?: readonly Network[] | undefined
  /** Whether a yes counts already; before that it is not taken. */
  isArmed: boolean
  /** Whether all of a request that scrolls was in sight; `short` does not scroll. */
  reading?: 'short' | 'unread' | 'read' | undefined
  lang?: string | undefined
  /** What has to be in plain sight. */
  contentRef?: Ref<HTMLDivElement> | undefined
  actionsRef?: Ref<HTMLDivElement> | undefined
  onApprove: (event: MouseEvent<HTMLElement>) => void
  onReject: () => void
  /** Goes on without waiting for the wallet. */
  onHide: () => void
  /** Opens this page by itself, in another tab. */
  onOpenPage?: (() => void) | undefined
}

/** A request of the page or of what it embeds: who asks, for what, and yes or no. */
export function ApproveTransactionView(props: ApproveTransactionViewProps) {
  const copy = useApproveCopy()
  if (props.state === 'none') {
    const { title, detail, action } = copy.none
    const button = (
      <Button full tone="raised" onClick={props.onClose}>
        {action}
      </Button>
    )
    return <EmptyState drawing="wallet" title={title} detail={detail} action={button} />
  }
  const { position, total } = props.asked
  return (
    <Stack gap={3}>
      {total > 1 && (
        <Text as="p" size="note" tone="muted" align="center">
          {copy.position(position, total)}
        </Text>
      )}
      {props.state === 'loading' || props.state === 'failed' ? <Unread {...props} /> : <Readable {...props} />}
    </Stack>
  )
}

function Unread(props: Extract<ApproveTransactionViewProps, { state: 'loading' | 'failed' }>) {
  const copy = useApproveCopy()
  return (
    <Stack gap={4}>
      {props.state === 'loading' ? (
        <Stack gap={2}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <LiveRegion>{copy.loading}</LiveRegion>
        </Stack>
      ) : (
        <Sentence isRefused title={copy.failed.title} detail={copy.failed.detail} />
      )}
      <Stack gap={2}>
        {props.state === 'failed' && (
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
  const {
    state,
    asked,
    description,
    facts,
    networks = [],
    isArmed,
    reading = 'short',
    lang,
    onApprove,
    onReject,
    onHide,
  } = props
  const copy = useApproveCopy()
  const readingId = useId()
  const [hasDetails, setHasDetails] = useState(false)
  const telling: Telling = { copy, network: asked.network, tokens: facts.tokens, lang }
  const receipt = receiptOf(description, telling)
  const hindrance = state === 'covered' ? copy.covered : state === 'framed' ? copy.framed.detail : ''
  const isSending = state === 'sending'
  const canApprove = state !== 'framed' && description.problem === null
  const isDangerous = description.warnings.some(({ level }) => level === 'danger')
  const whole = (value: string) => <Verbatim parts={[{ text: unhide(value) }]} />
  const fee = facts.fee === null ? [] : [{ label: copy.facts.fee, value: nativeAmount(facts.fee, telling) }]
  return (
    <>
      <ScrollArea label={copy.content} ref={props.contentRef}>
        <Stack gap={3}>
          <Text as="h3" size="title" weight="medium" align="center">
            {unhide(receipt.lead)}
          </Text>
          <Facts
            items={[
              { label: copy.facts.origin, value: unhide(asked.origin) },
              { label: copy.facts.network, value: asked.network.name },
            ]}
          />
          <Warnings description={description} networks={[asked.network, ...networks]} />
          <Lines lines={receipt.lines} />
          <Acts acts={receipt.acts} />
          {receipt.text.length > 0 && <LongText parts={lettersOf(receipt.text, copy)} />}
          <Nodes nodes={receipt.nodes} />
          <Facts
            items={[
              ...fee,
              { label: copy.facts.wallet, value: asked.wallet },
              { label: copy.facts.account, value: whole(asked.address) },
            ]}
          />
          <Button tone="quiet" size="s" aria-expanded={hasDetails} onClick={() => setHasDetails(!hasDetails)}>
            {hasDetails ? copy.hideRequest : copy.showRequest}
          </Button>
          {hasDetails && <LongText parts={[{ text: unhide(`${description.method}\n${description.parameters}`) }]} />}
        </Stack>
      </ScrollArea>
      {canApprove && reading !== 'short' && (
        <Text as="p" id={readingId} size="note" tone="muted" align="center">
          {copy.reading[reading]}
        </Text>
      )}
      {hindrance !== '' && <Notice tone="warning">{hindrance}</Notice>}
      <LiveRegion assertive>{hindrance}</LiveRegion>
      <LiveRegion>{isSending ? copy.sending : reading === 'read' ? copy.reading.read : ''}</LiveRegion>
      <Stack direction="row" gap={2} ref={props.actionsRef}>
        <Stack grow>
          <Button full tone="raised" onClick={isSending ? onHide : onReject}>
            {isSending ? copy.hide : copy.reject}
          </Button>
        </Stack>
        {state === 'framed' && (
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
