/**
 * Lays out what a hidden `Activity` holds as soon as the page is idle, and after each change of it: most of the time from a
 * press to what it shows goes to styles, fonts and boxes, and `display: none` has none of them. The content stays
 * invisible, out of reach of the pointer and of assistive technology, and its animations are paused. Returns a function
 * that ends this before the content is shown.
 */
export function layOutAhead(headingId: string): () => void {
  let end: (() => void) | undefined
  let isOver = false
  // Safari has no idle callback.
  const soon = globalThis.requestIdleCallback ?? setTimeout
  const layOut = () => {
    // On a busy page this may run after an opening: what is hidden by then is another layer.
    if (isOver) return
    const layer = document.getElementById(headingId)?.closest('[aria-modal]')?.parentElement
    if (layer?.style.display !== 'none') return
    layer.style.cssText = 'visibility:hidden'
    const moving = layer.getAnimations?.({ subtree: true }) ?? []
    for (const each of moving) each.pause()
    // React hides the layer again with each change of what is in it.
    const changes = new MutationObserver(() => {
      changes.disconnect()
      soon(layOut)
    })
    changes.observe(layer, { attributeFilter: ['style'] })
    end = () => {
      changes.disconnect()
      layer.style.cssText = ''
      for (const each of moving) each.play()
    }
  }
  soon(layOut)
  return () => {
    isOver = true
    end?.()
  }
}
