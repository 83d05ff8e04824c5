'use client'
import type { ReactNode } from 'react'
import { cx } from '../shared/props'
import { Icon } from '../images/Icon'
import { Text } from '../text/Text'
import * as s from './TextField.css'
import { reset } from '../theme/reset.css'

/** The error message below a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={cx(reset, s.error)}>
      <Icon name="warning" size="s" />
      <Text id={id} size="note" tone="danger">
        {children}
      </Text>
    </div>
  )
}
