import { isBrowser } from '../../core/browserEnv'

/**
 * True where a page of an origin that the host did not name shows this one, or shows one that does. No browser tells all that
 * such a page does to the frame: a mask on it, for one, is in no record of IntersectionObserver.
 */
export function isFramedByStranger(embedders: readonly string[] = []): boolean {
  if (!isBrowser || window.parent === window) return false
  // Firefox does not tell who they are.
  const { ancestorOrigins, origin } = window.location
  if (ancestorOrigins) return [...ancestorOrigins].some((one) => one !== origin && !embedders.includes(one))
  try {
    // Of a page of another origin nothing can be read.
    for (let page: Window = window; page !== page.parent; page = page.parent) void page.parent.document
    return false
  } catch {
    return true
  }
}
