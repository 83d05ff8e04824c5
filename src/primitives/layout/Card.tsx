'use client'
import type { ReactNode } from 'react'
import * as s from './Card.css'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'

/** Props of `Card`. */
export interface CardProps {
  /** A `Header`, above the content. */
  header?: ReactNode
  /** The content; the card pads it by 16 px and puts 12 px between its parts. */
  children?: ReactNode
  /** Stays in sight while the content scrolls. */
  footer?: ReactNode
}

/** The surface of a view, as wide as the theme's card width. */
export function Card({ header, children, footer }: CardProps) {
  return (
    <div className={cx(reset, s.root)}>
      {header}
      <div className={cx(reset, s.body)}>{children}</div>
      {footer && <div className={cx(reset, s.footer)}>{footer}</div>}
    </div>
  )
}
