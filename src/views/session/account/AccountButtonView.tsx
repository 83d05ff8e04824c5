'use client'
import { Avatar } from '../../../primitives/images/Avatar'
import { Button } from '../../../primitives/actions/Button'
import { Spinner } from '../../../primitives/feedback/Spinner'
import { enButtons } from '../../copy/en/buttons'
import { useWords } from '../../copy/useWords'
import { AccountLabel, accountWidth, type ButtonBalance } from '../../parts/AccountLabel'

/** Props of `AccountButtonView`; `useAccountButtonView` returns them for this instance. */
export interface AccountButtonViewProps {
  /** Null while a visitor who was connected is awaited: the place is kept. */
  address: string | null
  /** Label of the account: its name, else its address shortened. */
  name: string
  /** The picture it has chosen; one that fails is as none. */
  avatar?: string | undefined
  /** Ready with null where balances are not read; a failure shows the button without one. */
  balance: ButtonBalance
  /** 44 or 32 px high; always 44 px under a finger. @default 'm' */
  size?: 'm' | 's' | undefined
  /** The button was pressed. */
  onClick: () => void
}

/** The connected account with its balance. */
export function AccountButtonView({ address, name, avatar, balance, size, onClick }: AccountButtonViewProps) {
  const copy = useWords(enButtons).buttons
  const common = { tone: 'raised', size, 'aria-haspopup': 'dialog', onClick } as const
  if (address === null)
    return (
      <Button {...common} minWidth="balance" image={<Spinner size="s" hidden />}>
        {copy.account}
      </Button>
    )
  return (
    <Button {...common} minWidth={accountWidth(balance)} image={<Avatar address={address} src={avatar} size="s" />}>
      <AccountLabel address={address} name={name} balance={balance} />
    </Button>
  )
}
