'use client'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFieldKeys } from './useFieldKeys'
import type { Combobox } from './useCombobox'
import { findByLetters, moveInGrid } from './gridMoves'

export interface GridFocusOptions {
  /** Key of the first item: with another one, Tab enters at the start again. */
  first: string
  /** The place to begin at with the focus; below 0 for none. */
  start: number
  count: number
  columns: number
  /** Height of the visible part of the grid, in pixels. */
  height: number
  nameOf: (place: number) => string | undefined
  combobox: Combobox | undefined
}

const pauseMs = 600

/** One stop of Tab for a grid of tiles, and the keys that move in it. */
export function useGridFocus({ first, start, count, columns, height, nameOf, combobox }: GridFocusOptions) {
  const [entry, setEntry] = useState({ first, place: Math.max(0, start) })
  const [began] = useState(start)
  const grid = useRef<HTMLDivElement>(null)
  const typing = useRef({ typed: '', time: 0 })
  const at = entry.first === first ? Math.max(0, Math.min(entry.place, count - 1)) : 0
  const move = (place: number) => setEntry({ first, place })

  // Again once it is known how many columns there are, unless the focus has moved on.
  const isAtStart = began >= 0 && at === began
  const begunWith = useRef(0)
  useEffect(() => {
    if (!isAtStart || begunWith.current === columns) return
    const tile = grid.current?.querySelector<HTMLElement>(`[data-place="${began}"]`)
    if (begunWith.current > 0 && !tile?.matches(':focus')) return
    begunWith.current = columns
    tile?.scrollIntoView?.({ block: 'center' })
    tile?.focus({ preventScroll: true })
  }, [began, columns, isAtStart])

  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    // With other columns tiles are drawn in other rows: the one with the focus is a new element, which has to take it.
    const tile = hasFocus.current && grid.current?.querySelector<HTMLElement>('[tabindex="0"]')
    if (tile && !tile.matches(':focus')) tile.focus({ preventScroll: true })
    const kept = tile || grid.current?.querySelector('[data-active]')
    kept?.scrollIntoView?.({ block: 'nearest' })
  }, [columns, height])

  const { idOf, isActive } = useFieldKeys(combobox, { first, at, count, columns, move, grid })

  const letters = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return undefined
    const { typed, time } = typing.current
    typing.current = { typed: (event.timeStamp - time < pauseMs ? typed : '') + event.key, time: event.timeStamp }
    const names = Array.from({ length: count }, (_, place) => nameOf(place) ?? '')
    return findByLetters(names, at, typing.current.typed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const grid = event.currentTarget
    const isReversed = getComputedStyle(grid).direction === 'rtl'
    const isWhole = event.ctrlKey || event.metaKey
    const to = moveInGrid(event.key, isWhole, { count, columns, at, isReversed }) ?? letters(event)
    if (to === undefined) return
    event.preventDefault()
    // The row has to be drawn before its tile can take the focus.
    flushSync(() => move(to))
    grid.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus()
  }
  const ofTile = (place: number) => ({
    id: idOf(place),
    'data-place': place,
    'data-active': isActive(place),
    tabIndex: place === at ? 0 : -1,
    onFocus: () => {
      hasFocus.current = true
      move(place)
    },
    onBlur: () => {
      hasFocus.current = false
    },
  })
  return { at, grid, onKeyDown, ofTile }
}
