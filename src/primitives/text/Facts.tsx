'use client'
import type { ReactNode } from 'react'
import { cx } from '../shared/props'
import * as s from './Facts.css'
import { reset } from '../theme/reset.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** The value is a nested `Facts`: it is drawn below its label, indented. */
  readonly isBranch?: boolean | undefined
}

export interface FactsProps {
  items: readonly Fact[]
}

/** Labels and values, like the lines of a receipt (a description list). */
export function Facts({ items }: FactsProps) {
  return (
    <dl className={cx(reset, s.root)}>
      {items.map(({ label, value, isBranch }, index) => (
        <div key={index} className={cx(reset, s.row)}>
          <dt className={cx(reset, s.label)}>{label}</dt>
          <dd className={cx(reset, s.value, isBranch && s.inner)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
