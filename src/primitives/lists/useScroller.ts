'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

const narrow = 352

/** The element that a grid scrolls in: how many columns it has room for. Another first item is looked at from the start. */
export function useScroller(first: string) {
  const [columns, setColumns] = useState<3 | 4>(4)
  const scroller = useRef<HTMLElement>(null)
  const observer = useRef<ResizeObserver>(null)
  const ref = useCallback((element: HTMLElement | null) => {
    scroller.current = element
    observer.current?.disconnect()
    if (!element) return
    const read = () => setColumns(element.offsetWidth < narrow ? 3 : 4)
    // At once as well, so that the first picture has the right columns.
    read()
    observer.current = new ResizeObserver(read)
    observer.current.observe(element)
  }, [])

  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0
  }, [first])
  return { columns, ref }
}
