'use client'
import { useEffect, useRef } from 'react'
import { isFramedByOthers } from '../../state/foreignFrame'
import { createSightRecord } from './sightRecord'

/** How often it is looked where the browser does not tell, in milliseconds. */
const lookEveryMs = 250

/** A record of the second version of IntersectionObserver, which TypeScript does not know. */
interface SightEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

/**
 * Whether two elements are in plain sight, told as it changes and asked in the moment of a click. Where the browser
 * has version 2 of IntersectionObserver, it knows also of what lets clicks through and of what a page around this one
 * cuts off (https://w3c.github.io/IntersectionObserver/v2/); elsewhere what lies on top at several points decides.
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
    const [content, actions] = [contentRef.current, actionsRef.current]
    if (!content || !actions || isSightless()) return
    const record = createSightRecord()
    let last: boolean | undefined
    const compare = () => {
      const isSeen = record.isSeen()
      if (isSeen !== last) tell.current(isSeen)
      last = isSeen
      return isSeen
    }
    const look = () => {
      const time = performance.now()
      record.noteContent({ isUncovered: isUncovered(content), share: shareInWindow(content), time })
      record.noteActions({ isUncovered: isUncovered(actions), share: shareInWindow(actions) })
      return compare()
    }
    if (!hasVisibility()) {
      sight.current = look
      look()
      const timer = setInterval(look, lookEveryMs)
      return () => {
        clearInterval(timer)
        sight.current = () => false
      }
    }
    const note = (entries: readonly SightEntry[]) => {
      for (const { target, isVisible, intersectionRatio, time } of entries) {
        const seen = { isUncovered: isVisible === true, share: intersectionRatio }
        if (target === content) record.noteContent({ ...seen, time })
        else record.noteActions(seen)
      }
      return compare()
    }
    // 100 ms is the least that browsers allow with `trackVisibility`.
    const options = { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 }
    const observer = new IntersectionObserver(note, options)
    for (const element of [content, actions]) observer.observe(element)
    sight.current = () => note(observer.takeRecords()) && [content, actions].every(isUncovered)
    return () => {
      observer.disconnect()
      sight.current = () => false
    }
  }, [key])

  return { contentRef, actionsRef, isInSight: () => sight.current() }
}

/** Whether nobody can tell what is seen of this page: another site shows it, and the browser does not say. */
export function isSightless(): boolean {
  return !hasVisibility() && isFramedByOthers()
}

function hasVisibility(): boolean {
  return typeof IntersectionObserverEntry !== 'undefined' && 'isVisible' in IntersectionObserverEntry.prototype
}

function shareInWindow(element: Element): number {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement
  const across = Math.min(right, clientWidth) - Math.max(left, 0)
  const down = Math.min(bottom, clientHeight) - Math.max(top, 0)
  return width > 0 && height > 0 ? (Math.max(0, across) * Math.max(0, down)) / (width * height) : 0
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
