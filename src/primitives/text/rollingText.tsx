'use client'
import { useState, type ReactElement } from 'react'
import { cx } from '../shared/props'
import { reset } from '../theme/reset.css'
import { changedDigits } from './changedDigits'
import * as s from './RollingText.css'

/** Props of `RollingText`. */
export interface RollingTextProps {
  /** An amount, or a part of one. */
  children: string
}

/** Text whose digits roll to others when it changes; at rest it is text alone, so that it is read and copied as one. */
export function RollingText({ children: text }: RollingTextProps): ReactElement {
  const [shown, setShown] = useState({ text, last: text })
  if (shown.text !== text) setShown({ text, last: shown.text })
  // Bare text is safe here: its parents have `translate="no"`.
  if (shown.last === text) return <>{text}</>
  const rest = () => setShown({ text, last: text })
  return (
    <>
      {changedDigits(shown.last, text).map(({ text: character, last }, index) =>
        last === undefined ? (
          character
        ) : (
          <span key={`${text} ${index}`} data-last={last} className={cx(reset, s.place)}>
            <span className={cx(reset, s.digit)} onAnimationEnd={rest}>
              {character}
            </span>
          </span>
        ),
      )}
    </>
  )
}
