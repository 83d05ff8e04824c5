'use client'
import { cx } from '../shared/props'
import * as s from './Skeleton.css'
import { reset } from '../theme/reset.css'

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** A line of type, a large amount, a 40 px circle or image, a row of a list, a tile of a grid. */
  shape?: 'text' | 'amount' | 'circle' | 'image' | 'row' | 'tile' | undefined
}

/** The exact place of what will come. */
export function Skeleton({ shape = 'text' }: SkeletonProps) {
  if (shape === 'tile')
    return (
      <span aria-hidden className={cx(reset, s.tile)}>
        <span className={cx(reset, s.root, s.tileImage)} />
        <span className={cx(reset, s.root, s.shape.text, s.tileName)} />
      </span>
    )
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
