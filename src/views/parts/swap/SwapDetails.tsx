'use client'
import { useId, useState } from 'react'
import { Icon } from '../../../primitives/images/Icon'
import { Stack } from '../../../primitives/layout/Stack'
import { ListItem } from '../../../primitives/lists/ListItem'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import { Text } from '../../../primitives/text/Text'
import { enSwap } from '../../copy/en/money/swap'
import { useWords } from '../../copy/useWords'
import { formatPercent } from './impact'
import { SlippagePart, type SlippagePartProps } from './SlippagePart'
import { linesOfSwap, type SwapFacts } from './swapLines'

/** Props of `SwapDetails`. */
export interface SwapDetailsProps extends SlippagePartProps {
  /** The rate, as two amounts with their symbols; null before the first quote. */
  rate: readonly [one: string, other: string] | null
  /** The terms of the swap; null before the first quote. */
  facts: SwapFacts | null
}

/** The rate in one line, and behind a button all else, with how much less than quoted may arrive. */
export function SwapDetails({ rate, facts, slippage, onSlippageChange }: SwapDetailsProps) {
  const copy = useWords(enSwap).swap
  const [isOpen, open] = useState(false)
  const id = useId()
  const summary = rate ? copy.rate(...rate) : copy.slippage.change(formatPercent(slippage))
  return (
    <Stack gap={2}>
      <ListItem
        title={copy.details}
        detail={
          <Text size="note" tone="muted" tabular dir={rate ? 'ltr' : undefined} title={summary}>
            {summary}
          </Text>
        }
        end={<Icon name={isOpen ? 'close' : 'plus'} size="s" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => open(!isOpen)}
      />
      {isOpen && (
        <Stack id={id} role="region" aria-label={copy.details} gap={3}>
          {facts && <DescriptionList items={linesOfSwap(facts, copy.terms)} />}
          <SlippagePart slippage={slippage} onSlippageChange={onSlippageChange} />
        </Stack>
      )}
    </Stack>
  )
}
