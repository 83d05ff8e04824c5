'use client'
import { cx } from '../shared/props'
import * as s from './Illustration.css'
import type { Drawing } from './drawings'
import { reset } from '../theme/reset.css'

/** Illustrations that a first opening may show; the others are in `drawings`. */
export const illustrations = {
  wallet: {
    quiet: 'M31 76V46a17 17 0 0 1 34 0v30M37 76V46a11 11 0 0 1 22 0v30M22 76h52',
    lit: 'M48 52v14m-7-7h14',
  },
  broken: {
    quiet:
      'M31 76V46a17 17 0 0 1 14-16.7M51 29.3A17 17 0 0 1 65 46v8m0 8v14M22 76h20m8 0h24M37 76V46a11 11 0 0 1 22 0v30',
    lit: 'm68 31 4-4m-1 12h6M62 24v-5',
  },
}

/** The drawings that have a name. */
export type IllustrationName = keyof typeof illustrations

/** Props of `Illustration`. */
export interface IllustrationProps {
  /** Which drawing stands in the arch: by its name, or one of `drawings`. */
  name: IllustrationName | Drawing
}

/** A small line drawing for where there is nothing yet: always the same arch, with what it is about in it. */
export function Illustration({ name }: IllustrationProps) {
  const { quiet, lit } = typeof name === 'string' ? illustrations[name] : name
  return (
    <svg viewBox="0 0 96 96" aria-hidden className={cx(reset, s.root)}>
      <circle data-ground="" cx={48} cy={48} r={44} />
      <path d={quiet} />
      <path data-lit="" d={lit} />
    </svg>
  )
}
