'use client'
import type { ReactNode } from 'react'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './ImageBadge.css'

/** Props of `ImageBadge`. */
export interface ImageBadgeProps {
  /** The large image: an `Avatar`, a `RemoteImage`. */
  children: ReactNode
  /** The small one over its corner: a round `RemoteImage` of 24 px. */
  badge: ReactNode
}

/** An image with a smaller one over its corner: an account and the network it is on. */
export function ImageBadge({ children, badge }: ImageBadgeProps) {
  return (
    <span className={cx(reset, s.root)}>
      {children}
      <span className={cx(reset, s.badge)}>{badge}</span>
    </span>
  )
}
