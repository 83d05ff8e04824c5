'use client'
import { Content, Root } from '@radix-ui/react-dialog'
import * as React from 'react'
import {
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  type ActivityProps,
  type AnimationEvent,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../shared/props'
import * as s from './Dialog.css'
import { isOwnEscape } from './escape'
import { afterPaint, scrollLock } from './scrollLock'
import { reset } from '../theme/reset.css'
import { ThemeRoot } from '../theme/ThemeRoot'
import { layOutAhead } from './layOutAhead'
import { useFocusReturn } from './useFocusReturn'
import { useSheetPull } from './useSheetPull'

// React 18 has none, and bundlers warn of an import that is not there; they do not look into what is read in this way.
const Activity = Reflect.get(React, 'Activity') as ComponentType<ActivityProps> | undefined

/** Props of `Dialog`. */
export interface DialogProps {
  /** Whether it is shown; on closing it stays until it has moved away. */
  open: boolean
  /** Escape, a click outside, a sheet pulled down: the owner decides whether that closes it. */
  onDismiss: () => void
  /** Id of the heading: it names the dialog and takes the focus when it opens. */
  labelledBy: string
  /** Counts refused attempts to close; each change shakes the panel for 500 ms. */
  shakeCount?: number | undefined
  /** Takes the focus on opening instead of the heading. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Where the focus goes after closing; by default to what had it before. */
  returnFocus?: (() => HTMLElement | null) | undefined
  /** Where the dialog is put; the body of the page by default. */
  container?: Element | null | undefined
  /** Called once it has moved away. */
  onExitComplete?: (() => void) | undefined
  /** Draws what is inside ahead of each opening, hidden and without effects; where React has no `Activity` it is ignored. */
  keepMounted?: boolean | undefined
  /** A `Card`. */
  children?: ReactNode
}

/** A modal layer over the page: on a phone a sheet at its foot. */
export function Dialog({ open, keepMounted, container, onExitComplete, ...props }: DialogProps) {
  const [shown, setShown] = useState({ open, leaving: false, count: 0 })
  if (shown.open !== open) setShown({ ...shown, open, leaving: !open })
  const isShown = open || shown.leaving
  if ((!isShown && !(keepMounted && Activity)) || typeof document === 'undefined') return null
  // Each opening begins anew.
  const onLeft = () => {
    setShown({ open, leaving: false, count: shown.count + 1 })
    onExitComplete?.()
  }
  const layer = <Layer key={shown.count} {...props} open={open} isShown={isShown} onLeft={onLeft} />
  return createPortal(
    <ThemeRoot>{Activity ? <Activity mode={isShown ? 'visible' : 'hidden'}>{layer}</Activity> : layer}</ThemeRoot>,
    container ?? document.body,
  )
}

interface LayerProps extends Omit<DialogProps, 'container' | 'keepMounted' | 'onExitComplete'> {
  isShown: boolean
  onLeft: () => void
}

function Layer({
  open,
  isShown,
  onDismiss,
  labelledBy,
  shakeCount = 0,
  initialFocus,
  returnFocus,
  children,
  onLeft,
}: LayerProps) {
  const overlay = useRef<HTMLDivElement>(null)
  const focus = useFocusReturn(() => initialFocus?.current ?? document.getElementById(labelledBy), returnFocus)
  const pull = useSheetPull(onDismiss)

  const lock = useMemo(() => (open ? scrollLock(document.documentElement) : undefined), [open])
  // Of what is hidden, this is the one kind of effect that runs.
  useInsertionEffect(() => (isShown ? lock?.() : layOutAhead(labelledBy)), [isShown, lock, labelledBy])
  useEffect(() => {
    // Where a host has taken all animations away, none will end.
    const look = () => overlay.current && getComputedStyle(overlay.current).animationName === 'none' && onLeft()
    if (!open) afterPaint(look)
  })

  const onAnimationEnd = (event: AnimationEvent) => {
    if (!open && event.target === overlay.current) onLeft()
  }
  return (
    <Root open={open} onOpenChange={(next) => next || onDismiss()}>
      <div
        ref={overlay}
        className={cx(reset, s.overlay)}
        data-state={open ? 'open' : 'closed'}
        onAnimationEnd={onAnimationEnd}
      >
        <Content
          forceMount
          role={isShown ? 'dialog' : undefined}
          aria-modal
          aria-labelledby={labelledBy}
          aria-describedby={undefined}
          onOpenAutoFocus={focus.onOpen}
          onCloseAutoFocus={focus.onClose}
          onEscapeKeyDown={(event) => isOwnEscape(event) && event.preventDefault()}
          ref={useShake(shakeCount)}
          className={cx(reset, s.panel)}
        >
          <div className={cx(reset, s.grabber)} {...pull}>
            <span className={cx(reset, s.grip)} />
          </div>
          {children}
        </Content>
      </div>
    </Root>
  )
}

/** The panel, which shakes when the count changes. */
function useShake(count: number) {
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef(count)
  useEffect(() => {
    if (last.current === count) return
    last.current = count
    // Without this code the refusal is said aloud all the same.
    import('./sheet.late').then(({ shake }) => shake(panel.current), Boolean)
  }, [count])
  return panel
}
