/**
 * Finds controls under an element that are smaller than a finger needs, in px each way. A link in a sentence may be as
 * small as its words, and a bare button of a host as the browser draws it. Runs in a page, so it needs nothing around it.
 */
export function findSmallTargets(root: Element, least: number): string[] {
  const slack = 0.5
  const controls =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]:is([role="button"], [role="tab"], [role="switch"], [role="option"], [role="link"], [role="slider"])'
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    // An element for screen readers alone is not pressed.
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const isInSentence = (element: Element) => {
    const parent = element.parentElement
    const own = element.textContent?.trim().length ?? 0
    return getComputedStyle(element).display === 'inline' && (parent?.textContent?.trim().length ?? 0) > own
  }
  const found: string[] = []
  for (const control of root.querySelectorAll(controls)) {
    if (control.closest('[inert], :disabled, [aria-disabled="true"]') || !isShown(control)) continue
    if (control.localName === 'button' && getComputedStyle(control).appearance === 'auto') continue
    if (getComputedStyle(control).pointerEvents === 'none' || isInSentence(control)) continue
    // A press on a label is one on its field.
    const labels = (control as Partial<HTMLInputElement>).labels ?? []
    const boxes = [control, ...labels].map((element) => element.getBoundingClientRect())
    // A pseudo-element can extend the area of its button.
    const after = getComputedStyle(control, '::after')
    const extended = after.content !== 'none' && after.position === 'absolute' ? after : null
    const width = Math.max(...boxes.map((box) => box.width), Number.parseFloat(extended?.width ?? '0') || 0)
    const height = Math.max(...boxes.map((box) => box.height), Number.parseFloat(extended?.height ?? '0') || 0)
    if (width >= least - slack && height >= least - slack) continue
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
    found.push(
      `${control.tagName.toLowerCase()} "${name.slice(0, 40)}" is ${Math.round(width)} × ${Math.round(height)}`,
    )
  }
  return found
}
