/**
 * Lays out what a hidden `Activity` holds as soon as the page is idle: most of the time from a press to what it shows goes
 * to styles, fonts and boxes, which `display: none` has none of. Nobody sees, hears or hits it meanwhile, and what moves
 * as it opens has not moved yet. Returns what ends it before it is shown.
 */
export function layOutAhead(headingId: string): () => void {
  let end: (() => void) | undefined
  // Safari has no idle callback.
  const soon = globalThis.requestIdleCallback ?? setTimeout
  soon(() => {
    const panel = document.getElementById(headingId)?.closest<HTMLElement>('[aria-modal]')
    const layer = panel?.parentElement
    if (!panel || layer?.style.display !== 'none') return
    layer.style.cssText = 'visibility:hidden;animation:none'
    panel.style.animation = 'none'
    end = () => (layer.style.cssText = panel.style.animation = '')
    layer.getBoundingClientRect()
  })
  return () => end?.()
}
