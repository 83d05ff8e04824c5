import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { LiveRegion } from '../feedback/LiveRegion'
import { adoptInto } from '../theme/adoptInto'
import { ThemeRoot } from '../theme/ThemeRoot'
import type { DialogProps, LayerParts } from './dialogProps'
import { isOwnEscape } from './escape'
import { noteFocus } from './useFocusReturn'

/** Props of `TopLayer`. */
export interface TopLayerProps extends Pick<
  DialogProps,
  'open' | 'onDismiss' | 'labelledBy' | 'returnFocus' | 'container'
> {
  /** Draws the layer of `Dialog` with other parts. */
  draw: (parts: LayerParts) => ReactNode
}

/**
 * Draws a dialog into the top layer of the browser, above native dialogs and popovers of the host. The rest of the page
 * is inert meanwhile.
 */
export function TopLayer({ open, onDismiss, labelledBy, returnFocus, container, draw }: TopLayerProps) {
  const [home, setHome] = useState(findHome)
  // `showModal` moves the focus before `useFocusReturn` reads it.
  const shadow = container ? shadowOf(container) : undefined
  const [back] = useState(() => noteFocus(findFocused(shadow)))
  useLayoutEffect(() => void (shadow && adoptInto(shadow)), [shadow])
  // Ids in a shadow root are not found in the document.
  const initialFocus = shadow && {
    get current() {
      const heading = shadow.getElementById(labelledBy)
      const isKeyboard = findFocused(shadow)?.matches(':focus-visible')
      const option = heading?.closest('dialog')?.querySelector<HTMLElement>('li button, li a[href]')
      return (isKeyboard && option) || heading
    },
  }
  const parts: LayerParts = {
    Overlay: TopOverlay,
    overlayProps: {
      role: 'dialog',
      'aria-labelledby': labelledBy,
      open,
      onDismiss,
      home,
      onHomeGone: () => setHome(undefined),
    } satisfies TopOverlayProps,
    panelProps: { role: undefined, 'aria-labelledby': undefined, 'aria-modal': undefined },
    returnFocus: () => returnFocus?.() ?? back(),
    ...(initialFocus && { initialFocus }),
  }
  return createPortal(<ThemeRoot>{draw(parts)}</ThemeRoot>, container ?? home ?? document.body)
}

interface TopOverlayProps extends HTMLAttributes<HTMLDialogElement> {
  open: boolean
  onDismiss: () => void
  /** The layer of the host that contains this one. */
  home: Element | undefined
  /** Called when that layer has closed or is no longer in the page. */
  onHomeGone: () => void
}

const TopOverlay = forwardRef<HTMLDialogElement, TopOverlayProps>(function TopOverlay(
  { open, onDismiss, home, onHomeGone, children, ...props },
  ref,
) {
  const own = useRef<HTMLDialogElement>(null)
  const latest = useRef({ onDismiss, onHomeGone })
  useEffect(() => {
    latest.current = { onDismiss, onHomeGone }
  })
  useImperativeHandle(ref, () => own.current as HTMLDialogElement, [])
  useLayoutEffect(() => show(own.current), [])
  useEffect(() => (open ? hold(own.current, () => latest.current.onDismiss()) : undefined), [open])
  useEffect(() => (home ? follow(home, () => latest.current.onHomeGone()) : undefined), [home])
  useEffect(() => repeatAnnouncements(own.current), [])
  // React Aria does not hide or trap elements with this attribute.
  return (
    <dialog {...props} ref={own} data-react-aria-top-layer>
      {children}
      <LiveRegion />
      <LiveRegion assertive />
    </dialog>
  )
})

/** The element that has the focus, also in a shadow root. A closed one is only found by itself. */
function findFocused(root?: ShadowRoot): Element | null {
  let focused = root?.activeElement ?? document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

function shadowOf(container: Element): ShadowRoot | undefined {
  const root = container.getRootNode()
  return root instanceof ShadowRoot ? root : undefined
}

/**
 * Finds the layer of the host that has to contain ours. A modal dialog closes each popover that does not contain it, and so
 * does a press outside of the popover. A focus trap may swallow each press outside of its element. A native dialog needs
 * neither, and may close at a press beside its own box. Headless UI swallows presses beside the panel in its dialog, but
 * not in another child of the body.
 */
function findHome(): Element | undefined {
  const trap = document.activeElement?.closest('[role$=dialog], [aria-modal=true]')
  return openPopover() ?? (trap && !trap.closest('dialog, [data-headlessui-state], [data-portico]') ? trap : undefined)
}

function openPopover(): Element | undefined {
  try {
    return [...document.querySelectorAll(':popover-open:not([popover=manual])')].at(-1)
  } catch {
    return undefined // A browser without popovers does not know the selector.
  }
}

function show(layer: HTMLDialogElement | null): void {
  if (layer?.isConnected && !layer.open) layer.showModal()
}

/** Events that focus traps, outside presses and scroll locks of other layers listen to. */
const kept = ['focusin', 'focusout', 'pointerdown', 'mousedown', 'touchstart', 'wheel', 'touchmove'] as const

/**
 * Hides focus, presses and Escape in our layer from the layers of the host: they neither close nor take the focus back.
 * Returns how to end that.
 */
function hold(layer: HTMLDialogElement | null, onDismiss: () => void): (() => void) | undefined {
  if (!layer) return
  const stop = new AbortController()
  const { signal } = stop
  // React listens at the container of its portal, inside of this element. Layers of hosts listen at the document.
  const keep = (event: Event) => event.composedPath().includes(layer) && event.stopPropagation()
  for (const type of kept) document.documentElement.addEventListener(type, keep, { signal })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || isOwnEscape({ target: event.composedPath()[0] ?? null })) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onDismiss()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true, signal })
  if (shadowOf(layer)) layer.addEventListener('keydown', (event) => loopFocus(event, layer), { signal })
  // The back gesture of a phone asks for this. The owner decides whether the dialog closes.
  const onCancel = (event: Event) => {
    if (event.target !== layer) return
    event.preventDefault()
    onDismiss()
  }
  layer.addEventListener('cancel', onCancel, { signal })
  // Browsers close a dialog at the second request to close it, whatever the page answers.
  const onClose = (event: Event) => {
    if (event.target !== layer) return
    layer.showModal()
    onDismiss()
  }
  layer.addEventListener('close', onClose, { signal })
  // A selection of text may end on the overlay: the press has to begin there as well.
  let isPressed = false
  layer.addEventListener('pointerdown', ({ target }) => (isPressed = target === layer), { signal })
  layer.addEventListener('click', ({ target }) => isPressed && target === layer && onDismiss(), { signal })
  return () => stop.abort()
}

const tabbable = 'a[href], button, input, select, textarea, [tabindex]'

/** Moves the focus from one end of the layer to the other. The focus scope of the dialog does so outside of shadow roots. */
function loopFocus(event: KeyboardEvent, layer: HTMLElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [...layer.querySelectorAll<HTMLElement>(tabbable)].filter(
    (one) =>
      one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility?.({ visibilityProperty: true }) !== false,
  )
  const [start, end] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)]
  const focused = findFocused(shadowOf(layer))
  // The heading has the focus at first, and no stop.
  const beyond = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const isAtEnd = end && focused && (focused === end || (end.compareDocumentPosition(focused) & beyond) > 0)
  if (!isAtEnd) return
  event.preventDefault()
  start?.focus()
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

/** Repeats announcements in the layer: the live regions in the page are inert while it is open. */
function repeatAnnouncements(layer: HTMLDialogElement | null): (() => void) | undefined {
  if (!layer) return
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) repeat(layer, node)
  })
  for (const page of [document.body, shadowOf(layer)])
    if (page) changes.observe(page, { childList: true, characterData: true, subtree: true })
  return () => changes.disconnect()
}

function repeat(layer: HTMLDialogElement, changed: Node): void {
  const region = (changed instanceof Element ? changed : changed.parentElement)?.closest('[data-portico] [aria-live]')
  if (!region?.textContent || layer.contains(region)) return
  const copy = layer.querySelector(`:scope > [aria-live="${region.getAttribute('aria-live')}"]`)
  copy?.replaceChildren(region.textContent)
}
