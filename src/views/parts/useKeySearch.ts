'use client'
import { useEffect, useRef } from 'react'
import { useCombobox } from '../../primitives/lists/useCombobox'

/** Lets keys search a view: typing in it goes to the field, arrows of the field go through the results. */
export function useKeySearch(hasResults: boolean) {
  return { view: useTypingSearch(), combobox: useCombobox(hasResults) }
}

/** Typing anywhere in the view, or on the heading of the dialog around it, goes on in its search field. */
function useTypingSearch() {
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = view.current
    const around = root?.closest<HTMLElement>('[role="dialog"]') ?? root
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing } = event
      // A space presses what has the focus.
      if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || isComposing) return
      if ((target as Element).closest('input, textarea, select, [contenteditable]')) return
      const field = root?.querySelector<HTMLInputElement>('input[inputmode="search"]')
      // The browser writes the letter where the focus is by then; the grid is not to move as well.
      field?.focus()
      event.stopPropagation()
    }
    around?.addEventListener('keydown', onKeyDown, true)
    return () => around?.removeEventListener('keydown', onKeyDown, true)
  }, [])
  return view
}
