'use client'
import { IconButton } from '../../primitives/actions/IconButton'
import { Skeleton } from '../../primitives/feedback/Skeleton'
import { Stack } from '../../primitives/layout/Stack'
import { RollingText } from '../../primitives/text/rollingText'
import { Text } from '../../primitives/text/Text'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden'
import type { AsyncState } from '../../state/core/asyncState'
import type { BalanceParts } from '../../state/core/format/formatBalance'
import { enAccount } from '../copy/en/account'
import { useWords } from '../copy/useWords'

/** Props of `BalanceLine`. */
export interface BalanceLineProps {
  /** Ready with null where balances are not read: then nothing is shown. */
  balance: AsyncState<BalanceParts | null>
  onRetry: () => void
}

/** The amount, large; while it is read, a shape of its size; after a failure, a way to read again. */
export function BalanceLine({ balance, onRetry }: BalanceLineProps) {
  const copy = useWords(enAccount).account
  if (balance.status === 'failed')
    return (
      <Stack direction="row" gap={1} align="center">
        <Text tone="muted">{copy.balanceUnavailable}</Text>
        <IconButton icon="retry" label={copy.refreshBalance} onClick={onRetry} />
      </Stack>
    )
  const shown = balance.status === 'ready' ? balance.value : balance.previous
  if (!shown) return balance.status === 'loading' ? <Skeleton shape="amount" /> : null
  const amount = `${shown.whole}${shown.fraction} ${shown.symbol}`
  const size = sizeOf(amount)
  // An amount is cut at its end, its currency never: that of a long one stands below.
  const isApart = size === 'body'
  return (
    <Stack as="div" align="center">
      <Text as="p" dir="ltr" size={size} weight="medium" tabular truncate title={amount}>
        <VisuallyHidden>{copy.balance}: </VisuallyHidden>
        <RollingText>{shown.whole}</RollingText>
        <Text size={size} tone="muted">
          <RollingText>{shown.fraction}</RollingText>
          {!isApart && ` ${shown.symbol}`}
        </Text>
      </Text>
      {isApart && (
        <Text size="note" tone="muted" dir="ltr" truncate>
          {shown.symbol}
        </Text>
      )}
    </Stack>
  )
}

/** An amount stands in one line of a small phone's card: a long one in smaller letters. */
function sizeOf({ length }: string): 'amount' | 'title' | 'body' {
  if (length > 24) return 'body'
  return length > 14 ? 'title' : 'amount'
}
