'use client'
import { useEffect, useRef } from 'react'

/** How often it is looked where the browser does not tell, in milliseconds. */
const lookEveryMs = 250

/** A record of the second version of IntersectionObserver, which TypeScript does not know. */
interface SightEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

/**
 * Whether two elements are in plain sight, told as it changes and asked in the moment of a click. Where the browser
 * has version 2 of IntersectionObserver, it knows also of what lets clicks through
 * (https://w3c.github.io/IntersectionObserver/v2/); elsewhere what lies on top at several points decides.
 */
export function useSight(key: unknown, onSight: (isSeen: boolean) => void) {
  const contentRef = useRef<HTMLDivElement>(null)
  const actionsRef = useRef<HTMLDivElement>(null)
  const sight = useRef<() => boolean>(() => false)
  const tell = useRef(onSight)
  useEffect(() => {
    tell.current = onSight
  })

  useEffect(() => {
    const elements = [contentRef.current, actionsRef.current].filter((element) => element !== null)
    if (elements.length < 2) return
    const seen = new Map<Element, boolean>()
    let last: boolean | undefined
    const compare = () => {
      const isSeen = elements.every((element) => seen.get(element) === true)
      if (isSeen !== last) tell.current(isSeen)
      last = isSeen
    }
    // What is scrolled out of sight on a small screen is not covered.
    const note = (entries: readonly SightEntry[]) => {
      for (const { target, isVisible, isIntersecting } of entries)
        seen.set(target, isVisible === true || (target === contentRef.current && !isIntersecting))
      compare()
    }
    if (!hasVisibility()) {
      const isOnTop = () => elements.every(isUncovered)
      sight.current = () => {
        const isSeen = isOnTop()
        if (isSeen !== last) tell.current(isSeen)
        last = isSeen
        return isSeen
      }
      sight.current()
      const timer = setInterval(() => sight.current(), lookEveryMs)
      return () => clearInterval(timer)
    }
    // 100 ms is the least that browsers allow with `trackVisibility`.
    const options = { threshold: [0, 1], trackVisibility: true, delay: 100 }
    const observer = new IntersectionObserver(note, options)
    for (const element of elements) observer.observe(element)
    sight.current = () => {
      note(observer.takeRecords())
      return last === true && elements.every(isUncovered)
    }
    return () => observer.disconnect()
  }, [key])

  return { contentRef, actionsRef, isInSight: () => sight.current() }
}

function hasVisibility(): boolean {
  return typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype
}

/** Whether nothing foreign lies on top of an element, at its middle and near its corners. */
function isUncovered(element: Element): boolean {
  const surface = element.closest('[role="dialog"]') ?? element.closest('[data-portico]') ?? element
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  const isOwn = (x: number, y: number) => {
    const [first] = root.elementsFromPoint(left + width * x, top + height * y)
    // Nothing at all: outside of the window.
    return first === undefined || surface.contains(first)
  }
  return element.isConnected && [0.5, 0.08, 0.92].every((x) => [0.5, 0.12, 0.88].every((y) => isOwn(x, y)))
}
