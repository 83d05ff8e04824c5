'use client'
import { useId, useState, type ReactNode } from 'react'
import { Button } from './Button'
import { cx } from '../shared/props'
import * as s from './Disclosure.css'
import { Icon } from '../images/Icon'
import { reset } from '../theme/reset.css'

/** Props of `Disclosure`. */
export interface DisclosureProps {
  /** Names what opens, on the button and for the part itself. */
  label: string
  /** Text that keeps its lines; long ones scroll. */
  children?: ReactNode
}

/** A text behind a button that shows and hides it. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={cx(reset, s.root)}>
      <Button
        tone="quiet"
        size="s"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        image={
          <span className={cx(reset, s.sign, isOpen && s.turned)}>
            <Icon name="plus" size="s" />
          </span>
        }
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        // Scrolled by keyboard, hence with the focus.
        <div id={id} role="region" aria-label={label} tabIndex={0} dir="auto" className={cx(reset, s.text)}>
          {children}
        </div>
      )}
    </div>
  )
}
