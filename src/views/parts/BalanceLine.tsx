'use client'
import { IconButton } from '../../primitives/actions/IconButton'
import { Skeleton } from '../../primitives/feedback/Skeleton'
import { Stack } from '../../primitives/layout/Stack'
import { Text } from '../../primitives/text/Text'
import type { AsyncState } from '../../state/core/asyncState'
import type { BalanceParts } from '../../state/format/formatBalance'
import { useCopy } from '../copy/useCopy'

/** Props of `BalanceLine`. */
export interface BalanceLineProps {
  /** Ready with null where balances are not read: then nothing is shown. */
  balance: AsyncState<BalanceParts | null>
  onRetry: () => void
}

/** The amount, large; while it is read, a shape of its size; after a failure, a way to read again. */
export function BalanceLine({ balance, onRetry }: BalanceLineProps) {
  const copy = useCopy().account
  if (balance.status === 'failed')
    return (
      <Stack direction="row" gap={1} align="center">
        <Text tone="muted">{copy.balanceUnavailable}</Text>
        <IconButton icon="retry" label={copy.refreshBalance} onClick={onRetry} />
      </Stack>
    )
  const shown = balance.status === 'ready' ? balance.value : balance.previous
  if (!shown) return balance.status === 'loading' ? <Skeleton shape="amount" /> : null
  return (
    <Text
      as="p"
      dir="ltr"
      size="amount"
      weight="medium"
      tabular
      aria-label={`${copy.balance}: ${shown.whole}${shown.fraction} ${shown.symbol}`}
    >
      {shown.whole}
      <Text size="amount" tone="muted">
        {shown.fraction} {shown.symbol}
      </Text>
    </Text>
  )
}
