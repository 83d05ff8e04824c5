'use client'
import { Avatar } from '../../primitives/images/Avatar'
import { Button } from '../../primitives/actions/Button'
import { Spinner } from '../../primitives/feedback/Spinner'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden'
import type { ConnectButtonState } from '../../state/connection/connectButton'
import { enButtons } from '../copy/en/buttons'
import { useWords } from '../copy/useWords'

export interface ConnectButtonViewProps {
  state: ConnectButtonState
  onClick: () => void
}

/** The button to connect, or once connected the account. */
export function ConnectButtonView({ state, onClick }: ConnectButtonViewProps) {
  const copy = useWords(enButtons).buttons
  const common = { minWidth: 'address', 'aria-haspopup': 'dialog', onClick } as const
  if (state.status === 'connected')
    return (
      <Button {...common} tone="raised" image={<Avatar address={state.address} size="s" />}>
        <VisuallyHidden>{copy.account}</VisuallyHidden>
        {state.name}
      </Button>
    )
  // What a server drew turns only when a script is there to end it.
  if (state.status === 'restoring' || state.status === 'connecting')
    return (
      <Button {...common} tone="raised" image={<Spinner size="s" hidden={state.status === 'restoring'} />}>
        {copy.connecting}
      </Button>
    )
  return (
    <Button {...common} loading={state.status === 'opening'}>
      {state.status === 'failed' ? copy.failed : copy.connect}
    </Button>
  )
}
