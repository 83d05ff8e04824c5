'use client'
import { cx, type Passed } from '../shared/props'
import * as s from './Icon.css'
import { icons, type IconName } from './icons'
import { reset } from '../theme/reset.css'

interface IconOwnProps {
  /** Which drawing; those that point along the line turn around in right-to-left. */
  name: IconName
  /** 16, 20 or 24 px. */
  size?: 's' | 'm' | 'l' | undefined
}

/** Props of `Icon`, with those of a `svg`. */
export type IconProps = Passed<'svg', IconOwnProps>

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, size = 'm', ...rest }: IconProps) {
  const isDirected = name === 'back' || name === 'chevron' || name === 'external'
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      {...rest}
      className={cx(reset, s.root, s.size[size], isDirected && s.directed)}
    >
      <path d={icons[name]} />
    </svg>
  )
}
