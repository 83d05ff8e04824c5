/**
 * Icons and switches under an element that do not stand out from what is behind them at 3 : 1 (WCAG 1.4.11), which axe does
 * not look at. An icon is a drawing in a field of 24 units at most; avatars, illustrations and rings around images are larger
 * and say nothing that words do not. What is disabled may be faint, and what lies on a picture is not judged. Runs in a page,
 * so it needs nothing around it.
 */
export function findFaintDrawings(root: Element, exclude: readonly string[]): string[] {
  const least = 3
  type Color = readonly [red: number, green: number, blue: number, alpha: number]
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to read colours with')
  const known = new Map<string, Color>()
  const read = (text: string): Color => {
    const cached = known.get(text)
    if (cached) return cached
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = text
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    const color: Color = [red, green, blue, alpha / 255]
    known.set(text, color)
    return color
  }
  const over = (top: Color, below: Color, opacity = 1): Color => {
    const alpha = top[3] * opacity
    const mix = (at: 0 | 1 | 2) => top[at] * alpha + below[at] * (1 - alpha)
    return [mix(0), mix(1), mix(2), 1]
  }
  const luminance = ([red, green, blue]: Color) => {
    const linear = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const contrast = (one: Color, other: Color) => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
    return (high + 0.05) / (low + 0.05)
  }
  /** The colour behind an element; nothing where a picture is. */
  const groundOf = (element: Element | null): Color | null => {
    if (!element) return read(getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#121212' : 'Canvas')
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const own = read(backgroundColor)
    if (own[3] === 1 && backgroundImage === 'none') return own
    if (backgroundImage !== 'none') return null
    const below = groundOf(element.parentElement)
    return below && over(own, below)
  }
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const isJudged = (element: Element) =>
    !element.closest(['[inert], :disabled, [aria-disabled="true"]', ...exclude].join()) && isShown(element)
  const nameOf = (element: Element) => {
    const named = element.closest('[aria-label], button, a, [role]') ?? element.parentElement
    return (named?.getAttribute('aria-label') ?? named?.textContent?.trim() ?? '').slice(0, 40)
  }
  const found = new Set<string>()
  const judge = (what: string, element: Element, colors: readonly string[], ground: Color | null) => {
    if (!ground || colors.length === 0) return
    const opacity = opacityOf(element)
    const best = Math.max(...colors.map((color) => contrast(over(read(color), ground, opacity), ground)))
    if (best < least) found.add(`${what} "${nameOf(element)}" has a contrast of ${best.toFixed(2)}`)
  }
  for (const svg of root.querySelectorAll('svg')) {
    const { width } = svg.viewBox.baseVal
    if (width === 0 || width > 24 || !isJudged(svg)) continue
    const colors = [...svg.querySelectorAll('path, circle, rect, ellipse, line, polyline, polygon, use')].flatMap(
      (shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        return [fill, stroke].filter((color) => color !== 'none' && !color.startsWith('url('))
      },
    )
    judge('The drawing of', svg, colors, groundOf(svg))
  }
  for (const control of root.querySelectorAll('[role="switch"]')) {
    if (!isJudged(control)) continue
    const parts = [...control.querySelectorAll('*')].filter(isShown)
    const colors = parts.flatMap((part) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(part)
      return [...(parseFloat(borderTopWidth) > 0 ? [borderTopColor] : []), backgroundColor]
    })
    judge('The switch', control, colors, groundOf(control))
  }
  return [...found]
}
