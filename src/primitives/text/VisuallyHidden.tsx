'use client'
import { cx, type Passed } from '../shared/props'
import { reset } from '../theme/reset.css'
import * as s from './VisuallyHidden.css'

/** Words that are heard and not seen. */
export function VisuallyHidden(props: Passed<'span'>) {
  return <span {...props} className={cx(reset, s.root)} />
}
