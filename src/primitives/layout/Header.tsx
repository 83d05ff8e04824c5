'use client'
import { useState, type Ref } from 'react'
import { cx } from '../shared/props'
import * as s from './Header.css'
import { IconButton } from '../actions/IconButton'
import { reset } from '../theme/reset.css'

/** Props of `Header`. */
export interface HeaderProps {
  /** The heading, on one line; what does not fit ends in an ellipsis. */
  title: string
  /** Id of the heading, for `aria-labelledby`. */
  titleId?: string | undefined
  /** The heading, which takes the focus when the view changes. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Shows the back button. */
  onBack?: (() => void) | undefined
  /** Accessible name of the back button. */
  backLabel?: string | undefined
  /** Shows the close button. */
  onClose?: (() => void) | undefined
  /** Accessible name of the close button. */
  closeLabel?: string | undefined
}

/** The title of a view between the back and the close button; a new title fades in over the old one. */
export function Header({ title, titleId, titleRef, onBack, backLabel = '', onClose, closeLabel = '' }: HeaderProps) {
  const [shown, setShown] = useState<{ title: string; last?: string | undefined }>({ title })
  if (shown.title !== title) setShown({ title, last: shown.title })
  const hasChanged = shown.last !== undefined
  return (
    <div className={cx(reset, s.root)}>
      {onBack && <IconButton icon="back" label={backLabel} onClick={() => onBack()} />}
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className={cx(reset, s.title)}>
        <span key={title} title={title} className={cx(reset, s.words, hasChanged && s.arriving)}>
          {title}
        </span>
        {hasChanged && shown.last !== '' && (
          <span
            key={`${shown.last} `}
            aria-hidden
            className={cx(reset, s.words, s.leaving)}
            onAnimationEnd={() => setShown({ title, last: '' })}
          >
            {shown.last}
          </span>
        )}
      </h2>
      {onClose && (
        <span className={cx(reset, s.close)}>
          <IconButton icon="close" label={closeLabel} onClick={() => onClose()} />
        </span>
      )}
    </div>
  )
}
