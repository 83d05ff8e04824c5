/** A scrollbar or a bar of the browser hides less than this, in pixels. */
const least = 100

/**
 * Keeps a layer that fills the window above the keyboard on the screen, until aborted, and the field that is typed in in
 * sight. Browsers that make the page itself smaller, as `interactive-widget=resizes-content` asks for, leave nothing to do.
 */
export function followKeyboard(layer: HTMLElement, signal: AbortSignal): void {
  const seen = window.visualViewport
  if (!seen) return
  const fit = () => {
    const below = window.innerHeight - seen.height - seen.offsetTop
    // A visitor who enlarges the page moves it.
    const isHidden = seen.scale < 1.01 && window.innerHeight - seen.height > least
    layer.style.insetBlock = isHidden ? `${seen.offsetTop}px ${Math.max(0, below)}px` : ''
    // The remaining room is low: the padding above goes first.
    layer.style.paddingBlock = isHidden ? '8px 0' : ''
    if (isHidden) layer.querySelector(':focus')?.scrollIntoView?.({ block: 'nearest' })
  }
  seen.addEventListener('resize', fit, { signal })
  seen.addEventListener('scroll', fit, { signal })
  signal.addEventListener('abort', () => (layer.style.insetBlock = ''))
  fit()
}
