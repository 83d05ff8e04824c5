import { useRef } from 'react'

/** Moves the focus into a layer when it opens, and back to where it came from when it has gone. */
export function useFocusReturn(target: () => HTMLElement | null, origin?: () => HTMLElement | null) {
  const opener = useRef<{ element: HTMLElement; root: Element | null }>(null)
  return {
    onOpen: (event: Event) => {
      event.preventDefault()
      const element = document.activeElement
      if (element instanceof HTMLElement) opener.current = { element, root: element.closest('[data-portico]') }
      const goal = target() ?? (event.currentTarget instanceof HTMLElement ? event.currentTarget : null)
      goal?.focus({ preventScroll: true })
    },
    onClose: (event: Event) => {
      event.preventDefault()
      const { element, root } = opener.current ?? {}
      const goal = origin?.() ?? (element?.isConnected ? element : replacement(root))
      goal?.focus({ preventScroll: true })
    },
  }
}

/** A button that was pressed may have given way to another in its place: connect becomes the account. */
function replacement(root: Element | null | undefined): HTMLElement | null {
  return root?.isConnected ? root.querySelector('button') : null
}
