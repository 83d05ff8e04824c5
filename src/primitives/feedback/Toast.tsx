'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { root as card } from '../layout/Card.css'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './Toast.css'

/** Props of `Toast`. */
export interface ToastProps {
  /** The notices to hold. */
  children: ReactNode
}

/** Holds notices at the foot of the page, over all that the page itself shows. */
export function Toast({ children }: ToastProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = ref
    // In the top layer nothing of the page covers or cuts it; a browser without one has the z-index.
    if (current?.isConnected) current.showPopover?.()
  }, [])
  return (
    <div ref={ref} popover="manual" className={cx(reset, card, s.root)}>
      {children}
    </div>
  )
}
