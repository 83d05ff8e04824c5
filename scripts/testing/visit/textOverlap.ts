/**
 * Texts under an element that are drawn over each other. What lies on a surface of its own, as a dialog does, may cover
 * what is below. Runs in a page, so it needs nothing around it.
 */
export function findTextOverlap(root: Element): string[] {
  const slack = 2
  // A dialog marks what it hides of the page.
  const skipped = 'style, script, svg, [inert], [data-aria-hidden]'
  interface Line {
    readonly text: string
    readonly parent: Element
    readonly box: DOMRect
  }
  /** The part of a box that the boxes around it leave. */
  const shownOf = (box: DOMRect, parent: Element) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { overflowX, display } = getComputedStyle(around)
      if (overflowX === 'visible' || display === 'contents' || display === 'inline') continue
      const edges = around.getBoundingClientRect()
      left = Math.max(left, edges.left)
      top = Math.max(top, edges.top)
      right = Math.min(right, edges.right)
      bottom = Math.min(bottom, edges.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || !parent || parent.closest(skipped)) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { width, height } = parent.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // The glyphs' box is higher than the letters; lines that stand close are not drawn over each other.
    for (const line of range.getClientRects()) {
      const [top, high] = [line.top + line.height * 0.2, line.height * 0.6]
      const box = shownOf(new DOMRect(line.left, top, line.width, high), parent)
      if (box.width > slack && box.height > slack) lines.push({ text, parent, box })
    }
  }
  const isOn = (point: readonly [number, number], parent: Element) => {
    const top = document.elementFromPoint(...point)
    return !!top && (top === parent || top.contains(parent) || parent.contains(top))
  }
  const isCovered = (one: Line, other: Line) => {
    // A surface between the one text and what they have in common hides what is below it.
    for (let box: Element | null = one.parent; box && !box.contains(other.parent); box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box)
      if (!/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return true
    }
    return false
  }
  const found = new Set<string>()
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.parent === other.parent && one.text === other.text) continue
      const left = Math.max(one.box.left, other.box.left)
      const right = Math.min(one.box.right, other.box.right)
      const top = Math.max(one.box.top, other.box.top)
      const bottom = Math.min(one.box.bottom, other.box.bottom)
      if (right - left <= slack || bottom - top <= slack) continue
      if (isCovered(one, other) || isCovered(other, one)) continue
      const middle = [(left + right) / 2, (top + bottom) / 2] as const
      if (!isOn(middle, one.parent) && !isOn(middle, other.parent)) continue
      found.add(`"${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}" are drawn over each other`)
    }
  return [...found]
}
