'use client'
import { forwardRef } from 'react'
import { cx, anyElement, type Passed } from '../shared/props'
import * as s from './Text.css'
import { reset } from '../theme/reset.css'

interface TextOwnProps {
  /** The element it becomes; headings, `p` and `div` stand on a line of their own. */
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'div' | 'label' | 'strong' | undefined
  /** From the smallest: notes, running words, headings, amounts. */
  size?: 'note' | 'body' | 'title' | 'amount' | undefined
  /** Colour by meaning; `inherit` takes that of the element around it. */
  tone?: 'default' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'inherit' | undefined
  /** Without it the weight that belongs to the size. */
  weight?: 'regular' | 'medium' | 'bold' | undefined
  /** Along the line; makes it a block as well. */
  align?: 'start' | 'center' | 'end' | undefined
  /** One line, cut with an ellipsis; give a `title` where the whole matters. */
  truncate?: boolean | undefined
  /** Digits of one width. */
  tabular?: boolean | undefined
}

/** Props of `Text`, with those of a `label`. */
export type TextProps = Passed<'label', TextOwnProps>

const inline = ['span', 'label', 'strong']

/** Words in one of four sizes. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { as = 'span', size = 'body', tone = 'default', weight, align, truncate, tabular, ...rest },
  ref,
) {
  const Element = anyElement(as)
  return (
    <Element
      // Left-to-right digits are an amount, an address or a hash, which must not be translated.
      {...(tabular && rest.dir === 'ltr' && { translate: 'no' })}
      {...rest}
      ref={ref}
      className={cx(
        reset,
        s.root,
        s.size[size],
        tone !== 'inherit' && s.tone[tone],
        weight && s.weight[weight],
        align && s.align[align],
        (!inline.includes(as) || align) && s.block,
        truncate && s.truncate,
        tabular && s.tabular,
      )}
    />
  )
})
