'use client'
import { useState } from 'react'
import * as s from './Avatar.css'
import { avatarTints } from './avatarTints'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'

/** Props of `Avatar`. */
export interface AvatarProps {
  /** The address that the picture is generated from; the same address always gives the same picture. */
  address: string
  /** Address of a picture that the account has chosen; it replaces the generated one. */
  src?: string | undefined
  /** 20, 40 or 64 px. */
  size?: 's' | 'm' | 'l' | undefined
}

/** Picture generated from an address: five tints, lit from the upper right. */
export function Avatar({ address, src, size = 'm' }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const isShown = src !== undefined && /^(https?:|data:image\/)/i.test(src) && failed !== src
  return (
    <span aria-hidden className={cx(reset, s.root, s.size[size])}>
      {isShown ? (
        <img
          src={src}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className={cx(reset, s.image)}
        />
      ) : (
        <svg viewBox="0 0 64 64" className={cx(reset, s.image)}>
          {/* Presentation attributes: they need no style, which a strict CSP would refuse. */}
          {avatarTints(address).map((tint, step) => (
            <circle key={tint + step} cx={32 + step * 4} cy={32 - step * 4} r={46 - step * 9.5} fill={tint} />
          ))}
        </svg>
      )}
    </span>
  )
}
