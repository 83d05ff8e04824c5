import { useRef } from 'react'

/** Moves the focus into a layer when it opens, and back to where it came from when it has gone. */
export function useFocusReturn(target: () => HTMLElement | null, origin?: () => HTMLElement | null) {
  const back = useRef<() => HTMLElement | null>(null)
  return {
    onOpen: (event: Event) => {
      event.preventDefault()
      back.current = noteFocus()
      const goal = target() ?? (event.currentTarget instanceof HTMLElement ? event.currentTarget : null)
      goal?.focus({ preventScroll: true })
    },
    onClose: (event: Event) => {
      event.preventDefault()
      const goal = origin?.() ?? back.current?.()
      goal?.focus({ preventScroll: true })
    },
  }
}

/** Notes which element has the focus. Returns how to find it later, or the button that replaced it. */
export function noteFocus(element = document.activeElement): () => HTMLElement | null {
  const root = element?.closest('[data-portico]')
  return () => {
    if (element instanceof HTMLElement && element.isConnected) return element
    // The connect button becomes the account button.
    return root?.isConnected ? root.querySelector('button') : null
  }
}
