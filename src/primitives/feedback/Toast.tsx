'use client'
import { useCallback, useRef, type ReactNode } from 'react'
import { root as card } from '../layout/Card.css'
import { cx } from '../shared/props'
import { leave } from '../motion/leave'
import { reset } from '../theme/reset.css'
import * as s from './Toast.css'

/** Props of `Toast`. */
export interface ToastProps {
  /** The notices to hold. */
  children: ReactNode
}

/** Holds notices at the foot of the page, over all that the page itself shows. */
export function Toast({ children }: ToastProps) {
  const shown = useRef<HTMLDivElement>(null)
  const ref = useCallback((node: HTMLDivElement | null) => {
    const gone = shown.current
    shown.current = node
    // In the top layer nothing of the page covers or cuts it; a browser without one has the z-index.
    if (node?.isConnected) node.showPopover?.()
    const parent = gone?.parentElement
    if (node || !gone || !parent) return
    const { animationDuration, animationTimingFunction: easing } = getComputedStyle(gone)
    const timing = { duration: Number.parseFloat(animationDuration) * 1000, easing }
    // React's checks take it away and bring it back at once; what held it may leave the page as well.
    queueMicrotask(() => {
      if (gone.isConnected || !parent.isConnected || timing.duration <= 1) return
      leave(gone, parent, { animation: 'none' }, timing, s.away).showPopover?.()
    })
  }, [])
  return (
    <div ref={ref} popover="manual" className={cx(reset, card, s.root)}>
      {children}
    </div>
  )
}
