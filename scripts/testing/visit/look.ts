// These run in a page, so each needs nothing around it.

/** Attributes that can be changed on every root that carries a theme, without drawing it again. */
export type Attribute = 'dir' | 'data-mode'

/** Turns every root; what it said before is kept for `putBack`. */
export function turn(name: Attribute, value: string): void {
  for (const root of document.querySelectorAll(`[data-portico][${name}]`)) {
    if (!root.hasAttribute(`data-kept-${name}`)) root.setAttribute(`data-kept-${name}`, root.getAttribute(name) ?? '')
    root.setAttribute(name, value)
  }
  if (name === 'dir') document.documentElement.dir = value
}

/** Gives every root back what it said. */
export function putBack(name: Attribute): void {
  for (const root of document.querySelectorAll(`[data-kept-${name}]`)) {
    root.setAttribute(name, root.getAttribute(`data-kept-${name}`) ?? '')
    root.removeAttribute(`data-kept-${name}`)
  }
  if (name === 'dir') document.documentElement.dir = 'ltr'
}

/** Sets the spacing that readers may set (WCAG 1.4.12), and waits for what follows the size of a text; or takes it away. */
export async function spaceText(isSpaced: boolean): Promise<void> {
  const id = 'text-spacing'
  document.getElementById(id)?.remove()
  if (!isSpaced) return
  const style = document.createElement('style')
  style.id = id
  style.textContent = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-block-end: 2em !important }`
  document.head.append(style)
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
}

/** Finds a page that is wider than its window. */
export function findSideScroll(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  return scrollWidth > clientWidth + 1 ? [`The page is ${scrollWidth} px wide in a window of ${clientWidth} px`] : []
}

/** The colours for visitors who ask for more contrast, by the names of their custom properties. */
export type ContrastTokens = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>

/** Sets them on every root, but for those where a host says its own colours, or takes them away. */
export function setTokens(tokens: ContrastTokens | null): void {
  // A bare button has the browser's colours.
  for (const button of document.querySelectorAll('button'))
    if (getComputedStyle(button).appearance === 'auto') button.setAttribute('data-own-colors', '')
  for (const root of document.querySelectorAll<HTMLElement>('[data-portico][data-mode]')) {
    for (const name of root.getAttribute('data-kept-tokens')?.split(' ') ?? []) root.style.removeProperty(name)
    root.removeAttribute('data-kept-tokens')
    if (!tokens || root.hasAttribute('data-own-colors')) continue
    if (root.getAttribute('style')?.includes('--portico-color')) {
      root.setAttribute('data-own-colors', '')
      continue
    }
    const own = Object.entries(tokens[root.dataset['mode'] === 'dark' ? 'dark' : 'light'])
    for (const [name, value] of own) root.style.setProperty(name, value)
    root.setAttribute('data-kept-tokens', own.map(([name]) => name).join(' '))
  }
}
