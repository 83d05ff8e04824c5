/** Ways to take a view out of sight, or what lies around it, each by a name; run in the page. */
export const waysInPage = [
  'cover all, clicks pass',
  'cover a corner of the text, clicks pass',
  'cover all, taken away at the last moment',
  'cover that blurs, clicks pass',
  'modal dialog of the top layer, clicks pass',
  'backdrop of a dialog, clicks pass',
  'popover, clicks pass',
  'clip-path',
  'clip-path to the buttons',
  'mask',
  'opacity of the dialog',
  'opacity of what is around it',
  'scaled to nothing',
  'scaled to half',
  'rotated',
  'filter',
  'mix-blend-mode',
  'off the screen',
  'off the screen, brought back at the last moment',
] as const

export const waysAround = [
  'cropped to the buttons',
  'opacity',
  'scaled',
  'scaled to nothing',
  'rotated',
  'filter',
  'mix-blend-mode',
  'clip-path',
  'cover, clicks pass',
  'cover, taken away at the last moment',
  'modal dialog, clicks pass',
  'popover, clicks pass',
  'moved at the last moment',
] as const

/** Changes that a page can make to a frame and no record of IntersectionObserver shows. */
export const waysNobodyTells = ['mask', 'mask of an image', 'cropped to the buttons'] as const

export type Way = (typeof waysInPage)[number] | (typeof waysAround)[number] | (typeof waysNobodyTells)[number]

/** The way ends right before the click. */
export const endsEarly = (way: Way) => /at the last moment/.test(way)

export interface Distortion {
  readonly way: Way
  /** The page around a frame does it. */
  readonly isAround: boolean
  /** Place of the buttons in the frame, from its top. */
  readonly top: number
}

/** Does it; run in the page. Keeps how to undo it. */
export function distort({ way, isAround, top }: Distortion): void {
  const target = document.querySelector<HTMLElement>(isAround ? 'iframe' : '[role="dialog"]')
  if (!target) throw new Error('There is nothing to distort')
  const content = target.querySelector<HTMLElement>('[role="group"]') ?? target.querySelector('p') ?? target
  let root = target
  while (root.parentElement && root.parentElement !== document.body) root = root.parentElement
  const undo: (() => void)[] = []
  const style = (element: HTMLElement, name: string, value: string) => {
    const before = element.style.getPropertyValue(name)
    element.style.setProperty(name, value, 'important')
    undo.push(() => element.style.setProperty(name, before))
  }
  const cover = (tag: string, css: string) => {
    const element = document.createElement(tag)
    element.style.cssText = `position:fixed;inset:0;width:100vw;height:100vh;max-width:none;max-height:none;margin:0;border:0;background:#fff;z-index:2147483647;pointer-events:none;${css}`
    document.body.append(element)
    undo.push(() => element.remove())
    return element
  }
  const half = content.getBoundingClientRect()
  if (/^cover all|^cover, /.test(way)) cover('div', '')
  else if (way.startsWith('cover a corner'))
    cover('div', `inset:${half.top}px auto auto ${half.left}px;width:${half.width / 3}px;height:${half.height / 2}px`)
  else if (way.startsWith('cover that blurs')) cover('div', 'background:transparent;backdrop-filter:blur(20px)')
  else if (/dialog/.test(way) && /clicks pass/.test(way)) {
    const element = cover('dialog', /backdrop/.test(way) ? 'width:1px;height:1px;inset:auto' : '') as HTMLDialogElement
    element.showModal()
    // Clicks pass to what is inert otherwise.
    if (/backdrop/.test(way)) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('dialog::backdrop{background:#fff;pointer-events:none}')
      document.adoptedStyleSheets.push(sheet)
      undo.push(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1))
    }
  } else if (way.startsWith('popover')) {
    const element = cover('div', '')
    element.popover = 'manual'
    element.showPopover()
  } else if (way === 'clip-path to the buttons') style(target, 'clip-path', 'inset(75% 0 0 0)')
  else if (way === 'clip-path') style(target, 'clip-path', 'circle(10%)')
  else if (way === 'mask') style(target, 'mask-image', 'linear-gradient(transparent, transparent 70%, #000)')
  else if (way === 'mask of an image')
    style(target, 'mask', `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") no-repeat`)
  else if (way === 'opacity of what is around it') style(root, 'opacity', '0.01')
  else if (way.startsWith('opacity')) style(target, 'opacity', '0.01')
  else if (way === 'scaled to nothing') style(target, 'transform', 'scale(0.01)')
  else if (way.startsWith('scaled')) style(target, 'transform', 'scale(0.5)')
  else if (way === 'rotated') style(target, 'transform', 'rotate(180deg)')
  else if (way === 'filter') style(target, 'filter', 'brightness(0)')
  else if (way === 'mix-blend-mode') style(target, 'mix-blend-mode', 'difference')
  else if (/^off the screen|^moved/.test(way)) style(target, 'translate', '-5000px 0')
  else if (way === 'cropped to the buttons') {
    style(target, 'top', `${-top}px`)
    if (target.parentElement) style(target.parentElement, 'height', '60px')
  } else throw new Error(`Nobody knows ${way}`)
  Object.assign(globalThis, { undoWay: () => undo.reverse().forEach((one) => one()) })
}

/** Undoes it; run in the page. */
export function restore(): void {
  ;(globalThis as unknown as { undoWay(): void }).undoWay()
}
