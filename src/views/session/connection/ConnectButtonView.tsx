'use client'
import { Avatar } from '../../../primitives/images/Avatar'
import { Button } from '../../../primitives/actions/Button'
import { Spinner } from '../../../primitives/feedback/Spinner'
import type { ConnectButtonState } from '../../../state/session/connection/connectButton'
import { enButtons } from '../../copy/en/buttons'
import { useWords } from '../../copy/useWords'
import { AccountLabel, accountWidth, type ButtonBalance } from '../../parts/AccountLabel'

/** Props of `ConnectButtonView`; `useConnectButtonView` returns them for this instance. */
export interface ConnectButtonViewProps {
  /** State of the button; once connected with the address, and the label of the account. */
  state: ConnectButtonState
  /** Words of the button while no account is connected; by default those of the copy. */
  label?: string | undefined
  /** The picture that the account has chosen; one that fails is as none. */
  avatar?: string | undefined
  /** The account's balance, for which room is kept while it is awaited; left out: none, and no room. */
  balance?: ButtonBalance | undefined
  /** 44 or 32 px high; always 44 px under a finger. @default 'm' */
  size?: 'm' | 's' | undefined
  /** The button was pressed. */
  onClick: () => void
}

/** The button to connect, or once connected the account. */
export function ConnectButtonView({ state, label, avatar, balance, size, onClick }: ConnectButtonViewProps) {
  const copy = useWords(enButtons).buttons
  const common = { minWidth: accountWidth(balance), size, 'aria-haspopup': 'dialog', onClick } as const
  if (state.status === 'connected')
    return (
      <Button {...common} tone="raised" image={<Avatar address={state.address} src={avatar} size="s" />}>
        <AccountLabel address={state.address} name={state.name} balance={balance} />
      </Button>
    )
  // A spinner that a server drew turns only when a script is there to end it.
  if (state.status === 'restoring' || state.status === 'connecting')
    return (
      <Button {...common} tone="raised" image={<Spinner size="s" hidden={state.status === 'restoring'} />}>
        {copy.connecting}
      </Button>
    )
  return (
    <Button {...common} loading={state.status === 'opening'}>
      {state.status === 'failed' ? copy.failed : (label ?? copy.connect)}
    </Button>
  )
}
