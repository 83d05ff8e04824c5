import type { Follower } from '../shared/useFollower'
import { followKeyboard } from './keyboard'
import { isPulledAway, pulledTo, speedOf, type PullPoint } from './pull'

export { shake } from './shake'

/** Distance after which a finger pulls and no longer presses, in pixels. */
const slop = 3

/** Elements that use a drag themselves. */
const ownsDrags = 'input, textarea, select, [contenteditable]'

interface Grip {
  /** The place of the finger for a sheet that stands in its place. */
  readonly origin: number
  readonly points: PullPoint[]
}

interface Held<Value> {
  readonly current: Value
}

/**
 * Follows a finger on the sheet that a grabber belongs to, and the keyboard on the screen. Far or fast enough down asks to
 * close, and the sheet goes on where it was sent; else, and where closing is refused, it settles. It can be caught while it
 * moves.
 */
export function followSheet({ current: grabber }: Held<HTMLElement | null>, onPulled: Held<() => void>): Follower {
  return (signal) => {
    const panel = grabber?.parentElement
    const layer = panel?.parentElement
    if (panel && layer) follow(layer, panel, grabber, onPulled, signal)
  }
}

function follow(
  layer: HTMLElement,
  panel: HTMLElement,
  grabber: HTMLElement,
  onPulled: Held<() => void>,
  signal: AbortSignal,
): void {
  const isSheet = () => grabber.clientHeight > 0
  let grip: Grip | null = null
  let moving: Animation | undefined

  const place = (y: number) => {
    panel.style.translate = y === 0 ? '' : `0 ${y}px`
    // A sheet that is pulled up leaves no gap below it.
    panel.style.boxShadow = y < 0 ? '0 32px var(--portico-color-surface)' : ''
  }
  const move = (from: number, to: number, time: number) => {
    moving?.cancel()
    place(0)
    moving = panel.animate([{ translate: `0 ${from}px` }, { translate: `0 ${to}px` }], {
      duration: time,
      easing: getComputedStyle(layer).animationTimingFunction,
      // Gone is gone: the layer leaves in the same time.
      fill: to === 0 ? 'none' : 'forwards',
    })
  }
  const grab = (y: number, time: number, pressed?: PullPoint) => {
    const from = moving ? Number.parseFloat(getComputedStyle(panel).translate.split(' ')[1] ?? '0') : 0
    moving?.cancel()
    place(from)
    grip = { origin: y - from, points: [...(pressed ? [pressed] : []), { y, time }] }
  }
  const pull = (y: number, time: number) => {
    if (!grip) return
    grip.points.push({ y, time })
    place(pulledTo(y - grip.origin))
  }
  const settle = () => {
    const from = grip ? pulledTo((grip.points.at(-1)?.y ?? 0) - grip.origin) : 0
    grip = null
    move(from, 0, timeOf(layer))
  }
  const letGo = (now: number) => {
    if (!grip) return
    const y = pulledTo((grip.points.at(-1)?.y ?? 0) - grip.origin)
    const speed = speedOf(grip.points, now)
    const height = panel.offsetHeight
    if (!isPulledAway(y, speed, height)) return settle()
    onPulled.current()
    // The next drawing shows the answer.
    requestAnimationFrame(() => {
      if (layer.dataset['state'] !== 'closed') return settle()
      grip = null
      const time = timeOf(layer)
      move(y, height, speed > 0 ? Math.min(time, (height - y) / speed) : time)
    })
  }

  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    name: Name,
    run: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, run, { signal, passive: false })

  // The grabber, by a mouse or a pen.
  on(grabber, 'pointerdown', (event) => {
    if (event.pointerType === 'touch' || event.button !== 0) return
    grabber.setPointerCapture(event.pointerId)
    grab(event.clientY, event.timeStamp)
  })
  on(grabber, 'pointermove', (event) => {
    if (grabber.hasPointerCapture(event.pointerId)) pull(event.clientY, event.timeStamp)
  })
  on(grabber, 'pointerup', (event) => letGo(event.timeStamp))
  on(grabber, 'pointercancel', () => grip && settle())

  // The whole sheet, by one finger. What is scrolled, scrolls: only the next finger pulls.
  let pressed: (PullPoint & { readonly x: number }) | null = null
  on(panel, 'touchstart', ({ touches, target, timeStamp }) => {
    const [first] = touches
    if (touches.length > 1 || !first || !isSheet()) return void (pressed = null)
    pressed = mayPull(target, panel) ? { x: first.clientX, y: first.clientY, time: timeStamp } : null
    // One that moves is caught at once.
    if (pressed && moving?.playState === 'running') grab(first.clientY, timeStamp)
  })
  on(panel, 'touchmove', (event) => {
    const [finger] = event.touches
    if (!pressed || !finger) return
    if (event.touches.length > 1) {
      pressed = null
      if (grip) settle()
      return
    }
    const [across, down] = [finger.clientX - pressed.x, finger.clientY - pressed.y]
    if (!grip && Math.hypot(across, down) > slop) {
      // Sideways, up, or already scrolled by the browser.
      if (down <= Math.abs(across) || !event.cancelable) return void (pressed = null)
      grab(finger.clientY, event.timeStamp, pressed)
    }
    if (!grip) return
    if (event.cancelable) event.preventDefault()
    pull(finger.clientY, event.timeStamp)
  })
  on(panel, 'touchend', ({ timeStamp }) => {
    pressed = null
    letGo(timeStamp)
  })
  on(panel, 'touchcancel', () => {
    pressed = null
    if (grip) settle()
  })

  // One that is opened again while it leaves is back in its place.
  const reopened = new MutationObserver(() => layer.dataset['state'] === 'open' && moving?.cancel())
  reopened.observe(layer, { attributeFilter: ['data-state'] })
  signal.addEventListener('abort', () => {
    reopened.disconnect()
    moving?.cancel()
    place(0)
  })
  followKeyboard(layer, signal)
}

/** True where a finger may pull: nothing under it is scrolled, or takes drags itself. */
function mayPull(target: EventTarget | null, panel: HTMLElement): boolean {
  let node = target instanceof Element ? target : null
  if (node?.closest(ownsDrags)) return false
  for (; node && node !== panel; node = node.parentElement) if (node.scrollTop > 0) return false
  return true
}

/** Duration of the layer's coming and going, in milliseconds: 0 where less motion is wished for. */
function timeOf(layer: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(layer).animationDuration) * 1000 || 0
}
