import type { KeyboardEvent } from 'react'

/** Arrows lead from the search field into the rows below it, from row to row, and back. */
export function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li :is(button, a)')]
  const at = stops.findIndex((stop) => stop === event.target)
  const next = at < 0 ? undefined : stops[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
