'use client'
import { forwardRef } from 'react'
import { cx, anyElement, type Passed } from '../shared/props'
import * as s from './Stack.css'
import { reset } from '../theme/reset.css'

interface StackOwnProps {
  as?: 'div' | 'section' | 'ul' | 'li' | 'header' | 'footer' | 'span' | 'form' | undefined
  direction?: 'row' | 'column' | undefined
  /** Space between the children, in steps of 4 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | undefined
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** Space around the children, in steps of 4 px. */
  padding?: 0 | 1 | 2 | 3 | 4 | undefined
  grow?: boolean | undefined
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
