const locked = 'data-portico-locked'
const gutter = 'data-portico-gutter'

/**
 * Holds the page still until the returned function is called. The count is kept on the element, so that dialogs of
 * several instances, even of two copies of this package, share one lock. The page is let go once it has been drawn: what
 * the closing shows does not wait for a layout of the whole page.
 */
export function lockScroll(page: HTMLElement, hasScrollbar: boolean): () => void {
  const count = Number(page.getAttribute(locked) ?? 0)
  if (count === 0 && hasScrollbar) page.setAttribute(gutter, '')
  page.setAttribute(locked, String(count + 1))
  const release = () => {
    const left = Number(page.getAttribute(locked)) - 1
    if (left > 0) return page.setAttribute(locked, String(left))
    page.removeAttribute(locked)
    page.removeAttribute(gutter)
  }
  return () => void afterPaint(release)
}

/** Calls back once the next frame was drawn. Returns how to stop. */
export function afterPaint(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
