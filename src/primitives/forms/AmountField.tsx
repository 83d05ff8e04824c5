'use client'
import { useCallback, useId, type ReactNode } from 'react'
import * as s from './AmountField.css'
import { cx } from '../shared/props'
import { Skeleton } from '../feedback/Skeleton'
import { FieldError } from './FieldError'
import { Stack } from '../layout/Stack'
import { Text } from '../text/Text'
import { reset } from '../theme/reset.css'

/** Props of `AmountField`. */
export interface AmountFieldProps {
  /** Names the field, above the number. */
  label: string
  /** A decimal number with a point, or empty. */
  value: string
  /** The text was changed; without it the amount is there to be read. */
  onValueChange?: ((value: string) => void) | undefined
  /** Another amount is on its way: this one is quieter, and where there is none its place is drawn. */
  busy?: boolean | undefined
  /** What is counted: an image and a symbol. */
  token: ReactNode
  /** The worth in money, below. */
  fiat?: string | undefined
  /** At the end of the line below, beside the worth: how much there is, and a button that takes all of it. */
  end?: ReactNode
  /** What is wrong with the amount; below the field, and read with it. */
  error?: string | undefined
}

const amount = /^\d*\.?\d*$/

/** A field for an amount, set as large as it fits. Characters that are not part of a number are refused. */
export function AmountField({ label, value, onValueChange, busy, token, fiat, end, error }: AmountFieldProps) {
  const id = useId()
  const onChange = (written: string) => {
    const plain = written.replace(',', '.')
    if (amount.test(plain)) onValueChange?.(plain)
  }
  const fit = useCallback(
    (input: HTMLElement | null) => input?.style.setProperty(s.length.slice(4, -1), String(value.length)),
    [value.length],
  )
  return (
    <Stack gap={1}>
      <label htmlFor={id} data-invalid={error ? '' : undefined} className={cx(reset, s.box)}>
        <Text size="note" tone="muted" weight="medium">
          {label}
        </Text>
        <span className={cx(reset, s.line)}>
          <span className={cx(reset, s.room)}>
            {busy && !value && (
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
              title={onValueChange ? undefined : value}
              aria-busy={busy || undefined}
              value={value}
              aria-label={label}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}error` : fiat ? `${id}fiat` : undefined}
              onChange={(event) => onChange(event.target.value)}
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
