'use client'
import { useEffect, useImperativeHandle, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { moveInGrid } from './gridMoves'
import type { Combobox } from './useCombobox'

interface Places {
  readonly first: string
  readonly at: number
  readonly count: number
  readonly columns: number
  readonly move: (place: number) => void
  readonly grid: RefObject<HTMLElement | null>
}

/** Lets the field of a combobox go through a grid of tiles while it keeps the focus. */
export function useFieldKeys(combobox: Combobox | undefined, places: Places) {
  const { first, at, count, columns, move, grid } = places
  const idOf = (place: number) => combobox && `${combobox.id}${place}`
  const isActive = (place: number) =>
    (combobox?.activeId !== undefined && combobox.activeId === idOf(place)) || undefined

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!combobox || !grid.current || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (combobox.activeId === undefined && key !== 'ArrowDown') return
    // Both belong to the text that is written.
    if (key === 'Home' || key === 'End') return
    const isReversed = getComputedStyle(grid.current).direction === 'rtl'
    const isEntered = combobox.activeId === undefined
    const to = isEntered ? 0 : moveInGrid(key, false, { count, columns, at, isReversed })
    if (to === undefined || count === 0) return
    event.preventDefault()
    // Up from the first row leads back to the text.
    if (key === 'ArrowUp' && to === at) return combobox.setActiveId(undefined)
    // The row has to be drawn before it can be scrolled to.
    flushSync(() => move(to))
    const root = grid.current.getRootNode() as Document | ShadowRoot
    root.getElementById(idOf(to) ?? '')?.scrollIntoView?.({ block: 'nearest' })
    combobox.setActiveId(idOf(to))
  }
  useImperativeHandle(combobox?.keys, () => onKeyDown)
  const forget = combobox?.setActiveId
  // With other results, what was reached is another one.
  useEffect(() => forget?.(undefined), [first, forget])
  return { idOf, isActive }
}
