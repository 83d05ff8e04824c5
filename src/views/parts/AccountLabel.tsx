'use client'
import { Skeleton } from '../../primitives/feedback/Skeleton'
import { Text } from '../../primitives/text/Text'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden'
import type { AsyncState } from '../../state/core/asyncState'
import type { BalanceParts } from '../../state/core/format/formatBalance'
import { enButtons } from '../copy/en/buttons'
import { useWords } from '../copy/useWords'

/** Ready with null where balances are not read; a failure shows none. */
export type ButtonBalance = AsyncState<BalanceParts | null>

/** Props of `AccountLabel`. */
export interface AccountLabelProps {
  address: string
  /** Label of the account: its name, else its address shortened. */
  name: string
  /** Left out where no balance is to be shown. */
  balance?: ButtonBalance | undefined
}

/** An account as the words of a button: what it goes by, then its balance. */
export function AccountLabel({ address, name, balance }: AccountLabelProps) {
  const copy = useWords(enButtons).buttons
  const amount = amountOf(balance)
  return (
    <>
      <VisuallyHidden>{copy.account}</VisuallyHidden>
      <Text truncate tone="inherit" weight="medium" dir="auto" title={address} translate="no">
        {name}
      </Text>
      {balance?.status === 'loading' && !amount && <Skeleton shape="text" />}
      {amount && (
        <Text tone="muted" tabular>
          <VisuallyHidden>{copy.balance}</VisuallyHidden>
          {/* Inside, because margins of the row go by the direction of the page. */}
          <Text dir="ltr" tone="inherit" truncate translate="no">
            {amount}
          </Text>
        </Text>
      )}
    </>
  )
}

/** Width that the button keeps: that of a balance while one is shown or awaited. */
export function accountWidth(balance: ButtonBalance | undefined): 'address' | 'balance' {
  return amountOf(balance) || balance?.status === 'loading' ? 'balance' : 'address'
}

function amountOf(balance: ButtonBalance | undefined): string | null | undefined {
  const shown = balance?.status === 'ready' ? balance.value : balance?.status === 'loading' ? balance.previous : null
  return shown && `${shown.whole}${shown.fraction} ${shown.symbol}`
}
