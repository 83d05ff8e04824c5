'use client'
import { useEffect, useRef } from 'react'

/**
 * A view that takes the place of another in a frame takes away what had the focus: it goes to the frame's heading, unless
 * another place was chosen, and not to the beginning of the page.
 */
export function useKeptFocus() {
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const root = titleRef.current?.closest('[data-portico]')
    if (!root) return
    const { ownerDocument } = root
    let focused = ownerDocument.activeElement
    const onFocus = ({ target }: FocusEvent) => {
      focused = target as Element
    }
    const observer = new MutationObserver((changes) => {
      const isLost = changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(focused)))
      if (isLost && ownerDocument.activeElement === ownerDocument.body) titleRef.current?.focus()
    })
    ownerDocument.addEventListener('focusin', onFocus, true)
    observer.observe(root, { childList: true, subtree: true })
    return () => {
      ownerDocument.removeEventListener('focusin', onFocus, true)
      observer.disconnect()
    }
  }, [])
  return titleRef
}
