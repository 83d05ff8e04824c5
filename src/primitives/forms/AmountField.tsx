'use client'
import { useCallback, useId, type ReactNode } from 'react'
import * as s from './AmountField.css'
import { cx } from '../shared/props'
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
  /** The text was changed. */
  onValueChange: (value: string) => void
  /** What is counted: an image and a symbol. */
  token: ReactNode
  /** The worth in money, below. */
  fiat?: string | undefined
  /** What is wrong with the amount; below the field, and read with it. */
  error?: string | undefined
}

const amount = /^\d*\.?\d*$/

/** A field for an amount, set as large as it fits. Characters that are not part of a number are refused. */
export function AmountField({ label, value, onValueChange, token, fiat, error }: AmountFieldProps) {
  const id = useId()
  const onChange = (written: string) => {
    const plain = written.replace(',', '.')
    if (amount.test(plain)) onValueChange(plain)
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
            <input
              id={id}
              ref={fit}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
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
        {fiat && (
          <Text id={`${id}fiat`} tone="muted" tabular>
            {fiat}
          </Text>
        )}
      </label>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </Stack>
  )
}
