'use client'
import { forwardRef, type ReactNode } from 'react'
import { cx, type Passed } from '../shared/props'
import { Icon } from '../images/Icon'
import type { IconName } from '../images/icons'
import { reset } from '../theme/reset.css'
import * as s from './Tile.css'
import { VisuallyHidden } from '../text/VisuallyHidden'

/** A small sign on the image, with the word it stands for. */
export interface TileMark {
  icon: IconName
  label: string
  /** Success stands at the foot of the image, quiet at its head. */
  tone: 'success' | 'quiet'
}

/** Props that only `Tile` has. */
export interface TileOwnProps {
  /** 48 px. */
  image: ReactNode
  /** At most two lines. */
  name: string
  /** At most one of each tone; their words are a part of the name that is heard. */
  marks?: readonly TileMark[] | undefined
}

/** Props of `Tile`, with those of a `button`. */
export type TileProps = Passed<'button', TileOwnProps>

/** A selectable image above its name, for grids. */
export const Tile = forwardRef<HTMLButtonElement, TileProps>(function Tile({ image, name, marks = [], ...rest }, ref) {
  return (
    <button type="button" {...rest} ref={ref} className={cx(reset, s.root)}>
      <span className={cx(reset, s.image)}>
        {image}
        {marks.map(({ icon, label, tone }) => (
          <span key={tone} aria-hidden title={label} className={cx(reset, s.mark, s.tone[tone])}>
            <Icon name={icon} size="s" />
          </span>
        ))}
      </span>
      <span dir="auto" translate="no" title={name} className={cx(reset, s.name)}>
        {name}
      </span>
      {marks.map(({ tone, label }) => (
        <VisuallyHidden key={tone}>{label}</VisuallyHidden>
      ))}
    </button>
  )
})
