'use client'
import { Avatar } from '../../primitives/images/Avatar'
import { Button } from '../../primitives/actions/Button'
import { Skeleton } from '../../primitives/feedback/Skeleton'
import { Spinner } from '../../primitives/feedback/Spinner'
import { Text } from '../../primitives/text/Text'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden'
import type { AsyncState } from '../../state/core/asyncState'
import type { BalanceParts } from '../../state/format/formatBalance'
import { enButtons } from '../copy/en/buttons'
import { useWords } from '../copy/useWords'

export interface AccountButtonViewProps {
  /** Null while a visitor who was connected is awaited: the place is kept. */
  address: string | null
  /** What the account goes by: its name, else its address shortened. */
  name: string
  /** The picture it has chosen; one that fails is as none. */
  avatar?: string | undefined
  /** Ready with null where balances are not read; a failure shows the button without one. */
  balance: AsyncState<BalanceParts | null>
  onClick: () => void
}

/** The connected account with its balance. */
export function AccountButtonView({ address, name, avatar, balance, onClick }: AccountButtonViewProps) {
  const copy = useWords(enButtons).buttons
  const shown = balance.status === 'ready' ? balance.value : balance.status === 'loading' ? balance.previous : null
  const amount = shown && `${shown.whole}${shown.fraction} ${shown.symbol}`
  const common = { tone: 'raised', 'aria-haspopup': 'dialog', onClick } as const
  if (address === null)
    return (
      <Button {...common} minWidth="balance" image={<Spinner size="s" hidden />}>
        {copy.account}
      </Button>
    )
  return (
    <Button
      {...common}
      minWidth={amount || balance.status === 'loading' ? 'balance' : 'address'}
      image={<Avatar address={address} src={avatar} size="s" />}
    >
      <VisuallyHidden>{copy.account}</VisuallyHidden>
      <Text truncate tone="inherit" weight="medium" dir="auto" title={address}>
        {name}
      </Text>
      {balance.status === 'loading' && !amount && <Skeleton shape="text" />}
      {amount && (
        <Text tone="muted" tabular>
          <VisuallyHidden>{copy.balance}</VisuallyHidden>
          {/* Inside, because margins of the row go by the direction of the page. */}
          <Text dir="ltr" tone="inherit">
            {amount}
          </Text>
        </Text>
      )}
    </Button>
  )
}
