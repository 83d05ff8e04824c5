'use client'
import { useCallback, useState } from 'react'
import { cx } from '../shared/props'
import * as s from './Picture.css'
import { reset } from '../theme/reset.css'

/** Props of `Picture`. */
export interface PictureProps {
  /** Address of the picture; anything but http(s) and image data is not asked for. */
  src?: string | undefined
  /** What it shows; its first letter stands in for a missing picture. */
  name: string
}

const allowed = /^(https?:|data:image\/)/i

/** A picture from elsewhere, whole, in a square as wide as what is around it; a letter while there is none. */
export function Picture({ src, name }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = src !== undefined && allowed.test(src) && failed !== src
  const settle = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src)
    },
    [src],
  )
  return (
    <span role="img" aria-label={name} className={cx(reset, s.root)}>
      <span className={reset}>{[...name.trim()][0]?.toUpperCase()}</span>
      {isShown && (
        <img
          src={src}
          alt=""
          ref={settle}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className={cx(reset, s.image)}
        />
      )}
    </span>
  )
}
