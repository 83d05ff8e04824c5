'use client'
import { Fragment } from 'react'
import { RollingText } from './rollingText'
import { Text } from './Text'

/** Props of `Amount`. */
export interface AmountProps {
  /** The amount as text, with its currency. */
  children: string
  /** Of the letters. */
  size?: 'body' | 'title' | 'amount' | undefined
  /** Quieter and lighter beside another amount, as a worth below it. */
  tone?: 'default' | 'muted' | undefined
}

/** An amount, with digits of one width; one that is longer than its line breaks between groups of digits. */
export function Amount({ children, size = 'title', tone = 'default' }: AmountProps) {
  const groups = children.replace(/(\p{Nd}[^\p{Nd}])(?=\p{Nd}{3})/gu, '$1\n').split('\n')
  return (
    <Text dir="ltr" translate="no" size={size} tone={tone} weight={tone === 'muted' ? 'regular' : 'medium'} tabular>
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <RollingText>{group}</RollingText>
        </Fragment>
      ))}
    </Text>
  )
}
