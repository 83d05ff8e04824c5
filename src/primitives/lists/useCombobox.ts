'use client'
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** Joins a search field and its results; `useCombobox` makes one. */
export interface Combobox {
  /** Id of the results; that of each begins with it. */
  readonly id: string
  /** There are results. */
  readonly hasResults: boolean
  /** Id of the result that Enter takes; absent until an arrow led to one. */
  readonly activeId: string | undefined
  /** Another result is the one that Enter takes, or none. */
  readonly setActiveId: (id: string | undefined) => void
  /** The handler that moves in the results by keys of the field; the results set it. */
  readonly keys: RefObject<((event: KeyboardEvent<HTMLElement>) => void) | undefined>
}

/**
 * Joins a `SearchField` to the `Grid` of its results: the focus stays in the field, arrows go through the results, and
 * Enter takes one (WAI-ARIA APG, combobox with a grid).
 * @example
 * const combobox = useCombobox(found.length > 0)
 * return (
 *   <>
 *     <SearchField combobox={combobox} label="Search" value={query} onValueChange={search} clearLabel="Clear" />
 *     <Grid combobox={combobox} label="Wallets" items={found} {...rest} />
 *   </>
 * )
 */
export function useCombobox(hasResults: boolean): Combobox {
  const id = useId()
  const [activeId, setActiveId] = useState<string>()
  const keys = useRef<(event: KeyboardEvent<HTMLElement>) => void>(undefined)
  return { id, hasResults, activeId: hasResults ? activeId : undefined, setActiveId, keys }
}
