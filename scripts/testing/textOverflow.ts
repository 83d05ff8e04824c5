/**
 * Texts under an element that are cut off or stick out of their box by more than a pixel. An ellipsis is no fault where the
 * whole text stands in the accessibility tree; nor is what can be scrolled to. Runs in a page, so it needs nothing around it.
 */
export function findTextOverflow(root: Element): string[] {
  const slack = 1
  // A dialog marks what it hides of the page.
  const skipped = 'style, script, svg, [inert], [data-aria-hidden]'
  const found = new Set<string>()
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const isTold = (text: string, parent: Element) => {
    const hidden = '[aria-hidden="true"]'
    if (!parent.closest(hidden)) return true
    const named = [...root.querySelectorAll('[aria-label], [alt], [title]')].filter((one) => !one.closest(hidden))
    const names = named.flatMap((one) => ['aria-label', 'alt', 'title'].map((name) => one.getAttribute(name) ?? ''))
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest(hidden)) names.push(node.textContent ?? '')
    return names.some((name) => name.includes(text))
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || !parent || parent.closest(skipped) || isHidden(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (lines.length === 0) continue
    const left = Math.min(...lines.map((line) => line.left))
    const right = Math.max(...lines.map((line) => line.right))
    // The glyphs' box is higher than the line, so of a line its middle has to be there.
    const middles = lines.map((line) => (line.top + line.bottom) / 2)
    const height = lines[0]?.height ?? 0
    let isEllipsis = false
    let isClamped = false
    for (let box: Element | null = parent; box && root.contains(box); box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.position === 'absolute' && isHidden(box)) break
      if (style.display === 'inline' || style.display === 'contents') continue
      isEllipsis ||= style.textOverflow === 'ellipsis' && isCut(style.overflowX)
      const clamp = Number(style.webkitLineClamp) || 0
      isClamped ||= clamp > 0
      const edges = box.getBoundingClientRect()
      const isOutside = left < edges.left - slack || right > edges.right + slack
      if (isOutside && !isEllipsis && !isScrolled(style.overflowX))
        found.add(`"${text}" sticks out of its box at a side`)
      if (isOutside && isEllipsis && !isTold(text, parent)) found.add(`"${text}" is cut off and told nowhere else`)
      if (isCut(style.overflowY)) {
        const shown = middles.filter((middle) => middle > edges.top && middle < edges.bottom).length
        const isWhole = clamp > 0 ? shown >= Math.min(clamp, middles.length) : isClamped || shown === middles.length
        const isTall = lines.every((line) => line.top < edges.top || line.top + height * 0.8 <= edges.bottom + slack)
        if (!isWhole || (clamp === 0 && !isClamped && !isTall)) found.add(`"${text}" is cut off below or above`)
      }
      if (isScrolled(style.overflowY) || isScrolled(style.overflowX) || style.position === 'fixed') break
    }
  }
  return [...found]
}
