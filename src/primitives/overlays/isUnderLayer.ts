/** Whether a layer of the host is open: it would cover a layer in the page, make it inert, or take the focus from it. */
export function isUnderLayer(): boolean {
  const layers = document.querySelectorAll('dialog,[role$=dialog],[aria-modal=true],[popover]')
  return [...layers].some((layer) => !layer.closest('[data-portico]') && layer.checkVisibility?.())
}
