import type { Part } from './seenParts'

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The part of an element that lies in the window and is cut off by nothing around it. */
export function boxInWindow(element: Element): Box {
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement
  let { left, right, top, bottom } = element.getBoundingClientRect()
  const cut = (box: Box) => {
    left = Math.max(left, box.left)
    right = Math.min(right, box.right)
    top = Math.max(top, box.top)
    bottom = Math.min(bottom, box.bottom)
  }
  cut({ left: 0, top: 0, right: clientWidth, bottom: clientHeight })
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY, position } = getComputedStyle(around)
    if (overflowY !== 'visible' && around !== element.ownerDocument.documentElement) cut(around.getBoundingClientRect())
    // Elements around it cut nothing off of it.
    if (position === 'fixed') break
  }
  return { left, right: Math.max(left, right), top, bottom: Math.max(top, bottom) }
}

export function shareOf(element: Element, { left, right, top, bottom }: Box): number {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 ? ((right - left) * (bottom - top)) / (width * height) : 0
}

/** Which stretch of an element a box shows, over all of its width. */
export function stripOf(whole: Box, shown: Box): Part | null {
  const isWide = shown.right - shown.left >= (whole.right - whole.left) * 0.98
  const strip = { from: shown.top - whole.top, to: shown.bottom - whole.top }
  return isWide && strip.to > strip.from ? strip : null
}

/** True where one box lies in another, but for what browsers round. */
export function isWithin(inner: Box, outer: Box): boolean {
  const slack = 2
  return (
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  )
}

/** True where no element around it takes it out of sight, which browsers without IntersectionObserver v2 do not tell. */
export function isDrawnPlainly(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const style = getComputedStyle(around)
    const { opacity, visibility, filter, clipPath, maskImage, mixBlendMode, transform, scale } = style
    const { a, b, c, d } = new DOMMatrixReadOnly(transform === 'none' ? undefined : transform)
    const isInPlace = Math.min(a, d) >= 1 && b === 0 && c === 0 && (scale === 'none' || scale === undefined)
    const isClear = Number(opacity) >= 0.99 && visibility === 'visible' && (!filter || filter === 'none')
    const isWhole = [clipPath, maskImage].every((value) => !value || value === 'none') && mixBlendMode === 'normal'
    if (!isInPlace || !isClear || !isWhole) return false
  }
  return true
}

/**
 * Asks what lies at places of the page as if nothing let clicks through, so that a cover that does is found as well.
 * A sheet of this kind is not subject to the page's content security policy.
 */
export function withSolidCovers<T>({ adoptedStyleSheets }: Document | ShadowRoot, ask: () => T): T {
  if (!adoptedStyleSheets) return ask()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*,*::before,*::after,*::backdrop{pointer-events:auto!important}')
  adoptedStyleSheets.push(sheet)
  try {
    return ask()
  } finally {
    adoptedStyleSheets.splice(adoptedStyleSheets.indexOf(sheet), 1)
  }
}

/** True where nothing foreign lies over the visible part of an element, at its middle and near its corners. */
export function isUncovered(element: Element): boolean {
  const surface = element.closest('[role="dialog"]') ?? element.closest('[data-portico]') ?? element
  const { left, right, top, bottom } = boxInWindow(element)
  const root = element.getRootNode() as Document | ShadowRoot
  const isOwn = (x: number, y: number) => {
    const [first] = root.elementsFromPoint(left + (right - left) * x, top + (bottom - top) * y)
    // Nothing at all: outside of the window.
    return first === undefined || surface.contains(first)
  }
  if (right === left || bottom === top) return element.isConnected
  return element.isConnected && [0.5, 0.08, 0.92].every((x) => [0.5, 0.12, 0.88].every((y) => isOwn(x, y)))
}
