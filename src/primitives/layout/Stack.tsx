'use client'
import { forwardRef } from 'react'
import { cx, anyElement, type Passed } from '../shared/props'
import * as s from './Stack.css'
import { reset } from '../theme/reset.css'

interface StackOwnProps {
  /** The element it becomes; a `ul` keeps the role of a list. */
  as?: 'div' | 'section' | 'ul' | 'li' | 'header' | 'footer' | 'span' | 'form' | undefined
  /** Beside each other or below each other, which is the default. */
  direction?: 'row' | 'column' | undefined
  /** Space between the children, in steps of 4 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Alignment of children across the direction. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  /** Alignment of children along the direction; `between` puts the room between them. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** Space around the children, in steps of 4 px. */
  padding?: 0 | 1 | 2 | 3 | 4 | undefined
  /** Takes the room that is left in the stack around it. */
  grow?: boolean | undefined
  /** Goes on in a new line where a row is too narrow. */
  wrap?: boolean | undefined
}

/** Props of `Stack`, with those of a `div`. */
export type StackProps = Passed<'div', StackOwnProps>

/** A row or a column with space from the tokens. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { as = 'div', direction, gap, align, justify, padding, grow, wrap, ...rest },
  ref,
) {
  const Element = anyElement(as)
  return (
    <Element
      // `all: unset` takes a list's semantics away in Safari.
      role={as === 'ul' ? 'list' : undefined}
      {...rest}
      ref={ref}
      className={cx(
        reset,
        s.root,
        direction === 'row' && s.row,
        !!gap && s.gap[gap],
        !!align && align !== 'stretch' && s.align[align],
        justify && s.justify[justify],
        !!padding && s.padding[padding],
        grow && s.grow,
        wrap && s.wrap,
      )}
    />
  )
})
