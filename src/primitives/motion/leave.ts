import type { Timing } from './timing'

/** Shows a picture of a removed element while it fades away, out of reach of pointer and screen reader. */
export function leave(
  gone: HTMLElement,
  parent: Element,
  place: Partial<CSSStyleDeclaration>,
  timing: Timing,
  transform = 'none',
): HTMLElement {
  const picture = gone.cloneNode(true) as HTMLElement
  Object.assign(picture.style, place, { pointerEvents: 'none' })
  picture.ariaHidden = 'true'
  picture.inert = true
  parent.append(picture)
  const remove = () => picture.remove()
  picture.animate([{}, { opacity: 0, transform }], timing).finished.then(remove, remove)
  return picture
}
