'use client'
import { useCallback, useId, useState, type ReactNode } from 'react'
import * as s from './AmountField.css'
import { cx } from '../shared/props'
import { Skeleton } from '../feedback/Skeleton'
import { FieldError } from './FieldError'
import { Stack } from '../layout/Stack'
import { Text } from '../text/Text'
import { reset } from '../theme/reset.css'
import { useAppearance } from '../theme/ThemeRoot'
import { readAmount, writeAmount, type AmountNotation, type RefusedAmount } from './readAmount'

/** Props of `AmountField`. */
export interface AmountFieldProps {
  /** Names the field, above the number. */
  label: string
  /** A decimal number with a point, or empty. */
  value: string
  /** The text was changed; without it the amount is there to be read. */
  onValueChange?: ((value: string) => void) | undefined
  /** Another amount is on its way: this one is quieter, and without an amount its place is drawn. */
  busy?: boolean | undefined
  /** The token that is counted: an image and a symbol. */
  token: ReactNode
  /** The worth in money, below. */
  fiat?: string | undefined
  /** At the end of the line below, beside the worth: how much there is, and a button that takes all of it. */
  end?: ReactNode
  /** Units that may be typed or pasted with the number: the token symbol, or the sign and code of the currency. */
  units?: readonly string[] | undefined
  /** Returns the message for a refused text. Without it the field is only marked as invalid. */
  refusal?: ((reading: RefusedAmount) => string) | undefined
  /** The fault of the amount; shown below the field, and read with it. */
  error?: string | undefined
}

const plainAmount = /^\d*\.?\d*$/

/** Value of a text: an amount with a decimal point, an empty string, or the text itself if it is refused. */
function valueOf(text: string, notation: AmountNotation): string {
  const reading = readAmount(text, notation)
  if (reading.kind === 'refused') return text
  return reading.kind === 'amount' ? reading.value : ''
}

/**
 * A field for an amount, set as large as it fits. It is read in the language around it (`lang`): groups, decimal signs and
 * digits as they are written there. A text that is no amount, or could be two, stays in the field with the reason.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onValueChange, busy, token, fiat, end, units, refusal } = props
  const id = useId()
  const { lang: locale } = useAppearance()
  const [typed, type] = useState<string | null>(null)
  const notation = { locale, units }
  // The host may have set the value since the last input.
  const isOwn = typed !== null && valueOf(typed, notation) === value
  const text = isOwn ? typed : plainAmount.test(value) ? writeAmount(value, locale) : value
  const reading = readAmount(text, notation)
  const error = props.error ?? (reading.kind === 'refused' ? refusal?.(reading) : undefined)
  const isInvalid = error !== undefined || reading.kind === 'refused'
  const onChange = (written: string) => {
    type(written)
    onValueChange?.(valueOf(written, notation))
  }
  const fit = useCallback(
    (input: HTMLElement | null) => input?.style.setProperty(s.length.slice(4, -1), String(text.length)),
    [text.length],
  )
  return (
    <Stack gap={1}>
      <label htmlFor={id} data-invalid={isInvalid ? '' : undefined} className={cx(reset, s.box)}>
        <Text size="note" tone="muted" weight="medium">
          {label}
        </Text>
        <span className={cx(reset, s.line)}>
          <span className={cx(reset, s.room)}>
            {busy && !text && (
              <span className={cx(reset, s.awaited)}>
                <Skeleton shape="amount" />
              </span>
            )}
            <input
              id={id}
              ref={fit}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              placeholder={busy ? undefined : '0'}
              readOnly={!onValueChange}
              title={onValueChange ? undefined : text}
              aria-busy={busy || undefined}
              value={text}
              aria-label={label}
              aria-invalid={isInvalid ? true : undefined}
              aria-describedby={error ? `${id}error` : fiat ? `${id}fiat` : undefined}
              onChange={(event) => onChange(event.target.value)}
              // Show the amount as it was read, without units and groups.
              onBlur={() => reading.kind === 'amount' && type(null)}
              className={cx(reset, s.input)}
            />
          </span>
          <span className={cx(reset, s.token)}>{token}</span>
        </span>
        {end !== undefined ? (
          <span className={cx(reset, s.foot)}>
            <Text id={`${id}fiat`} tone="muted" tabular dir="ltr">
              {fiat}
            </Text>
            <span className={cx(reset, s.end)}>{end}</span>
          </span>
        ) : (
          fiat && (
            <Text id={`${id}fiat`} tone="muted" tabular>
              {fiat}
            </Text>
          )
        )}
      </label>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </Stack>
  )
}
