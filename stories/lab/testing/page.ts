import { vi } from 'vitest'

/**
 * Stands in for the page of a browser, whose events tell that the visitor returned. `vi.unstubAllGlobals` takes it away.
 * @example
 * const page = stubPage()
 * page.show()
 */
export function stubPage() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', window)
  const setVisible = (visibilityState: 'visible' | 'hidden') => {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return {
    hide: () => setVisible('hidden'),
    show: () => setVisible('visible'),
    goOnline: () => void window.dispatchEvent(new Event('online')),
  }
}
