'use client'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'

/** Props of `LiveRegion`. */
export interface LiveRegionProps {
  /** Interrupts what is being read; for errors. */
  assertive?: boolean | undefined
  /** Read aloud whenever it changes. */
  children?: ReactNode
}

/** Says aloud what changes, wherever the focus is. It must be there before the words are. */
export function LiveRegion({ assertive, children }: LiveRegionProps) {
  return (
    <VisuallyHidden role={assertive ? 'alert' : 'status'} aria-live={assertive ? 'assertive' : 'polite'} aria-atomic>
      {children}
    </VisuallyHidden>
  )
}
