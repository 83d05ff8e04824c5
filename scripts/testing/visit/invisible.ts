/** A picture of the page as it is on the screen. */
export interface Shot {
  /** A PNG in base64, one pixel for each of the style sheet. */
  readonly image: string
  readonly least: number
}

/**
 * Texts, drawings and switches under the body of which a picture of the page shows nothing, at the given contrast. For colours
 * that the system forces: there a style sheet is no witness of what is drawn, and axe, which reads it, none either. Runs in a
 * page, so it needs nothing around it.
 */
export async function findInvisible({ image, least }: Shot): Promise<string[]> {
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to read a picture with')
  context.drawImage(bitmap, 0, 0)
  const luminanceAt = (data: Uint8ClampedArray, at: number) => {
    const linear = (value = 0) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2])
  }
  const isShown = (element: Element) =>
    !element.closest('[inert], :disabled, [aria-disabled="true"], style, script') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  /** The part of a box that no box around it cuts off, in whole pixels of the picture. */
  const partOf = (box: DOMRect, element: Element) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, display } = getComputedStyle(around)
      if (overflowX === 'visible' || display === 'contents') continue
      const edges = around.getBoundingClientRect()
      left = Math.max(left, edges.left)
      top = Math.max(top, edges.top)
      right = Math.min(right, edges.right)
      bottom = Math.min(bottom, edges.bottom)
    }
    left = Math.max(0, Math.floor(left))
    top = Math.max(0, Math.floor(top))
    return {
      left,
      top,
      wide: Math.min(width, Math.ceil(right)) - left,
      high: Math.min(height, Math.ceil(bottom)) - top,
    }
  }
  const found: string[] = []
  const look = (what: string, box: DOMRect, element: Element, needed = least) => {
    const { left, top, wide, high } = partOf(box, element)
    // An element that is scrolled to its edge is not looked for either.
    if (wide < 4 || high < 4 || wide * high < box.width * box.height * 0.6) return
    const onTop = document.elementFromPoint(left + wide / 2, top + high / 2)
    // An element below another is not looked for.
    if (!onTop || !(onTop.contains(element) || element.contains(onTop))) return
    const { data } = context.getImageData(left, top, wide, high)
    let [darkest, lightest] = [1, 0]
    for (let at = 0; at < data.length; at += 4) {
      const luminance = luminanceAt(data, at)
      darkest = Math.min(darkest, luminance)
      lightest = Math.max(lightest, luminance)
    }
    const contrast = (lightest + 0.05) / (darkest + 0.05)
    if (contrast < needed) found.push(`${what} cannot be seen: its pixels have a contrast of ${contrast.toFixed(2)}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    // The font that draws alike everywhere has Latin letters only.
    if (!/[\p{Script=Latin}\d]/u.test(text) || !parent || parent.closest('svg') || !isShown(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const [line] = range.getClientRects()
    if (line) look(`"${text.slice(0, 40)}"`, line, parent)
  }
  for (const drawing of document.body.querySelectorAll('svg, [role="switch"], [role="progressbar"]')) {
    if (!isShown(drawing)) continue
    const named = drawing.closest('[aria-label], button, a, [role]') ?? drawing.parentElement
    const name = named?.getAttribute('aria-label') ?? named?.textContent?.trim() ?? ''
    const what = `The ${drawing.getAttribute('role') ?? 'drawing'} of "${name.slice(0, 40)}"`
    // Avatars and illustrations, larger than an icon, have colours of their own: they are there, and that is enough.
    const isPicture = drawing instanceof SVGSVGElement && drawing.viewBox.baseVal.width > 24
    look(what, drawing.getBoundingClientRect(), drawing, isPicture ? 1.2 : least)
  }
  return found
}
