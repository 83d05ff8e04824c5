import { forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, type HTMLAttributes } from 'react'
import { isOwnEscape } from './escape'

/** Props of `TopOverlay`, with those of the `div` in the place of which it stands. */
export interface TopOverlayProps extends HTMLAttributes<HTMLDialogElement> {
  open: boolean
  onDismiss: () => void
  /** The layer of the host that it is inside of. */
  home: Element | undefined
  /** That layer has closed or is no longer in the page. */
  onHomeGone: () => void
  /** Runs before the browser moves the focus into it. */
  onShow: () => void
}

/** A modal `dialog` in the top layer of the browser, over native dialogs and popovers; what is below it is inert. */
export const TopOverlay = forwardRef<HTMLDialogElement, TopOverlayProps>(function TopOverlay(
  { open, onDismiss, home, onHomeGone, onShow, ...props },
  ref,
) {
  const own = useRef<HTMLDialogElement>(null)
  const latest = useRef({ onDismiss, onHomeGone })
  useEffect(() => {
    latest.current = { onDismiss, onHomeGone }
  })
  useImperativeHandle(ref, () => own.current as HTMLDialogElement, [])
  useLayoutEffect(() => show(own.current, onShow))
  useEffect(() => (open ? hold(own.current, () => latest.current.onDismiss()) : undefined), [open])
  useEffect(() => (home ? follow(home, () => latest.current.onHomeGone()) : undefined), [home])
  // React Aria leaves alone what has this attribute.
  return <dialog {...props} ref={own} data-react-aria-top-layer />
})

/**
 * The layer of the host that ours has to be inside of. A modal dialog closes each popover that it is not in, and so does a
 * press outside of one. A focus trap may swallow each press outside of its element. A native dialog needs neither, and may
 * take a press beside its own box for one that closes it. Headless UI swallows presses beside the panel in its dialog, and
 * none in another child of the body.
 */
export function findHome(): Element | undefined {
  const trap = document.activeElement?.closest('[role=dialog], [role=alertdialog], [aria-modal=true]')
  return openPopover() ?? (trap && !trap.closest('dialog, [data-headlessui-state], [data-portico]') ? trap : undefined)
}

function openPopover(): Element | undefined {
  try {
    return [...document.querySelectorAll(':popover-open:not([popover=manual])')].at(-1)
  } catch {
    return undefined // A browser without popovers does not know the selector.
  }
}

function show(layer: HTMLElement | null, onShow: () => void): void {
  if (!(layer instanceof HTMLDialogElement) || layer.open) return
  onShow()
  layer.showModal()
}

/** What the traps and outside presses of other layers listen to, and the scroll locks. */
const kept = ['focusin', 'focusout', 'pointerdown', 'mousedown', 'touchstart', 'wheel', 'touchmove'] as const

/**
 * The layers of the host, whatever library they are from, see no focus, no press and no Escape in ours: they neither close
 * nor take the focus back. Returns how to end that.
 */
function hold(layer: HTMLElement | null, onDismiss: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  if (!(layer instanceof HTMLDialogElement)) return () => stop.abort()
  // React listens at the container of its portal, which is inside of this element; the layers of hosts listen at the document.
  const keep = (event: Event) => event.composedPath().includes(layer) && event.stopPropagation()
  for (const type of kept) document.documentElement.addEventListener(type, keep, { signal })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || isOwnEscape(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onDismiss()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true, signal })
  // The way back of a phone, for one; the owner decides whether that closes it.
  const onCancel = (event: Event) => {
    if (event.target !== layer) return
    event.preventDefault()
    onDismiss()
  }
  layer.addEventListener('cancel', onCancel, { signal })
  // A browser lets a page keep a dialog open only once.
  const onClose = (event: Event) => {
    if (event.target !== layer) return
    layer.showModal()
    onDismiss()
  }
  layer.addEventListener('close', onClose, { signal })
  // The press has to begin there as well: a selection may end there.
  let isPressed = false
  layer.addEventListener('pointerdown', ({ target }) => (isPressed = target === layer), { signal })
  layer.addEventListener('click', ({ target }) => isPressed && target === layer && onDismiss(), { signal })
  return () => stop.abort()
}

/** Calls back when the layer of the host that ours is inside of has closed or is no longer in the page. */
function follow(home: Element, onGone: () => void): () => void {
  const stop = new AbortController()
  const look = () => {
    if (!home.isConnected || home.checkVisibility?.() === false) onGone()
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  changes.observe(home, { attributes: true })
  home.addEventListener('toggle', look, stop)
  return () => {
    changes.disconnect()
    stop.abort()
  }
}
