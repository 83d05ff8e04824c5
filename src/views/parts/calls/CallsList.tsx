'use client'
import { Spinner } from '../../../primitives/feedback/Spinner'
import { Icon } from '../../../primitives/images/Icon'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import type { CallStatus } from '../../../state/money/calls/state'
import { enCalls } from '../../copy/en/money/calls'
import { useWords } from '../../copy/useWords'
import { unhide } from '../approvals/escapeInvisible'

/** One call of several, in words. */
export interface CallRow {
  /** Its effect; left out where it is not known. */
  readonly words?: string | undefined
  readonly status: CallStatus
  /** Why it failed, in the words of the contract or the wallet. */
  readonly reason?: string | undefined
}

/** Props of `CallsList`. */
export interface CallsListProps {
  /** In their order. */
  calls: readonly CallRow[]
}

const icons = {
  waiting: 'clock',
  sent: 'arrowUp',
  confirmed: 'check',
  failed: 'error',
  declined: 'close',
  notSent: 'close',
} as const

const tones = {
  waiting: 'muted',
  asking: 'default',
  sent: 'default',
  confirmed: 'success',
  failed: 'danger',
  declined: 'danger',
  notSent: 'muted',
} as const

/** Each of several calls, with how it stands. */
export function CallsList({ calls }: CallsListProps) {
  const copy = useWords(enCalls).calls
  return (
    <Stack as="ul" gap={3} aria-label={copy.list}>
      {calls.map(({ words, status, reason }, index) => (
        <Stack as="li" key={index} direction="row" gap={3} align="start">
          <Text tone={tones[status]}>{status === 'asking' ? <Spinner /> : <Icon name={icons[status]} />}</Text>
          <Stack grow align="start">
            <Text weight="medium" dir="auto">
              {words === undefined ? copy.call(index + 1) : unhide(words)}
            </Text>
            <Text size="note" tone={tones[status]}>
              {reason === undefined ? copy.states[status] : `${copy.states[status]}. ${copy.said(unhide(reason))}`}
            </Text>
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}
