/** Whether something is open that would cover a layer in the page, make it inert, or take the focus from it. */
export function isUnderLayer(): boolean {
  const layers = document.querySelectorAll('dialog,[role=dialog],[role=alertdialog],[aria-modal=true],[popover]')
  return [...layers].some((layer) => layer.checkVisibility?.())
}
