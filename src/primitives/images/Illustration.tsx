'use client'
import { cx } from '../shared/props'
import * as s from './Illustration.css'
import { reset } from '../theme/reset.css'

/** What stands in the arch; the stroke that matters is in the accent. */
export const illustrations = {
  wallet: {
    quiet: 'M31 76V46a17 17 0 0 1 34 0v30M37 76V46a11 11 0 0 1 22 0v30M22 76h52',
    lit: 'M48 52v14m-7-7h14',
  },
  network: {
    quiet: 'M31 76V46a17 17 0 0 1 34 0v30M22 76h52M48 47v7m-8 7v-3a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v3',
    lit: 'M48 41a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm-8 20a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm16 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  broken: {
    quiet:
      'M31 76V46a17 17 0 0 1 14-16.7M51 29.3A17 17 0 0 1 65 46v8m0 8v14M22 76h20m8 0h24M37 76V46a11 11 0 0 1 22 0v30',
    lit: 'm68 31 4-4m-1 12h6M62 24v-5',
  },
  search: {
    quiet: 'M31 76V46a17 17 0 0 1 34 0v30M22 76h52',
    lit: 'M47 46a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm11 19-5-5',
  },
}

/** The drawings there are. */
export type IllustrationName = keyof typeof illustrations

/** A small line drawing for where there is nothing yet: always the same arch, with what it is about in it. */
export function Illustration({
  name,
}: {
  /** Which drawing stands in the arch. */
  name: IllustrationName
}) {
  const { quiet, lit } = illustrations[name]
  return (
    <svg viewBox="0 0 96 96" aria-hidden className={cx(reset, s.root)}>
      <circle data-ground="" cx={48} cy={48} r={44} />
      <path d={quiet} />
      <path data-lit="" d={lit} />
    </svg>
  )
}
