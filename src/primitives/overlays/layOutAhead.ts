/**
 * Lays out what a hidden `Activity` holds as soon as the page is idle: most of the time from a press to what it shows goes
 * to styles, fonts and boxes, which `display: none` has none of. Nobody sees, hears or hits it meanwhile, and nothing of
 * it moves. Returns what ends it before it is shown.
 */
export function layOutAhead(headingId: string): () => void {
  let end: (() => void) | undefined
  let isOver = false
  // Safari has no idle callback.
  const soon = globalThis.requestIdleCallback ?? setTimeout
  soon(() => {
    // On a busy page this may come after an opening: what is hidden by then is another layer.
    if (isOver) return
    const layer = document.getElementById(headingId)?.closest('[aria-modal]')?.parentElement
    if (layer?.style.display !== 'none') return
    layer.style.cssText = 'visibility:hidden'
    const moving = layer.getAnimations?.({ subtree: true }) ?? []
    for (const each of moving) each.pause()
    end = () => {
      layer.style.cssText = ''
      for (const each of moving) each.play()
    }
  })
  return () => {
    isOver = true
    end?.()
  }
}
