'use client'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import type { OwnersWait } from '../../../state/money/intents/intent'
import type { CallsState } from '../../../state/money/calls/state'
import { enCalls } from '../../copy/en/money/calls'
import { enUnanswered } from '../../copy/en/money/unanswered'
import { useWords } from '../../copy/useWords'
import { unhide } from '../../parts/approvals/escapeInvisible'
import { ownersWordsOfCalls } from '../../parts/ownersWords'
import { UnansweredPart, type UnansweredCheck } from '../../parts/UnansweredPart'
import { CallsList, type CallsListProps } from '../../parts/calls/CallsList'

export type { CallRow } from '../../parts/calls/CallsList'

/** Props of `CallsStatusView`; `useCallsStatusView` returns them for this instance. */
export interface CallsStatusViewProps extends CallsListProps {
  /** Their state together. */
  status: CallsState['status']
  /** One request to the wallet, or several. */
  mode: CallsState['mode']
  /** Why nothing was sent, in the words of the wallet. */
  reason?: string | undefined
  /** The account is a contract whose owners may have to approve the calls; counts while `status` is `sent`. */
  owners?: Pick<OwnersWait, 'required' | 'total'> | undefined
  /** State of the search for calls that the wallet has not answered. */
  check?: UnansweredCheck | undefined
  /** Asks the wallet about calls that it has not answered. */
  onCheck?: (() => void) | undefined
  /** Goes on with what is not done, or asks again; absent where nothing is left, or it cannot go on. */
  onResume?: (() => void) | undefined
  /** Goes on from here; absent where there is nowhere to go. */
  onDone?: (() => void) | undefined
}

/** Several calls that belong together: how each stands, and all of them. */
export function CallsStatusView(props: CallsStatusViewProps) {
  const { status, mode, calls, reason, owners, check, onCheck, onResume, onDone } = props
  const copy = useWords(enCalls).calls
  const waits = useWords(enUnanswered).unanswered
  if (status === 'unanswered')
    return (
      <Stack gap={4}>
        {/* This page does not wait any more: no row shows progress. */}
        <CallsList calls={calls.map((call) => (call.status === 'asking' ? { ...call, status: 'waiting' } : call))} />
        <UnansweredPart what={waits.calls} check={check} onCheck={onCheck} onAskAgain={onResume} />
      </Stack>
    )
  const waiting = status === 'sent' && owners ? ownersWordsOfCalls(waits, owners) : undefined
  const title = waiting?.title ?? copy.titles[status]
  const known = status in copy.details ? copy.details[status as keyof typeof copy.details] : copy.mode[mode]
  const detail = waiting?.detail ?? known
  const words = reason === undefined ? detail : `${detail} ${copy.said(unhide(reason))}`
  const isBad = /^(declined|pending|partial|failed)$/.test(status)
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text as="h3" size="title" weight="medium" align="center">
          {title}
        </Text>
        <Text as="p" tone="muted" align="center">
          {words}
        </Text>
      </Stack>
      {/* Calls that still need the other owners are not sent. */}
      <CallsList
        calls={waiting ? calls.map((call) => (call.status === 'sent' ? { ...call, status: 'waiting' } : call)) : calls}
      />
      {(onResume || onDone) && (
        <Stack gap={2}>
          {onResume && (
            <Button full onClick={onResume}>
              {status === 'partial' ? copy.resume : copy.retry}
            </Button>
          )}
          {onDone && (
            <Button full tone={onResume ? 'raised' : 'accent'} onClick={onDone}>
              {copy.done}
            </Button>
          )}
        </Stack>
      )}
      <LiveRegion>{isBad ? undefined : `${title}. ${words}`}</LiveRegion>
      <LiveRegion assertive>{isBad && `${title}. ${words}`}</LiveRegion>
    </Stack>
  )
}
