'use client'
import { Avatar } from '../../primitives/Avatar'
import { Button } from '../../primitives/Button'
import { Spinner } from '../../primitives/Spinner'
import { VisuallyHidden } from '../../primitives/VisuallyHidden'
import type { ConnectButtonState } from '../../state/buttons'
import { useButtonCopy } from '../copy/CopyProvider'

export interface ConnectButtonViewProps {
  state: ConnectButtonState
  onPress: () => void
  /** The pointer or the focus comes near: a chance to load ahead. */
  onNear?: (() => void) | undefined
}

/** The entrance: connect, or the connected account. */
export function ConnectButtonView({ state, onPress, onNear }: ConnectButtonViewProps) {
  const copy = useButtonCopy()
  const near = { onPointerEnter: onNear, onFocus: onNear }
  if (state.status === 'connected')
    return (
      <Button
        {...near}
        tone="raised"
        image={<Avatar address={state.address} size="s" />}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        <VisuallyHidden>{copy.account}</VisuallyHidden>
        {state.name}
      </Button>
    )
  if (state.status === 'restoring' || state.status === 'connecting')
    return (
      <Button {...near} tone="raised" image={<Spinner size="s" />} aria-haspopup="dialog" onClick={onPress}>
        {state.status === 'restoring' ? copy.restoring : copy.connecting}
      </Button>
    )
  return (
    <Button {...near} loading={state.status === 'opening'} aria-haspopup="dialog" onClick={onPress}>
      {state.status === 'failed' ? copy.failed : copy.connect}
    </Button>
  )
}
