'use client'
import { Button } from '../../primitives/actions/Button'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden'
import { enButtons } from '../copy/en/buttons'
import { useWords } from '../copy/useWords'

export interface NetworkButtonViewProps {
  network: { readonly name: string; readonly image?: string | undefined; readonly isSupported: boolean }
  onClick: () => void
}

/** The network in use; asks to switch when it is not one of the host's. */
export function NetworkButtonView({ network, onClick }: NetworkButtonViewProps) {
  const copy = useWords(enButtons).buttons
  const { name, image, isSupported } = network
  return (
    <Button
      tone={isSupported ? 'raised' : 'danger'}
      image={isSupported && <RemoteImage src={image} name={name} size="s" shape="network" />}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {isSupported && <VisuallyHidden>{copy.network}</VisuallyHidden>}
      {isSupported ? name : copy.unsupportedNetwork}
    </Button>
  )
}
