'use client'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'
import { TextField } from '../../../primitives/forms/TextField'
import { Stack } from '../../../primitives/layout/Stack'
import { Code } from '../../../primitives/text/Code'
import { Text } from '../../../primitives/text/Text'
import type { Receiver } from '../../../state/money/send/form'
import { enSend } from '../../copy/en/money/send'
import { useWords } from '../../copy/useWords'

/** Props of `ReceiverField`. */
export interface ReceiverFieldProps {
  /** The typed text. */
  to: string
  /** The receiver that it was read as. */
  receiver: Receiver
  /** The typed text changed. */
  onToChange: (to: string) => void
}

/** The receiver: the typed text, the address behind a name, and the warnings. */
export function ReceiverField({ to, receiver, onToChange }: ReceiverFieldProps) {
  const copy = useWords(enSend).send
  const problem = receiver.status === 'refused' ? copy.problems[receiver.problem] : undefined
  const { name = '', address = '', warnings = [] } = receiver.status === 'known' ? receiver : {}
  return (
    <Stack gap={2}>
      <TextField
        label={copy.receiver}
        hint={receiver.status === 'looking' ? copy.looking : address ? undefined : copy.receiverHint}
        error={problem}
        value={to}
        onValueChange={onToChange}
        autoCapitalize="none"
        dir="ltr"
      />
      {address && (
        <Stack gap={1}>
          {name && (
            <Text size="note" tone="muted" dir="auto">
              {copy.found(name)}
            </Text>
          )}
          {/* Whole: in the field its end is out of sight. */}
          <Code block grouped parts={[{ text: address }]} />
        </Stack>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} tone={warning === 'lookAlike' ? 'error' : 'warning'}>
          {copy.warnings[warning]}
        </Notice>
      ))}
      <LiveRegion assertive>{problem}</LiveRegion>
      <LiveRegion>{warnings.map((warning) => copy.warnings[warning]).join(' ')}</LiveRegion>
    </Stack>
  )
}
