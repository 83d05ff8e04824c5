const hostLayers = ['dialog[open]', '[role=dialog]', '[role=alertdialog]', '[aria-modal=true]', ':popover-open']

/** Whether something is open that would cover a layer in the page, make it inert, or take the focus from it. */
export function isUnderLayer(): boolean {
  return hostLayers.some((selector) => {
    try {
      return [...document.querySelectorAll(selector)].some((layer) => layer.checkVisibility?.() ?? true)
    } catch {
      return false // A browser without popovers does not know the selector.
    }
  })
}
