'use client'
import { forwardRef, useId, type ReactNode } from 'react'
import { cx, type Passed } from '../shared/props'
import { FieldError } from './FieldError'
import { Text } from '../text/Text'
import * as s from './TextField.css'
import { reset } from '../theme/reset.css'

interface TextFieldOwnProps {
  /** Names what is to be typed, above the box. */
  label: string
  /** Hides the label visually; for a field that stands alone under a title. */
  hideLabel?: boolean | undefined
  /** A hint below the field. */
  hint?: string | undefined
  /** An error message, shown instead of the hint. */
  error?: string | undefined
  /** Before the words: an icon. */
  start?: ReactNode
  /** After the words: a button, a unit. */
  end?: ReactNode
  /** The text of the field; its owner keeps it. */
  value: string
  /** The text was changed. */
  onValueChange: (value: string) => void
}

/** Props of `TextField`, with those of a `input`. */
export type TextFieldProps = Passed<'input', TextFieldOwnProps>

/** A single-line text field with its label. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hideLabel, hint, error, start, end, value, onValueChange, ...rest },
  ref,
) {
  const id = useId()
  const describes = error ? `${id}error` : hint ? `${id}hint` : undefined
  return (
    <div className={cx(reset, s.root)}>
      {!hideLabel && (
        <Text as="label" htmlFor={id} size="note" tone="muted" weight="medium">
          {label}
        </Text>
      )}
      <label htmlFor={id} data-invalid={error ? '' : undefined} className={cx(reset, s.box)}>
        {start && <span className={cx(reset, s.slot)}>{start}</span>}
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...rest}
          id={id}
          ref={ref}
          value={value}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={describes}
          onChange={(event) => onValueChange(event.target.value)}
          className={cx(reset, s.input)}
        />
        {end && <span className={cx(reset, s.slot, s.end)}>{end}</span>}
      </label>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {!error && hint && (
        <Text id={`${id}hint`} size="note" tone="muted">
          {hint}
        </Text>
      )}
    </div>
  )
})
