'use client'
import { cx, type Passed } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './VisuallyHidden.css'

/** Text for screen readers only. */
export function VisuallyHidden(props: Passed<'span'>) {
  return <span {...props} className={cx(reset, s.root)} />
}
