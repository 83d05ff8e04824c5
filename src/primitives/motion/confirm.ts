import { icons } from '../images/icons'
import { timingOf } from './timing'

const svg = 'http://www.w3.org/2000/svg'

/**
 * The ring around an image closes and a check comes, over whatever else leaves meanwhile: a picture of it, out of reach of
 * pointer and screen reader, in a root of its own, since the one around it is about to go.
 */
export function confirm(image: HTMLElement): void {
  const theme = image.closest('[data-portico]')
  if (!theme?.parentElement) return
  const { duration, easing } = timingOf(image)
  if (duration <= 1) return
  const root = theme.cloneNode() as HTMLElement
  const picture = image.cloneNode(true) as HTMLElement
  const { left, top } = image.getBoundingClientRect()
  Object.assign(picture.style, {
    position: 'fixed',
    margin: 0,
    left: `${left}px`,
    top: `${top}px`,
    zIndex: 'var(--portico-z-index)',
    pointerEvents: 'none',
  })
  root.ariaHidden = 'true'
  root.inert = true
  const ring = picture.querySelector<SVGElement>('[data-turning]')
  const line = ring?.firstElementChild
  if (ring) {
    ring.removeAttribute('data-turning')
    ring.style.color = 'var(--portico-color-success)'
  }
  line?.setAttribute('stroke-dasharray', '100 0')
  const sign = picture.appendChild(check())
  root.append(picture)
  theme.parentElement.append(root)
  line?.animate([{ strokeDasharray: '28 72' }, {}], { duration, easing })
  sign.animate([{ opacity: 0, transform: 'scale(.4)' }, {}], { duration, easing })
  // It comes, stays as long, and goes.
  const leaving = picture.animate([{ opacity: 1 }, { opacity: 1, offset: 2 / 3 }, { opacity: 0 }], 3 * duration)
  const remove = () => root.remove()
  leaving.finished.then(remove, remove)
}

/** A disc with a check at the lower end of the image. */
function check(): SVGElement {
  const sign = document.createElementNS(svg, 'svg')
  sign.setAttribute('viewBox', '0 0 24 24')
  Object.assign(sign.style, {
    position: 'absolute',
    insetInlineEnd: '-6px',
    bottom: '-6px',
    width: '28px',
    height: '28px',
    padding: '4px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    background: 'var(--portico-color-success)',
    fill: 'none',
    stroke: 'var(--portico-color-surface)',
    strokeWidth: '3px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  })
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', icons.check)
  sign.append(path)
  return sign
}
