import { boxInWindow, isWithin } from './sightGeometry'

/** A record of the second version of IntersectionObserver, which TypeScript does not know. */
export interface SightEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

/** As much of the content as a page around this one has to leave in sight, in pixels, or half of it where that is less. */
const leastHeight = 96

export interface Probe {
  readonly element: HTMLElement
  /** Puts it over what is in the window now. */
  readonly place: () => void
  readonly remove: () => void
}

/**
 * An empty element over the part of another one that this page shows. Browsers say of an element that it is covered
 * where a part of it is scrolled under a title; of the part alone they say what lies over that.
 */
export function createProbe(content: HTMLElement): Probe {
  const element = content.ownerDocument.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  const { style } = element
  Object.assign(style, { position: 'fixed', left: '0px', top: '0px', zIndex: '1', pointerEvents: 'none' })
  // Within the content, so that it covers nothing of it.
  content.append(element)
  const place = () => {
    const { left, right, top, bottom } = boxInWindow(content)
    // Its place counts from the window, or from whatever moves all that is in it.
    const { left: x, top: y } = element.getBoundingClientRect()
    style.left = `${parseFloat(style.left) + left - x}px`
    style.top = `${parseFloat(style.top) + top - y}px`
    style.width = `${right - left}px`
    style.height = `${bottom - top}px`
  }
  place()
  return { element, place, remove: () => element.remove() }
}

/** True where the visible part of the content is in plain sight; true of nothing at all. */
export function isPlain(content: SightEntry, probe: SightEntry): boolean {
  const { boundingClientRect: own, intersectionRect: left } = probe
  if (own.height === 0) return content.intersectionRect.height === 0
  // A part that this page shows and that is in no window was cut off by a page around it.
  if (left.height < Math.min(own.height / 2, leastHeight) || left.width < own.width * 0.98) return false
  return content.isVisible === true || (probe.isVisible === true && isWithin(content.intersectionRect, own))
}
