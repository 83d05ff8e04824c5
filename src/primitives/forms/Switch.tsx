'use client'
import { forwardRef, type ReactNode } from 'react'
import { cx, type Passed } from '../shared/props'
import * as s from './Switch.css'
import { reset } from '../theme/reset.css'

interface SwitchOwnProps {
  /** Names what is turned on, before the switch. */
  label: string
  /** On or off. */
  checked: boolean
  /** It was turned on or off. */
  onCheckedChange: (checked: boolean) => void
  /** An icon before the words. */
  image?: ReactNode
}

/** Props of `Switch`, with those of a `button`. */
export type SwitchProps = Passed<'button', SwitchOwnProps>

/** A switch that takes effect at once; its label can be pressed too. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { label, checked, onCheckedChange, image, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      {...rest}
      ref={ref}
      onClick={() => onCheckedChange(!checked)}
      className={cx(reset, s.root)}
    >
      {image && <span className={cx(reset, s.image)}>{image}</span>}
      <span className={cx(reset, s.words)}>{label}</span>
      <span aria-hidden className={cx(reset, s.track)}>
        <span className={cx(reset, s.knob)} />
      </span>
    </button>
  )
})
