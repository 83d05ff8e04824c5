'use client'
import type { ReactNode } from 'react'
import { CoinImage, type CoinImageProps } from '../../../primitives/images/CoinImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Amount } from '../../../primitives/text/Amount'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import { Text } from '../../../primitives/text/Text'
import { unhide } from '../approvals/escapeInvisible'
import type { Receipt } from './receipt'

/** Props of `Headline`. */
export interface HeadlineProps extends Pick<Receipt, 'lead' | 'amount' | 'figures'> {
  /** The currency of the amount. */
  mark: Pick<CoinImageProps, 'address' | 'src' | 'symbol'>
  /** Worth of the amount. */
  fiat?: ReactNode
}

/** The result of a request, read in two seconds: the verb, small, and the amount, large. */
export function Headline({ lead, amount, figures = [], mark, fiat }: HeadlineProps) {
  const at = amount ? lead.lastIndexOf(amount) : -1
  if (!amount || at < 0)
    return (
      <>
        <Text as="h3" size="title" weight="medium" align="center">
          {unhide(lead)}
        </Text>
        {figures.length > 0 && (
          <DescriptionList
            items={figures.map(({ label, value }) => ({ label, value: <Amount>{unhide(value)}</Amount> }))}
          />
        )}
      </>
    )
  return (
    <Stack direction="row" gap={3} align="center" justify="center">
      <CoinImage {...mark} />
      <Stack>
        <Text as="h3">
          <Text tone="muted" align="start">
            {unhide(lead.slice(0, at))}
          </Text>
          <Text align="start">
            <Amount size={sizeOf(amount)}>{unhide(amount)}</Amount>
          </Text>
          <Text tone="muted" align="start">
            {unhide(lead.slice(at + amount.length))}
          </Text>
        </Text>
        {fiat && (
          <Text as="p" tone="muted" tabular>
            {fiat}
          </Text>
        )}
      </Stack>
    </Stack>
  )
}

/** An amount stands in one line of a small phone's card, if it can: a long one in smaller letters. */
function sizeOf({ length }: string): 'amount' | 'title' | 'body' {
  if (length > 22) return 'body'
  return length > 13 ? 'title' : 'amount'
}
