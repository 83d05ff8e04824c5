import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isOwnEscape } from './escape'

const hostLayers = ['dialog[open]', '[role=dialog]', '[role=alertdialog]', '[aria-modal=true]', ':popover-open']

/** Whether something is open that would cover a layer in the page, make it inert, or take the focus from it. */
export function isUnderLayer(): boolean {
  return hostLayers.some((selector) => {
    try {
      return [...document.querySelectorAll(selector)].some((layer) => layer.checkVisibility?.() ?? true)
    } catch {
      return false // A browser without popovers does not know the selector.
    }
  })
}

/** What the traps and outside presses of other layers listen to, and the scroll locks. */
const kept = ['focusin', 'focusout', 'pointerdown', 'mousedown', 'touchstart', 'wheel', 'touchmove'] as const

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

interface TopLayerOptions {
  isOnTop: boolean
  open: boolean
  onDismiss: () => void
  /** The layer of the host that it is inside of. */
  home: Element | undefined
  /** That has closed or is no longer in the page. */
  onHomeGone: () => void
  /** Runs before the browser moves the focus into the layer. */
  onShow: () => void
}

/**
 * Shows a `dialog` in the top layer of the browser, over native dialogs and popovers; what is below it is inert. The layers
 * of the host, whatever library they are from, see no focus, no press and no Escape in it: they neither close nor take the
 * focus back.
 */
export function useTopLayer(
  overlay: RefObject<HTMLElement | null>,
  { isOnTop, open, onDismiss, home, onHomeGone, onShow }: TopLayerOptions,
): void {
  useLayoutEffect(() => {
    const { current } = overlay
    if (!isOnTop || !(current instanceof HTMLDialogElement) || current.open) return
    onShow()
    current.showModal()
  })
  const latest = useRef(onDismiss)
  const gone = useRef(onHomeGone)
  useEffect(() => {
    latest.current = onDismiss
    gone.current = onHomeGone
  })
  useEffect(() => {
    const { current } = overlay
    if (!isOnTop || !open || !current) return
    const stop = new AbortController()
    const { signal } = stop
    // React listens at the container of its portal, which is inside of this element; the layers of hosts listen at the document.
    const keep = (event: Event) => event.composedPath().includes(current) && event.stopPropagation()
    for (const type of kept) document.documentElement.addEventListener(type, keep, { signal })
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || isOwnEscape(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true, signal })
    // The way back of a phone, for one; the owner decides whether that closes it.
    const onCancel = (event: Event) => {
      if (event.target !== current) return
      event.preventDefault()
      latest.current()
    }
    current.addEventListener('cancel', onCancel, { signal })
    // A browser lets a page keep a dialog open only once.
    const onClose = (event: Event) => {
      if (event.target !== current || !(current instanceof HTMLDialogElement)) return
      current.showModal()
      latest.current()
    }
    current.addEventListener('close', onClose, { signal })
    // The press has to begin there as well: a selection may end there.
    let isPressed = false
    current.addEventListener('pointerdown', ({ target }) => (isPressed = target === current), { signal })
    current.addEventListener('click', ({ target }) => isPressed && target === current && latest.current(), { signal })
    return () => stop.abort()
  }, [overlay, isOnTop, open])
  useEffect(() => {
    if (!home) return
    const stop = new AbortController()
    const look = () => {
      if (!home.isConnected || home.checkVisibility?.() === false) gone.current()
    }
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true })
    changes.observe(home, { attributes: true })
    home.addEventListener('toggle', look, stop)
    return () => {
      changes.disconnect()
      stop.abort()
    }
  }, [home])
}
