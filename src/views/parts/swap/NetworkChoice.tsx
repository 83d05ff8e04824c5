'use client'
import { Icon } from '../../../primitives/images/Icon'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { ListItem } from '../../../primitives/lists/ListItem'

/** Props of `NetworkChoice`. */
export interface NetworkChoiceProps {
  /** Below its name. */
  label: string
  network: { readonly name: string; readonly image?: string | undefined }
  onClick: () => void
}

/** On which network something is, as a row that leads to the others. */
export function NetworkChoice({ label, network, onClick }: NetworkChoiceProps) {
  return (
    <ListItem
      image={<RemoteImage src={network.image} name={network.name} shape="network" />}
      title={network.name}
      isName
      detail={label}
      end={<Icon name="chevron" />}
      onClick={onClick}
    />
  )
}
