'use client'
import type { ReactNode } from 'react'
import type { Network } from '../../../chains/network'
import type { RequestDescription } from '../../../chains/requests'
import { DescriptionList, type DescriptionItem } from '../../../primitives/text/DescriptionList'
import { Headline, type HeadlineProps } from '../receipt/Headline'
import type { Act, Line } from '../receipt/receipt'
import { Acts, itemsOf } from './CallSummary'
import { lettersOf } from './escapeInvisible'
import type { FormatContext } from './formatAmount'
import { LongText } from './LongText'
import { receiptOf } from './requestSummary'
import { Nodes } from './ValueTree'
import { Warnings } from './Warnings'

/** Props of `RequestReceipt`. */
export interface RequestReceiptProps extends Pick<HeadlineProps, 'mark' | 'fiat'> {
  description: RequestDescription
  context: FormatContext
  networks: readonly Network[]
  /** The page that asks, and the network. */
  facts: readonly DescriptionItem[]
}

/** The result of a request, its receiver, its warnings, the page that asks, and everything that it says. */
export function RequestReceipt({ description, context, networks, facts, mark, fiat }: RequestReceiptProps): ReactNode {
  const { lines, acts, text, nodes, ...head } = receiptOf(description, context)
  return (
    <>
      <Headline {...head} mark={mark} fiat={fiat} />
      {lines.length > 0 && <DescriptionList items={itemsOf(lines, context)} />}
      <Warnings description={description} networks={networks} shown={addressesOf(lines, acts)} />
      <DescriptionList items={facts} />
      <Acts acts={acts} context={context} />
      {text.length > 0 && <LongText parts={lettersOf(text, context.copy)} />}
      <Nodes nodes={nodes} />
    </>
  )
}

/** Addresses that stand in the receipt, whole. */
function addressesOf(lines: readonly Line[], acts: readonly Act[]): readonly string[] {
  const own = lines.flatMap(({ value, kind }) => (kind && kind !== 'words' ? [value] : []))
  return [...own, ...acts.flatMap((act) => addressesOf(act.lines, act.inner))]
}
