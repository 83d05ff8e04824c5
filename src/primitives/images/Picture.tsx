'use client'
import { cx } from '../shared/props'
import * as s from './Picture.css'
import { reset } from '../theme/reset.css'
import { useLoadable } from './useLoadable'

/** Props of `Picture`. */
export interface PictureProps {
  /** Address of the picture; anything but http(s) and image data is not asked for. */
  src?: string | undefined
  /** Name of the subject; its first letter replaces a missing picture. */
  name: string
}

/** A picture from elsewhere, whole, in a square as wide as what is around it; a letter until there is one. */
export function Picture({ src, name }: PictureProps) {
  const image = useLoadable(src, s.image)
  return (
    <span role="img" aria-label={name} className={cx(reset, s.root)}>
      <span className={reset}>{[...name.trim()][0]?.toUpperCase()}</span>
      {image}
    </span>
  )
}
