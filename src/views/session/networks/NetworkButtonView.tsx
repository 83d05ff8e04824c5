'use client'
import { Button } from '../../../primitives/actions/Button'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Text } from '../../../primitives/text/Text'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden'
import { enButtons } from '../../copy/en/buttons'
import { useWords } from '../../copy/useWords'

/** Props of `NetworkButtonView`; `useNetworkButtonView` returns them for this instance. */
export interface NetworkButtonViewProps {
  /** The network in use; `isSupported` is false for one that is not the host's. */
  network: { readonly name: string; readonly image?: string | undefined; readonly isSupported: boolean }
  /** 44 or 32 px high; always 44 px under a finger. @default 'm' */
  size?: 'm' | 's' | undefined
  /** The button was pressed; absent where the app stays on its network: then it only says which. */
  onClick?: (() => void) | undefined
}

/** The network in use; asks to switch when it is not one of the host's. */
export function NetworkButtonView({ network, size, onClick }: NetworkButtonViewProps) {
  const copy = useWords(enButtons).buttons
  const { name, image, isSupported } = network
  return (
    <Button
      size={size}
      tone={isSupported ? 'raised' : 'danger'}
      image={isSupported && <RemoteImage src={image} name={name} size="s" shape="network" />}
      aria-haspopup={onClick && 'dialog'}
      disabled={!onClick}
      onClick={onClick}
    >
      {isSupported && <VisuallyHidden>{copy.network}</VisuallyHidden>}
      <Text tone="inherit" weight="medium" translate={isSupported ? 'no' : undefined}>
        {isSupported ? name : copy.unsupportedNetwork}
      </Text>
    </Button>
  )
}
