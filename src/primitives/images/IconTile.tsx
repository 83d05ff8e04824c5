'use client'
import { cx } from '../shared/props'
import { Icon } from './Icon'
import type { IconName } from './icons'
import * as s from './IconTile.css'
import { reset } from '../theme/reset.css'

/** Props of `IconTile`. */
export interface IconTileProps {
  /** Which icon stands in the tile. */
  name: IconName
}

/** An icon in the place and shape of a wallet's image, for rows that are about something else. */
export function IconTile({ name }: IconTileProps) {
  return (
    <span className={cx(reset, s.root)}>
      <Icon name={name} />
    </span>
  )
}
