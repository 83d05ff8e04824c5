'use client'
import { cx } from '../shared/props'
import * as s from './Spinner.css'
import { reset } from '../theme/reset.css'

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** 16 or 20 px. */
  size?: 's' | 'm' | undefined
  /** Keeps its place, unseen and still. */
  hidden?: boolean | undefined
}

/** Turns while the control it sits in is at work. */
export function Spinner({ size = 'm', hidden }: SpinnerProps) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={cx(reset, s.root, s.size[size], hidden && s.hidden)}>
      <path d="M10 2a8 8 0 1 1-8 8" />
    </svg>
  )
}
