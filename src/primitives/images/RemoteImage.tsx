'use client'
import { cx } from '../shared/props'
import * as s from './RemoteImage.css'
import { reset } from '../theme/reset.css'
import { useLoadable } from './useLoadable'

/** Props of `RemoteImage`. */
export interface RemoteImageProps {
  /** Address of the image; anything but http(s) and image data is not asked for. */
  src?: string | undefined
  /** Alternative text; leave it out where the name stands beside the image. */
  alt?: string | undefined
  /** Its first letter stands in for a missing image. */
  name: string
  /** 24, 40 or 80 px; in a tile of a grid 48. */
  size?: 's' | 'm' | 'tile' | 'l' | undefined
  /** Wallets are rounded squares, networks are circles. */
  shape?: 'wallet' | 'network' | undefined
  /** True draws a ring that turns, false lets it settle; left out: no ring. */
  busy?: boolean | undefined
  /** Draws the ring in the colour of a failure. */
  tone?: 'error' | undefined
}

/** An image from elsewhere in a box of fixed size, with a letter in its place until there is one. */
export function RemoteImage({ src, alt, name, size = 'm', shape = 'wallet', busy, tone }: RemoteImageProps) {
  const image = useLoadable(src, s.image)
  const hasRing = (busy ?? tone) !== undefined
  const words = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span {...words} className={cx(reset, s.root, s.size[size], shape === 'network' && s.round, hasRing && s.ringed)}>
      {image || <span className={reset}>{[...name.trim()][0]?.toUpperCase()}</span>}
      <span className={cx(reset, s.edge)} />
      {hasRing && <Ring size={size} shape={shape} isTurning={!!busy && !tone} tone={tone} />}
    </span>
  )
}

interface RingProps {
  size: 's' | 'm' | 'tile' | 'l'
  shape: 'wallet' | 'network'
  isTurning: boolean
  tone: 'error' | undefined
}

const sides = { s: 24, m: 40, tile: 48, l: 80 }

/** Follows the outline of the image, 8 px outside it. */
function Ring({ size, shape, isTurning, tone }: RingProps) {
  const side = sides[size] + 14
  const color = tone ? s.refused : !isTurning && s.settled
  return (
    <svg
      viewBox={`-1 -1 ${side + 2} ${side + 2}`}
      data-turning={isTurning || undefined}
      className={cx(reset, s.ring, color)}
    >
      <rect
        width={side}
        height={side}
        rx={shape === 'network' ? side / 2 : undefined}
        pathLength={100}
        strokeDasharray={isTurning ? '28 72' : '100 0'}
        className={shape === 'network' ? undefined : s.corners[size]}
      />
    </svg>
  )
}
