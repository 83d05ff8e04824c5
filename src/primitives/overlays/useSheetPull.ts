import { useRef, type PointerEvent } from 'react'

/** How far a sheet has to be pulled to ask for closing, in pixels. */
const far = 72

/** Lets a finger pull a bottom sheet down by its grabber: far enough asks to close, less lets it settle back. */
export function useSheetPull(onPulled: () => void) {
  const start = useRef(0)
  const panelOf = (event: PointerEvent<HTMLElement>) => event.currentTarget.parentElement
  const distance = (event: PointerEvent<HTMLElement>) => Math.max(0, event.clientY - start.current)
  const settle = (event: PointerEvent<HTMLElement>) => panelOf(event)?.style.removeProperty('transform')
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      panelOf(event)?.style.setProperty('transform', `translateY(${distance(event)}px)`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      settle(event)
      if (distance(event) > far) onPulled()
    },
    onPointerCancel: settle,
  }
}
