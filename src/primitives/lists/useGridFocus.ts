'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { findByLetters, moveInGrid } from './gridMoves'

export interface GridFocusOptions {
  /** Key of the first item: with another one, Tab enters at the start again. */
  first: string
  count: number
  columns: number
  nameOf: (place: number) => string | undefined
}

const pauseMs = 600

/** One stop of Tab for a grid of tiles, and the keys that move in it. */
export function useGridFocus({ first, count, columns, nameOf }: GridFocusOptions) {
  const [entry, setEntry] = useState({ first, place: 0 })
  const typing = useRef({ typed: '', time: 0 })
  const at = entry.first === first ? Math.max(0, Math.min(entry.place, count - 1)) : 0
  const move = (place: number) => setEntry({ first, place })

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
    'data-place': place,
    tabIndex: place === at ? 0 : -1,
    onFocus: () => move(place),
  })
  return { at, onKeyDown, ofTile }
}
