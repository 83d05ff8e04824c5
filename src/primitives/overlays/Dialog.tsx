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
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../shared/props'
import * as s from './Dialog.css'
import type { DialogProps, LayerParts } from './dialogProps'
import { isOwnEscape } from './escape'
import { afterPaint, scrollLock } from './scrollLock'
import { reset } from '../theme/reset.css'
import { ThemeRoot } from '../theme/ThemeRoot'
import { isUnderLayer } from './isUnderLayer'
import { layOutAhead } from './layOutAhead'
import { useFocusReturn } from './useFocusReturn'
import { useSheetPull } from './useSheetPull'

export type { DialogProps } from './dialogProps'

// React 18 has none, and bundlers warn of an import that is not there; they do not look into what is read in this way.
const Activity = Reflect.get(React, 'Activity') as ComponentType<ActivityProps> | undefined

/** A modal layer over the page: on a phone a sheet at its foot. */
export function Dialog({ open, keepMounted, container, onExitComplete, ...props }: DialogProps) {
  const [shown, setShown] = useState({ open: false, leaving: false, count: 0, isUnder: false })
  // A server has none.
  const page: Document | undefined = globalThis.document
  if (page && shown.open !== open)
    // The closing animation runs in the layer that the dialog is in.
    setShown({
      ...shown,
      open,
      leaving: !open,
      isUnder: open && !shown.leaving ? isUnderLayer(container ?? page.body) : shown.isUnder,
    })
  const { count, leaving, isUnder } = shown
  const [top, setTop] = useState<typeof import('./topLayer.late')>()
  const isWaiting = isUnder && !top
  useEffect(() => {
    if (isWaiting) import('./topLayer.late').then(setTop, () => setShown((last) => ({ ...last, isUnder: false })))
  }, [isWaiting])
  const isShown = open || leaving
  if (!page || isWaiting || !(isShown || (keepMounted && Activity))) return null
  // Each opening begins again.
  const onLeft = () => {
    setShown({ open, leaving: false, count: count + 1, isUnder: false })
    onExitComplete?.()
  }
  const draw = (parts?: LayerParts) => (
    <Layer key={count} {...props} {...parts} open={open} isShown={isShown} onLeft={onLeft} />
  )
  if (isUnder && top) return <top.TopLayer {...props} open={open} container={container} draw={draw} />
  return createPortal(
    <ThemeRoot>{Activity ? <Activity mode={isShown ? 'visible' : 'hidden'}>{draw()}</Activity> : draw()}</ThemeRoot>,
    container ?? page.body,
  )
}

interface LayerProps extends Omit<DialogProps, 'container' | 'keepMounted' | 'onExitComplete'>, LayerParts {
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
  Overlay = 'div',
  overlayProps,
  panelProps,
}: LayerProps) {
  const overlay = useRef<HTMLDivElement>(null)
  const focus = useFocusReturn(() => initialFocus?.current ?? document.getElementById(labelledBy), returnFocus)
  const pull = useSheetPull(onDismiss)

  const lock = useMemo(() => (open ? scrollLock(document.documentElement) : undefined), [open])
  // Of what is hidden, this is the one kind of effect that runs.
  useInsertionEffect(() => (isShown ? lock?.() : layOutAhead(labelledBy)), [isShown, lock, labelledBy])
  useEffect(() => {
    // On a page without animations, none will end.
    const look = () => overlay.current && getComputedStyle(overlay.current).animationName === 'none' && onLeft()
    if (!open) afterPaint(look)
  })

  const onAnimationEnd = (event: AnimationEvent) => {
    if (!open && event.target === overlay.current) onLeft()
  }
  return (
    <Root open={open} onOpenChange={(next) => next || onDismiss()}>
      <Overlay
        ref={overlay}
        className={cx(reset, s.overlay)}
        data-state={open ? 'open' : 'closed'}
        onAnimationEnd={onAnimationEnd}
        {...overlayProps}
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
          {...panelProps}
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
