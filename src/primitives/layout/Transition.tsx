'use client'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './Transition.css'

/** Props of `Transition`. */
export interface TransitionProps {
  /** Key of the view that is shown. */
  view: string
  /** Deeper comes from the inline end, back from the start. */
  direction: 'forward' | 'back'
  /** The view itself. */
  children?: ReactNode
}

/** Shows one view at a time inside a `Card`; the height follows the content, and the old view is gone at once. */
export function Transition({ view, direction, children }: TransitionProps) {
  const [shown, setShown] = useState({ view, hasMoved: false })
  if (shown.view !== view) setShown({ view, hasMoved: true })
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root} className={cx(reset, s.root)}>
      <div ref={useFollowedHeight(root)} className={cx(reset, s.content)}>
        <div key={view} data-from={shown.hasMoved ? direction : undefined} className={cx(reset, s.view)}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** Gives the outer element the height of the inner one, in pixels, which CSS can move; observers run before paint. */
function useFollowedHeight(outer: { readonly current: HTMLElement | null }) {
  const observer = useRef<ResizeObserver>(null)
  return useCallback(
    (inner: HTMLElement | null) => {
      observer.current?.disconnect()
      if (!inner) return
      // Without it, as in jsdom, the content sets the height.
      if (!globalThis.ResizeObserver) return
      observer.current = new ResizeObserver(() => {
        if (outer.current) outer.current.style.blockSize = `${inner.offsetHeight}px`
      })
      observer.current.observe(inner)
    },
    [outer],
  )
}
