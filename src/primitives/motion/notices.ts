import { floating, root as noticeClass } from '../feedback/Notice.css'
import { leave } from './leave'
import { timingOf } from './timing'

/** Distance that a notice comes down, in pixels. */
const drop = 8

/** Lets notices of a card come down from its head and go back there, and moves what stands below with them. */
export function followNotices(card: HTMLElement, signal: AbortSignal): void {
  const body = [...card.children].at(1)
  if (!body) return
  const moveBelow = (notice: Element, sign: 1 | -1) => {
    const below = [...body.children].filter((other) => other !== notice)
    const far = notice.clientHeight + Number.parseFloat(getComputedStyle(body).rowGap)
    for (const other of below) other.animate([{ transform: `translateY(${sign * far}px)` }, {}], timingOf(card))
  }
  const come = (notice: HTMLElement) => {
    notice.animate([{ opacity: 0, transform: `translateY(${-drop}px)` }, {}], timingOf(card))
    if (!notice.classList.contains(floating)) moveBelow(notice, -1)
  }
  const go = (notice: HTMLElement) => {
    const { paddingInlineStart: edge } = getComputedStyle(body)
    const isFloating = notice.classList.contains(floating)
    const place = { position: 'absolute', insetInline: edge, top: `${(body as HTMLElement).offsetTop}px` }
    const picture = leave(notice, card, isFloating ? {} : place, timingOf(card), `translateY(${-drop}px)`)
    if (!isFloating) moveBelow(picture, 1)
  }
  const isNotice = (node: Node): node is HTMLElement =>
    node instanceof HTMLElement && node.classList.contains(noticeClass)
  const changes = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isNotice)
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]).filter(isNotice)
    if (added.length + removed.length === 0 || timingOf(card).duration <= 1) return
    for (const notice of added) if (notice.parentElement === body) come(notice)
    // One that came and went within one change was never seen, nor one that another took the place of.
    for (const notice of removed) if (!notice.isConnected && !added.includes(notice)) go(notice)
  })
  changes.observe(body, { childList: true })
  signal.addEventListener('abort', () => changes.disconnect())
}
