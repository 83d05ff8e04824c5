'use client'
import { cx, type Passed } from '../shared/props'
import * as s from './Tag.css'
import { reset } from '../theme/reset.css'

interface TagOwnProps {
  /** Meaning of the label: neutral, of the brand, or a state. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined
}

/** Props of `Tag`, with those of a `span`. */
export type TagProps = Passed<'span', TagOwnProps>

/** A short label beside a name, such as Installed. */
export function Tag({ tone = 'neutral', ...rest }: TagProps) {
  return <span {...rest} className={cx(reset, s.root, s.tone[tone])} />
}
