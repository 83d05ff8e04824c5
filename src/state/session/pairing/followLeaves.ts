/**
 * Calls back when the visitor leaves this page for an app or another tab: it is hidden, or on a desktop no longer in
 * front. Returns how to stop.
 */
export function followLeaves(isMobile: boolean, run: () => void, page: Window = window): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const { document } = page
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && run(), { signal })
  page.addEventListener('pagehide', run, { signal })
  // On a phone an alert of the browser about a link without an app takes the focus as well.
  if (!isMobile) page.addEventListener('blur', run, { signal })
  return () => ended.abort()
}
