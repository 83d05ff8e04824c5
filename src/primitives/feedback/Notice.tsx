'use client'
import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { Button } from '../actions/Button'
import { cx } from '../shared/props'
import { ownEscape } from '../overlays/escape'
import { Icon } from '../images/Icon'
import { IconButton } from '../actions/IconButton'
import * as s from './Notice.css'
import { Spinner } from './Spinner'
import { hidden } from './Spinner.css'
import { Text } from '../text/Text'
import { reset } from '../theme/reset.css'

/** Props of `Notice`. */
export interface NoticeProps {
  /** Colour and sign: a plain hint, a success, a warning, a failure, or a wait with a spinner. */
  tone: 'info' | 'success' | 'warning' | 'error' | 'loading'
  /** A short first line, set stronger. */
  title?: string | undefined
  /** The sentence. */
  children?: ReactNode
  /** A button below the words. */
  action?: { readonly label: string; readonly onClick: () => void } | undefined
  /** Shows the button that takes it away. */
  onDismiss?: (() => void) | undefined
  /** Accessible name of that button. */
  dismissLabel?: string | undefined
  /** The pointer or the focus is on it: what goes by itself has to wait. */
  onPause?: (() => void) | undefined
  /** Neither is any more. */
  onResume?: (() => void) | undefined
  /** The message has ended: the notice keeps its room, so that nothing below it moves, and shows nothing. */
  isOver?: boolean | undefined
  /** Lies over the head of the card, under its header, instead of taking a place in it. */
  floating?: boolean | undefined
}

const inks: Partial<Record<NoticeProps['tone'], string>> = s.ink
const icons = { info: 'info', success: 'check', warning: 'warning', error: 'error' } as const

/** A sentence about what happened, with a sign of its own; whether it is read aloud is up to the owner. */
export function Notice({
  tone,
  title,
  children,
  action,
  onDismiss,
  dismissLabel = '',
  onPause,
  onResume,
  isOver,
  floating,
}: NoticeProps) {
  const onPointerLeave = ({ currentTarget }: PointerEvent) => currentTarget.matches(':focus-within') || onResume?.()
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget.contains(relatedTarget) || currentTarget.matches(':hover') || onResume?.()
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss?.()
  return (
    <div
      className={cx(reset, s.root, s.tone[tone], isOver && hidden, floating && s.floating)}
      {...(onDismiss && { ...ownEscape, onKeyDown })}
      onPointerEnter={onPause}
      onPointerLeave={onPointerLeave}
      onFocus={onPause}
      onBlur={onBlur}
    >
      <span className={cx(reset, s.icon, inks[tone])}>
        {tone === 'loading' ? <Spinner /> : <Icon name={icons[tone]} />}
      </span>
      <div className={cx(reset, s.words)}>
        {title && <Text weight="medium">{title}</Text>}
        <Text as="div" tone={title ? 'muted' : 'default'}>
          {children}
        </Text>
        {action && (
          <span className={cx(reset, s.action)}>
            <Button tone="raised" size="s" onClick={() => action.onClick()}>
              {action.label}
            </Button>
          </span>
        )}
      </div>
      {onDismiss && (
        <span className={cx(reset, s.dismiss)}>
          <IconButton icon="close" size="s" label={dismissLabel} onClick={() => onDismiss()} />
        </span>
      )}
    </div>
  )
}
