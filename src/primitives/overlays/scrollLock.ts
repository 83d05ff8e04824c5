const locked = 'data-portico-locked'
const gutter = 'data-portico-gutter'

/**
 * Holds the page still until the returned function is called. The count is kept on the element, so that dialogs of
 * several instances, even of two copies of this package, share one lock.
 */
export function lockScroll(page: HTMLElement): () => void {
  const hadScrollbar = window.innerWidth > page.clientWidth
  const count = Number(page.getAttribute(locked) ?? 0)
  if (count === 0 && hadScrollbar) page.setAttribute(gutter, '')
  page.setAttribute(locked, String(count + 1))
  return () => {
    const left = Number(page.getAttribute(locked)) - 1
    if (left > 0) return page.setAttribute(locked, String(left))
    page.removeAttribute(locked)
    page.removeAttribute(gutter)
  }
}
