import { isBrowser } from '../../../core/browserEnv'

/** Calls back whenever a visitor comes back to this page, and when another one changes what is stored. Returns how to stop. */
export function followReturns(run: () => void): () => void {
  if (!isBrowser) return () => undefined
  const onVisible = () => document.visibilityState === 'visible' && run()
  // A page out of the back/forward cache missed everything meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && run()
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith('portico')) && run()
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onShow)
  window.addEventListener('storage', onStorage)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onShow)
    window.removeEventListener('storage', onStorage)
  }
}
