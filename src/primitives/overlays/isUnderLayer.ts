/** True if a layer of the host is open. It would cover the modal in the page, make it inert, or take its focus. */
export function isUnderLayer(): boolean {
  const layers = document.querySelectorAll('dialog,[role$=dialog],[aria-modal=true],[popover]')
  return [...layers].some((layer) => !layer.closest('[data-portico]') && layer.checkVisibility?.())
}
