'use client'
import { useState, type ReactNode } from 'react'
import { cx } from '../shared/props'
import { Icon } from '../images/Icon'
import { reset } from '../theme/reset.css'
import * as s from './AmountPair.css'

/** Props of `AmountPair`. */
export interface AmountPairProps {
  /** An `AmountField`: what is given. */
  from: ReactNode
  /** An `AmountField`: what is received. */
  to: ReactNode
  /** Accessible name of the button between them. */
  flipLabel: string
  /** Each is to take the other's place; without it there is no button. */
  onFlip?: (() => void) | undefined
}

/** Two amounts, of which one is given for the other, and on their seam a button that swaps them. */
export function AmountPair({ from, to, flipLabel, onFlip }: AmountPairProps) {
  const [isTurned, turn] = useState(false)
  const flip = () => {
    turn(!isTurned)
    onFlip?.()
  }
  return (
    <div className={cx(reset, s.root)}>
      {from}
      {onFlip && (
        <div className={cx(reset, s.seam)}>
          <button type="button" aria-label={flipLabel} title={flipLabel} onClick={flip} className={cx(reset, s.button)}>
            <span className={cx(reset, s.sign, isTurned && s.turned)}>
              <Icon name="swap" />
            </span>
          </button>
        </div>
      )}
      {to}
    </div>
  )
}
