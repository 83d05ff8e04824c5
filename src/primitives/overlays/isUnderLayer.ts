/**
 * True if the dialog has to be in the top layer: a layer of the host is open and would cover it, make it inert or take its
 * focus; or it is in a shadow root, where a focus trap of the page does not see which element has the focus.
 */
export function isUnderLayer(container: Element): boolean {
  const layers = document.querySelectorAll('dialog,[role$=dialog],[aria-modal=true],[popover]')
  return (
    container.getRootNode() instanceof ShadowRoot ||
    [...layers].some((layer) => !layer.closest('[data-portico]') && layer.checkVisibility?.())
  )
}
