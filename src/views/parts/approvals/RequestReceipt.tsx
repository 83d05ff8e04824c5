'use client'
import type { ReactNode } from 'react'
import type { RequestDescription } from '../../../chains/requests'
import { Text } from '../../../primitives/text/Text'
import { Acts, Lines } from './CallSummary'
import { lettersOf, unhide } from './escapeInvisible'
import type { Telling } from './formatAmount'
import { LongText } from './LongText'
import { receiptOf } from './requestSummary'
import { Nodes } from './ValueTree'

export interface RequestReceiptProps {
  description: RequestDescription
  telling: Telling
  /** Stands under the title. */
  children?: ReactNode
}

/** What a request comes to, and everything that it says. */
export function RequestReceipt({ description, telling, children }: RequestReceiptProps) {
  const { lead, lines, acts, text, nodes } = receiptOf(description, telling)
  return (
    <>
      <Text as="h3" size="title" weight="medium" align="center">
        {unhide(lead)}
      </Text>
      {children}
      <Lines lines={lines} />
      <Acts acts={acts} />
      {text.length > 0 && <LongText parts={lettersOf(text, telling.copy)} />}
      <Nodes nodes={nodes} />
    </>
  )
}
