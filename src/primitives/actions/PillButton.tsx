'use client'
import { forwardRef } from 'react'
import { cx, type Passed } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './PillButton.css'

interface PillButtonOwnProps {
  /** One or two words. */
  label: string
}

/** Props of `PillButton`, with those of a `button`. */
export type PillButtonProps = Passed<'button', PillButtonOwnProps>

/** A small button beside a value, 24 px high. It reacts to a press within 44 px under a finger. */
export const PillButton = forwardRef<HTMLButtonElement, PillButtonProps>(function PillButton({ label, ...rest }, ref) {
  return (
    <button type="button" {...rest} ref={ref} className={cx(reset, s.root)}>
      <span className={reset}>{label}</span>
    </button>
  )
})
