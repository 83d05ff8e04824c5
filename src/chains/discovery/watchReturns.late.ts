import type { Unsubscribe } from '../adapter'

/**
 * Calls back when the page is in sight again (after another tab, sleep or the back/forward cache) and when the network is
 * back: a page that slept missed the events of its wallet.
 */
export function watchReturns(run: () => void): Unsubscribe {
  if (typeof document === 'undefined') return () => undefined
  const stopping = new AbortController()
  const { signal } = stopping
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && run(), { signal })
  window.addEventListener('online', run, { signal })
  return () => stopping.abort()
}
