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
  type ElementType,
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
import { isUnderLayer } from './isUnderLayer'
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
  const [shown, setShown] = useState(() => ({ open, leaving: false, count: 0, isOnTop: open && isUnderLayer() }))
  if (shown.open !== open)
    // While it moves away it is a layer itself, and is where it was.
    setShown({ ...shown, open, leaving: !open, isOnTop: open && !shown.leaving ? isUnderLayer() : shown.isOnTop })
  const [late, setLate] = useState<typeof import('./topLayer.late')>()
  const waits = shown.isOnTop && !late
  useEffect(() => {
    if (waits) import('./topLayer.late').then(setLate, () => setShown((last) => ({ ...last, isOnTop: false })))
  }, [waits])
  const { isOnTop, count } = shown
  const top = isOnTop ? late : undefined
  // Another one for each layer.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const home = useMemo(() => top?.findHome(), [top, count])
  const isShown = open || shown.leaving
  if (waits || (!isShown && !(keepMounted && Activity)) || typeof document === 'undefined') return null
  // Each opening begins anew.
  const again = (isStill: boolean) => setShown({ open, leaving: false, count: count + 1, isOnTop: isStill && isOnTop })
  const onLeft = () => {
    again(false)
    onExitComplete?.()
  }
  const layer = (
    <Layer
      key={count}
      {...props}
      open={open}
      isShown={isShown}
      Overlay={top?.TopOverlay}
      home={home}
      onHomeGone={() => again(true)}
      onLeft={onLeft}
    />
  )
  return createPortal(
    <ThemeRoot>{Activity ? <Activity mode={isShown ? 'visible' : 'hidden'}>{layer}</Activity> : layer}</ThemeRoot>,
    container ?? home ?? document.body,
    // What was drawn ahead may have been hidden or made inert by the layer of the host.
    isOnTop ? `${count}` : 'page',
  )
}

interface LayerProps extends Omit<DialogProps, 'container' | 'keepMounted' | 'onExitComplete'> {
  isShown: boolean
  /** It is a modal `dialog` in the top layer of the browser, as something of the host's is open. */
  Overlay: ElementType | undefined
  /** The layer of the host that it is inside of. */
  home: Element | undefined
  onHomeGone: () => void
  onLeft: () => void
}

function Layer({
  open,
  isShown,
  Overlay = 'div',
  home,
  onHomeGone,
  onDismiss,
  labelledBy,
  shakeCount = 0,
  initialFocus,
  returnFocus,
  children,
  onLeft,
}: LayerProps) {
  const overlay = useRef<HTMLDialogElement & HTMLDivElement>(null)
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
  const isOnTop = Overlay !== 'div'
  // What is drawn ahead is no dialog yet.
  const name = { role: isShown ? 'dialog' : undefined, 'aria-labelledby': labelledBy }
  return (
    <Root open={open} onOpenChange={(next) => next || onDismiss()}>
      <Overlay
        ref={overlay}
        className={cx(reset, s.overlay)}
        data-state={open ? 'open' : 'closed'}
        onAnimationEnd={onAnimationEnd}
        {...(isOnTop && { ...name, open, onDismiss, home, onHomeGone, onShow: focus.keepOpener })}
      >
        <Content
          forceMount
          {...(isOnTop ? { role: undefined, 'aria-labelledby': undefined } : name)}
          aria-modal={(isShown && !isOnTop) || undefined}
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
      </Overlay>
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
