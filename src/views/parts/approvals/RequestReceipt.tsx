'use client'
import type { ReactNode } from 'react'
import type { RequestDescription } from '../../../chains/requests'
import { Text } from '../../../primitives/text/Text'
import { Acts, Lines } from './CallSummary'
import { lettersOf, unhide } from './escapeInvisible'
import type { FormatContext } from './formatAmount'
import { LongText } from './LongText'
import { receiptOf } from './requestSummary'
import { Nodes } from './ValueTree'

/** Props of `RequestReceipt`. */
export interface RequestReceiptProps {
  description: RequestDescription
  context: FormatContext
  /** Stands under the title. */
  children?: ReactNode
}

/** What a request comes to, and everything that it says. */
export function RequestReceipt({ description, context, children }: RequestReceiptProps) {
  const { lead, lines, acts, text, nodes } = receiptOf(description, context)
  return (
    <>
      <Text as="h3" size="title" weight="medium" align="center">
        {unhide(lead)}
      </Text>
      {children}
      <Lines lines={lines} />
      <Acts acts={acts} />
      {text.length > 0 && <LongText parts={lettersOf(text, context.copy)} />}
      <Nodes nodes={nodes} />
    </>
  )
}
