'use client'
import type { FormEvent } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { TextField } from '../../../primitives/forms/TextField'
import type { NameProblem, NameSuggestions } from '../../../state/session/names/form'
import type { Registration } from '../../../state/session/names/registration'
import { enNames } from '../../copy/en/names'
import { useWords } from '../../copy/useWords'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { NameChoices } from '../../parts/NameChoices'

/** Props of `RegisterAccountNameView`; `useRegisterAccountNameView` returns them for this instance. */
export interface RegisterAccountNameViewProps {
  /** The zone that every name ends in, without its dot; null where this account can have no name. */
  zone: string | null
  /** The typed name, normalised. */
  value: string
  /** The text was changed. */
  onValueChange: (text: string) => void
  /** The problem of the name, as far as it is to be shown. */
  problem: NameProblem | null
  /** Suggestions of the service for the typed name. */
  suggestions: NameSuggestions
  /** Picks a suggestion, given with its zone. */
  onSelectSuggestion: (name: string) => void
  /** Asks for suggestions again. */
  onRetrySuggestions: () => void
  /** Progress of the registration. */
  registration: Registration
  /** Registers the typed name. */
  onSubmit: () => void
  /** Stops waiting for the wallet. */
  onCancel: () => void
  /** The way on where there are no names. */
  onDone: () => void
}

/** A name is typed or picked, signed for and registered. */
export function RegisterAccountNameView({
  zone,
  value,
  problem,
  suggestions,
  registration,
  ...props
}: RegisterAccountNameViewProps) {
  const copy = useWords(enNames).registerName
  const { status } = registration
  if (zone === null)
    return (
      <DrawnEmptyState
        illustration="name"
        title={copy.none.title}
        detail={copy.none.detail}
        action={
          <Button full onClick={props.onDone}>
            {copy.none.action}
          </Button>
        }
      />
    )
  const name = `${value}.${zone}`
  const isBusy = status === 'opening' || status === 'waiting' || status === 'notAnswering' || status === 'registering'
  const refusal = refusalOf(registration, name, copy)
  const progress = status === 'registering' ? copy.registering(name) : isBusy ? copy[status] : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) props.onSubmit()
  }
  return (
    <Stack as="form" gap={4} onSubmit={submit}>
      <Text as="p" tone="muted" align="center">
        {copy.detail}
      </Text>
      <TextField
        label={copy.label}
        hint={copy.hint}
        error={problem ? copy.problems[problem] : undefined}
        value={value}
        onValueChange={props.onValueChange}
        readOnly={isBusy}
        autoCapitalize="none"
        enterKeyHint="go"
        dir="ltr"
        end={
          <Text tone="muted" dir="ltr">
            {`.${zone}`}
          </Text>
        }
      />
      {!isBusy && (
        <NameChoices
          suggestions={suggestions}
          selected={name}
          onSelect={props.onSelectSuggestion}
          onRetry={props.onRetrySuggestions}
        />
      )}
      {refusal && (
        <Notice tone="error" title={refusal.title}>
          {refusal.detail}
        </Notice>
      )}
      {progress && <Notice tone="info">{progress}</Notice>}
      <Stack gap={2}>
        <Button type="submit" full loading={isBusy}>
          {refusal ? copy.retry : copy.submit}
        </Button>
        {status === 'notAnswering' && (
          <Button tone="quiet" full onClick={props.onCancel}>
            {copy.cancel}
          </Button>
        )}
      </Stack>
      <LiveRegion>{progress}</LiveRegion>
      <LiveRegion assertive>
        {refusal ? `${refusal.title} ${refusal.detail}` : problem && copy.problems[problem]}
      </LiveRegion>
    </Stack>
  )
}

/** The result of the last try, and the next steps. The service's own reason says more than the words here. */
function refusalOf(registration: Registration, name: string, copy: (typeof enNames)['registerName']) {
  const { status } = registration
  if (status === 'declined' || status === 'pending' || status === 'unavailable') return copy[status]
  if (status !== 'failed') return undefined
  const { what, reason } = registration
  if (what === 'signature') return copy.signature
  if (what === 'lookup') return { title: copy.lookup.title, detail: reason ?? copy.lookup.detail }
  return { title: copy.registration.title(name), detail: reason ?? copy.registration.detail }
}
