const locked = 'data-portico-locked'
const gutter = 'data-portico-gutter'

/**
 * Keeps the page from scrolling until the returned function is called. The count is kept on the element, so that
 * dialogs of several instances, even of two copies of this package, share one lock. The page is measured before anything
 * of the opening changes it, and let go once it has been drawn: neither costs a layout of the whole page that a visitor
 * waits for.
 */
export function scrollLock(page: HTMLElement): () => () => void {
  const hasScrollbar = window.innerWidth > page.clientWidth
  const add = (change: 1 | -1) => {
    const count = Number(page.getAttribute(locked) ?? 0)
    if (count === 0 && hasScrollbar) page.setAttribute(gutter, '')
    if (count + change > 0) return page.setAttribute(locked, `${count + change}`)
    page.removeAttribute(locked)
    page.removeAttribute(gutter)
  }
  return () => {
    add(1)
    return () => afterPaint(() => add(-1))
  }
}

/** Calls back once the next frame was drawn. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}

/** Calls back in the frame after the next one; at once on a hidden page, which has no frames. */
export function afterNextFrame(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => requestAnimationFrame(run))
}
