'use client'
import { useState, type FocusEvent, type ReactNode } from 'react'
import { cx } from '../shared/props'
import * as s from './List.css'
import { reset } from '../theme/reset.css'
import { own, useRowWindow } from './useRowWindow'

/** Props of `List`. */
export interface ListProps<Item> {
  /** Accessible name of the list. */
  label: string
  /** The items in their order. */
  items: readonly Item[]
  /** Returns a key that is unique in the list. */
  itemKey: (item: Item) => string
  /** A `ListItem`, or another row of its height. */
  renderItem: (item: Item) => ReactNode
  /** Shown when there are no items. */
  empty?: ReactNode
}

const plainLimit = 30
const spare = 4

/** Rows under each other; a long list scrolls by itself and draws only what is near. */
export function List<Item>({ empty, ...props }: ListProps<Item>): ReactNode {
  if (props.items.length === 0) return empty
  return props.items.length > plainLimit ? <LongList {...props} /> : <PlainList {...props} />
}

function PlainList<Item>({ label, items, itemKey, renderItem }: ListProps<Item>) {
  return (
    <ul role="list" aria-label={label} className={cx(reset, s.list)}>
      {items.map((item) => (
        <li key={itemKey(item)} className={cx(reset, s.item)}>
          {renderItem(item)}
        </li>
      ))}
    </ul>
  )
}

function LongList<Item>({ label, items, itemKey, renderItem }: ListProps<Item>) {
  const count = items.length
  const [kept, setKept] = useState<number>()
  const { rows, onScroll } = useRowWindow({ count, inSight: 7, spare, kept })

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = event.target.closest('li')?.getAttribute('aria-posinset')
    setKept(place ? Number(place) - 1 : undefined)
  }
  return (
    <div className={cx(reset, s.scroller)} onScroll={onScroll} onFocus={onFocus} onBlur={() => setKept(undefined)}>
      <ul role="list" aria-label={label} className={cx(reset, s.long)} style={own(s.count, count)}>
        {rows.map((index) => {
          const item = items[index]
          return (
            item !== undefined && (
              <li
                key={itemKey(item)}
                aria-setsize={count}
                aria-posinset={index + 1}
                className={cx(reset, s.placed)}
                style={own(s.index, index)}
              >
                {renderItem(item)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
