'use client'
import type { ReactNode } from 'react'
import { cx } from '../shared/props'
import * as s from './Joined.css'
import { reset } from '../theme/reset.css'

export interface JoinedProps {
  first: ReactNode
  second: ReactNode
  /** A dot goes from one to the other while there is something to wait for. */
  busy?: boolean | undefined
}

/** Two images side by side that have to do with each other. */
export function Joined({ first, second, busy }: JoinedProps) {
  return (
    <div className={cx(reset, s.root)}>
      {first}
      <span aria-hidden className={cx(reset, s.track)}>
        <span data-moving={busy || undefined} className={cx(reset, s.dot)} />
      </span>
      {second}
    </div>
  )
}
