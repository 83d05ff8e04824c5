'use client'
import type { ReactNode } from 'react'
import { cx } from '../shared/props'
import * as s from './ImagePair.css'
import { reset } from '../theme/reset.css'

/** Props of `ImagePair`. */
export interface ImagePairProps {
  /** Stands at the start, such as the wallet. */
  first: ReactNode
  /** Stands at the end, such as the app. */
  second: ReactNode
  /** While true a dot travels from one image to the other. */
  busy?: boolean | undefined
}

/** Two images side by side, for instance wallet and app. */
export function ImagePair({ first, second, busy }: ImagePairProps) {
  return (
    <div className={cx(reset, s.root)}>
      {first}
      <span aria-hidden className={cx(reset, s.track)}>
        <span data-moving={busy || undefined} className={cx(reset, s.dot)} />
      </span>
      {second}
    </div>
  )
}
