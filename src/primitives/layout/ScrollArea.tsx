'use client'
import { forwardRef } from 'react'
import { cx, type Passed } from '../shared/props'
import * as s from './ScrollArea.css'
import { reset } from '../theme/reset.css'

interface ScrollAreaOwnProps {
  /** Accessible name. */
  label: string
}

/** Props of `ScrollArea`, with those of a `div`. */
export type ScrollAreaProps = Passed<'div', ScrollAreaOwnProps>

/** Scrolls by itself where its content is long, so that what follows stays in reach; the keyboard scrolls it too. */
export const ScrollArea = forwardRef<HTMLDivElement, ScrollAreaProps>(function ScrollArea({ label, ...rest }, ref) {
  return <div role="group" tabIndex={0} aria-label={label} {...rest} ref={ref} className={cx(reset, s.root)} />
})
