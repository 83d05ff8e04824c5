import { view as viewClass } from '../layout/Transition.css'
import { confirm } from './confirm'
import { root as imageClass } from '../images/RemoteImage.css'
import { timingOf } from './timing'

/** A view that follows a press within this time was asked for by it, in milliseconds; a later one comes by itself. */
const soonMs = 600
/** In a longer list what is around the image stands there at once. */
const most = 12

interface Place {
  readonly image: Element
  readonly rect: DOMRect
  readonly time: number
}

/**
 * Lets the image of what was picked travel from where it was to where the next view has it, and back; and what was waited
 * for end in a check. Nothing waits for either: the views come and go as they would without.
 * @param isDone whether what the images turn for has come about
 */
export function followImages(card: Element, isDone: () => boolean, signal: AbortSignal): void {
  let from: Place | null = null
  let here: Place | null = null
  let frame = 0

  const note = (image: Element): Place => ({ image, rect: image.getBoundingClientRect(), time: performance.now() })

  const look = () => {
    const place = from
    if (!place || performance.now() - place.time > soonMs) return void (from = null)
    if (place.image.isConnected) return
    const view = card.querySelector<HTMLElement>(`.${viewClass}`)
    const same = view ? [...view.querySelectorAll<HTMLElement>(`.${imageClass}`)].filter(isLike(place.image)) : []
    const [image] = same
    if (!view || !image || same.length > 1) return
    from = null
    // Going back before the image has arrived turns it round.
    here = note(image)
    const flight = fly(image, place.rect, view)
    const arrived = () => {
      if (image.isConnected) here = note(image)
    }
    flight?.finished.then(arrived, () => undefined)
  }
  const views = new MutationObserver(() => {
    if (here && !here.image.isConnected) {
      from ??= { ...here, time: performance.now() }
      here = null
    }
    if (!from) return
    cancelAnimationFrame(frame)
    // By then the view has got its focus and stands where it will be seen.
    frame = requestAnimationFrame(look)
  })
  views.observe(card, { childList: true, subtree: true })

  // Measured as soon as the pointer goes down, where there is one: it has the page laid out, and the press is not to wait for that.
  let down: Place | null = null
  const press = ({ type, target }: Event) => {
    const control = target instanceof Element ? target.closest('button, a') : null
    const image = control?.querySelector(`.${imageClass}`)
    const isClick = type === 'click'
    const held = isClick && down?.image === image ? down : null
    const place = image ? { ...(held ?? note(image)), time: performance.now() } : null
    if (isClick) from = place
    down = isClick ? null : place
  }
  for (const type of ['pointerdown', 'click']) card.addEventListener(type, press, { capture: true, signal })

  const closing = new MutationObserver(() => {
    const image = card.querySelector('[data-turning]')?.parentElement
    if (image && isDone()) confirm(image)
  })
  const dialog = card.closest('[role=dialog]')
  if (dialog) closing.observe(dialog, { attributeFilter: ['data-state'] })
  signal.addEventListener('abort', () => {
    views.disconnect()
    closing.disconnect()
    cancelAnimationFrame(frame)
  })
}

/** True where an image is of the same wallet or network: the same picture, or the same letter. */
function isLike(one: Element): (other: Element) => boolean {
  const faceOf = (image: Element) => image.querySelector('img')?.src ?? image.textContent
  const face = faceOf(one)
  return (other) => faceOf(other) === face
}

/** Starts an image at a place where another was, in the time in which views come; what is around it comes meanwhile. */
function fly(image: HTMLElement, start: DOMRect, view: HTMLElement): Animation | null {
  const timing = timingOf(view)
  if (timing.duration <= 1) return null
  // The view around the image takes its place without an animation, which would take the image with it.
  for (const animation of view.getAnimations()) animation.cancel()
  const end = image.getBoundingClientRect()
  if (end.width === 0) return null
  const sign = (getComputedStyle(view).direction === 'rtl' ? -1 : 1) * (view.dataset['from'] === 'back' ? -1 : 1)
  const arriving = [{ opacity: 0, transform: `translateX(${16 * sign}px)` }, {}]
  for (let node: Element = image; node !== view && node.parentElement; node = node.parentElement) {
    const others = [...node.parentElement.children].filter((other) => other !== node)
    if (others.length <= most) for (const other of others) other.animate(arriving, timing)
  }
  image.querySelector(':scope > svg')?.animate([{ opacity: 0 }, {}], timing)
  const [across, down] = [
    middle(start.left, start.width, end.left, end.width),
    middle(start.top, start.height, end.top, end.height),
  ]
  return image.animate(
    [{ transform: `translate(${across}px, ${down}px) scale(${start.width / end.width})`, zIndex: 1 }, { zIndex: 1 }],
    timing,
  )
}

const middle = (from: number, fromSize: number, to: number, toSize: number) => from + fromSize / 2 - to - toSize / 2
