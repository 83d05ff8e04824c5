'use client'
import type { ReactNode } from 'react'
import * as card from './Card.css'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './WideCard.css'

/** Props of `WideCard`. */
export interface WideCardProps {
  /** A `Header` above the list, whose title stands at its start. */
  asideHeader?: ReactNode
  /** The list of choices; the row that is shown beside it has `aria-current`. */
  aside: ReactNode
  /** A `Header`, above the content. */
  header?: ReactNode
  /** The content of the choice; in the middle of its pane where it is lower. */
  children?: ReactNode
  /** Below both, in sight while they scroll. */
  footer?: ReactNode
}

/** A card of two panes, twice as wide as a `Card`: a list, and beside it what is told of it. */
export function WideCard({ asideHeader, aside, header, children, footer }: WideCardProps) {
  return (
    <div className={cx(reset, card.root, s.root)}>
      <div className={cx(reset, s.panes)}>
        <div className={cx(reset, s.pane, s.aside)}>
          {asideHeader}
          <div className={cx(reset, card.body)}>{aside}</div>
        </div>
        <div className={cx(reset, s.pane)}>
          {header}
          <div className={cx(reset, card.body, s.body)}>{children}</div>
        </div>
      </div>
      {footer && <div className={cx(reset, card.footer)}>{footer}</div>}
    </div>
  )
}
