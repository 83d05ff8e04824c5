'use client'
import { useCallback, useState } from 'react'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'

const allowed = /^(https?:|data:image\/)/i

/** The `<img>` of an address; false where it may not be asked for, or did not load. */
export function useLoadable(src: string | undefined, className: string) {
  const [failed, setFailed] = useState<string>()
  // An image of the server's markup may have failed before anyone listened.
  const settle = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && !image.naturalWidth) setFailed(src)
    },
    [src],
  )
  return (
    allowed.test(src ?? '') &&
    failed !== src && (
      <img
        src={src}
        alt=""
        ref={settle}
        decoding="async"
        draggable={false}
        referrerPolicy="no-referrer"
        onError={() => setFailed(src)}
        className={cx(reset, className)}
      />
    )
  )
}
