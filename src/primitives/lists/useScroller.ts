'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

const narrow = 352

interface ScrollerSize {
  readonly columns: 3 | 4
  readonly height: number
}

/**
 * The element that a grid scrolls in: how many columns it has room for, and how high it is. Another first item is looked at
 * from the start.
 */
export function useScroller(first: string) {
  const [size, setSize] = useState<ScrollerSize>({ columns: 4, height: 0 })
  const scroller = useRef<HTMLElement>(null)
  const observer = useRef<ResizeObserver>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    scroller.current = element
    observer.current?.disconnect()
    if (!element) return
    const read = () => {
      // An element that a host hides has no width yet.
      if (element.offsetWidth === 0) return
      const next: ScrollerSize = { columns: element.offsetWidth < narrow ? 3 : 4, height: element.clientHeight }
      setSize((before) => (before.columns === next.columns && before.height === next.height ? before : next))
    }
    // At once as well, so that the first picture has the right columns.
    read()
    if (!globalThis.ResizeObserver) return
    observer.current = new ResizeObserver(read)
    observer.current.observe(element)
  }, [])

  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [first])
  return { ...size, ref }
}
