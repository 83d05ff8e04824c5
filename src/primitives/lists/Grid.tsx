'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '../shared/props'
import * as s from './Grid.css'
import { Skeleton } from '../feedback/Skeleton'
import { reset } from '../theme/reset.css'
import { Tile, type TileOwnProps } from './Tile'
import { useGridFocus } from './useGridFocus'
import type { Combobox } from './useCombobox'
import { own, useRowWindow } from './useRowWindow'
import { useScroller } from './useScroller'

/** Props of `Grid`. */
export interface GridProps<Item> {
  /** Accessible name of the grid. */
  label: string
  /** The items in their order. */
  items: readonly Item[]
  /** Returns a key that is unique in the list. */
  itemKey: (item: Item) => string
  /** Draws an item. */
  renderTile: (item: Item) => TileOwnProps
  /** An item was picked. */
  onSelect: (item: Item) => void
  /** More are on their way: their places are drawn after the last. */
  loading?: boolean | undefined
  /** The last rows come near; told once for as many items as there are. Absent when there are no more. */
  onNearEnd?: (() => void) | undefined
  /** Other items came into sight: their places, from the first on and without the last. */
  onShown?: ((from: number, to: number) => void) | undefined
  /** The item to begin at, with the focus: the one that led away, for who comes back. */
  startKey?: string | undefined
  /** Always as high as it can be, for grids that are searched. */
  fixedHeight?: boolean | undefined
  /** Joins it to the field that searches it, by `useCombobox`. */
  combobox?: Combobox | undefined
  /** Shown when there are no items. */
  empty?: ReactNode
}

const inSight = 5
const spare = 2

/**
 * Tiles in columns, four or three, which scroll by themselves and draw only the rows that are near.
 * One stop of Tab; arrows, Home, End, pages and letters move in it (WAI-ARIA APG, grid).
 */
export function Grid<Item>({
  label,
  items,
  itemKey,
  renderTile,
  onSelect,
  loading,
  onNearEnd,
  onShown,
  startKey,
  fixedHeight,
  combobox,
  empty,
}: GridProps<Item>) {
  const count = items.length
  const first = items[0] === undefined ? '' : itemKey(items[0])
  const { columns, height, ref } = useScroller(first)
  const { at, grid, ...focus } = useGridFocus({
    start: items.findIndex((item) => itemKey(item) === startKey),
    first,
    columns,
    height,
    count,
    combobox,
    nameOf: (place) => items[place] && renderTile(items[place]).name,
  })

  const fullRows = Math.ceil(count / columns)
  const rowCount = loading ? fullRows + (count === 0 ? inSight : 1) : fullRows
  const kept = Math.floor(at / columns)
  const { rows, view, onScroll } = useRowWindow({ count: rowCount, inSight, spare, kept })
  useNearEnd((rows.at(-1) ?? 0) + spare >= fullRows - 1, `${first} ${count}`, count > 0 ? onNearEnd : undefined)
  const { pitch, offset, viewport } = view
  const end = Math.min(count, Math.ceil((offset + viewport) / pitch) * columns)
  useShown(Math.floor(offset / pitch) * columns, end, first, onShown)

  const drawCell = (place: number) => {
    const item = items[place]
    if (item === undefined) return loading && <Skeleton key={place} shape="tile" />
    return (
      <div key={itemKey(item)} role="gridcell" aria-colindex={(place % columns) + 1} className={cx(reset, s.cell)}>
        <Tile {...renderTile(item)} {...focus.ofTile(place)} onClick={() => onSelect(item)} />
      </div>
    )
  }
  return (
    <div
      ref={ref}
      onScroll={onScroll}
      className={cx(reset, s.scroller, fixedHeight && s.fixedHeight, count === 0 && loading && s.still)}
    >
      {rowCount === 0 ? (
        <div className={cx(reset, s.words)}>{empty}</div>
      ) : (
        <div
          ref={grid}
          id={combobox?.id}
          {...(count > 0 && { role: 'grid', 'aria-label': label, 'aria-colcount': columns })}
          aria-rowcount={count === 0 ? undefined : loading || onNearEnd ? -1 : rowCount}
          onKeyDown={focus.onKeyDown}
          className={cx(reset, s.rows)}
          style={own(s.rowCount, rowCount)}
        >
          {rows.map((row) => (
            <div
              key={row}
              {...(row < fullRows ? { role: 'row', 'aria-rowindex': row + 1 } : { 'aria-hidden': true })}
              className={cx(reset, s.row, s.columns[columns])}
              style={own(s.rowIndex, row)}
            >
              {Array.from({ length: columns }, (_, column) => drawCell(row * columns + column))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** Tells once for each page; `page` changes when there are other items. */
function useNearEnd(isNear: boolean, page: string, onNearEnd: (() => void) | undefined) {
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (!isNear || !onNearEnd || told.current === page) return
    told.current = page
    onNearEnd()
  })
}

/** Tells of the places in sight, again when they are others or begin with another item. */
function useShown(from: number, to: number, first: string, onShown: GridProps<unknown>['onShown']) {
  const tell = useRef(onShown)
  useEffect(() => {
    tell.current = onShown
  })
  useEffect(() => {
    if (to > from) tell.current?.(from, to)
  }, [from, to, first])
}
