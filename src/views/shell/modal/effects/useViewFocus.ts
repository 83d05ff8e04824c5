'use client'
import { useEffect, useRef, type MouseEvent } from 'react'
import { usePortico } from '../../../../hooks/PorticoProvider'
import { useFollower } from '../../../../primitives/shared/useFollower'

const focusable = 'button, a[href], input'

/**
 * Moves the focus when the view changes: deeper, to the new heading, which announces it; back,
 * to the control that led away. A deeper view begins at its top; the one before, where it was left. The first view is left
 * to the dialog. What moves with the views is followed from here as well.
 */
export function useViewFocus(view: string, direction: 'forward' | 'back') {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const { store } = usePortico()
  const shown = useRef(view)
  const pressed = useRef<Element>(null)
  // By view: which of its controls was used last. The view is drawn again on the way back, maybe with more rows than before.
  const used = useRef(new Map<string, { place: number; text: string | null; scrollTop: number }>())

  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const left = direction === 'back' ? used.current.get(view) : undefined
    const controls = [...(bodyRef.current?.querySelectorAll<HTMLElement>(focusable) ?? [])]
    const at = left && controls[left.place]
    const same = left && [at, ...controls].find((control) => control?.textContent === left.text)
    const target = same ?? at ?? titleRef.current
    // A view that knows better where it was left has the focus already.
    if (!left || !bodyRef.current?.matches(':focus-within')) target?.focus({ preventScroll: true })
    const scroller = bodyRef.current?.parentElement
    if (scroller) scroller.scrollTop = left?.scrollTop ?? 0
  }, [view, direction])
  useFollower(() => import('./motion.late').then(({ followMotion }) => followMotion(bodyRef, store)))

  // A press with a pointer is noted when it goes down: reading the position of the view has the page laid out, and the press
  // itself is not to wait for that.
  const note = ({ type, target, currentTarget }: MouseEvent<HTMLElement>) => {
    const control = target instanceof Element ? target.closest(focusable) : null
    const isClick = type === 'click'
    const isNoted = isClick && control === pressed.current
    pressed.current = isClick ? null : control
    if (!control || isNoted) return
    const place = [...currentTarget.querySelectorAll(focusable)].indexOf(control)
    used.current.set(view, {
      place,
      text: control.textContent,
      scrollTop: bodyRef.current?.parentElement?.scrollTop ?? 0,
    })
  }
  return { titleRef, bodyRef, note }
}

/**
 * The first option of the dialog for a visitor who opened it with the keyboard; null for everybody
 * else, whose focus goes to the heading. Read while the opener still has the focus.
 */
export function firstOption(titleId: string): HTMLElement | null {
  if (!document.activeElement?.matches(':focus-visible')) return null
  const dialog = document.getElementById(titleId)?.closest('[role="dialog"]')
  return dialog?.querySelector<HTMLElement>('li button, li a[href]') ?? null
}
