'use client'
import { cx } from './cx'
import * as s from './Skeleton.css'
import { reset } from './theme/reset.css'

export interface SkeletonProps {
  /** A line of type, a large amount, a 40 px circle or image, or a whole row of a list. */
  shape?: 'text' | 'amount' | 'circle' | 'image' | 'row' | undefined
}

/** The exact place of what will come. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  if (shape !== 'row') return <span aria-hidden className={cx(reset, s.root, s.shape[shape])} />
  return (
    <span aria-hidden className={cx(reset, s.row)}>
      <Skeleton shape="image" />
      <span className={cx(reset, s.lines)}>
        <span className={cx(reset, s.root, s.shape.text, s.short)} />
        <span className={cx(reset, s.root, s.shape.text, s.shorter)} />
      </span>
    </span>
  )
}
