'use client'
import type { ReactNode } from 'react'
import { cx } from '../shared/props'
import * as s from './DescriptionList.css'
import { reset } from '../theme/reset.css'

/** A label with its value. */
export interface DescriptionItem {
  readonly label: string
  readonly value: ReactNode
  /** The value is a nested `DescriptionList`: it is drawn below its label, indented. */
  readonly isNested?: boolean | undefined
}

/** Props of `DescriptionList`. */
export interface DescriptionListProps {
  /** The items in their order. */
  items: readonly DescriptionItem[]
}

/** Labels and values, like the lines of a receipt (a description list). */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={cx(reset, s.root)}>
      {items.map(({ label, value, isNested }, index) => (
        <div key={index} className={cx(reset, s.row)}>
          <dt className={cx(reset, s.label)}>{label}</dt>
          <dd className={cx(reset, s.value, isNested && s.inner)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
