'use client'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Amount } from '../../../primitives/text/Amount'
import { Text } from '../../../primitives/text/Text'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden'
import { enSwapSteps } from '../../copy/en/money/swapSteps'
import { useWords } from '../../copy/useWords'

/** One side of what is about to be swapped. */
export interface SwapFigure {
  /** Over the amount. */
  readonly label: string
  /** With its symbol. */
  readonly amount: string
  readonly symbol: string
  /** Contract; left out for the network's own currency. */
  readonly address?: string | undefined
  readonly icon?: string | undefined
  /** Its worth, with its currency. */
  readonly worth?: string | undefined
}

/** The given amount, and below it the received one, read in two seconds. */
export function SwapHeadline({ from, to }: { from: SwapFigure; to: SwapFigure }) {
  const copy = useWords(enSwapSteps).swapReview
  return (
    <Stack gap={3}>
      <VisuallyHidden role="heading" aria-level={3}>
        {copy.lead(from.amount, to.amount)}
      </VisuallyHidden>
      <Figure {...from} />
      <Figure {...to} />
    </Stack>
  )
}

function Figure({ label, amount, symbol, address, icon, worth }: SwapFigure) {
  return (
    <Stack direction="row" gap={3} align="center">
      <CoinImage src={icon} symbol={symbol} address={address} />
      <Stack grow>
        <Text size="note" tone="muted">
          {label}
        </Text>
        <Stack direction="row" justify="between" align="baseline" gap={2} wrap>
          <Amount>{amount}</Amount>
          {worth && (
            <Text size="note" tone="muted" tabular dir="ltr">
              {worth}
            </Text>
          )}
        </Stack>
      </Stack>
    </Stack>
  )
}
