import type { ReactNode } from 'react'
import { ListItem } from '../../primitives/lists/ListItem'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { Tag } from '../../primitives/text/Tag'
import type { CaipNetworkId, Network } from '../../chains/network'
import type { NetworkChoice } from '../../state/networks/search'
import { useNetworksCopy } from '../copy/useNetworksCopy'
import { factsLine } from '../parts/factsLine'

interface NetworkRowProps extends NetworkChoice {
  renderImage?: ((network: Network) => ReactNode) | undefined
  renderEnd?: ((network: Network, end: ReactNode) => ReactNode) | undefined
  onSelect: (networkId: CaipNetworkId) => void
}

/** A network to choose, with what is to be known of it before. */
export function NetworkRow({
  network,
  isActive,
  disabledReason,
  notGrantedBy,
  connectsAnew,
  renderImage = drawImage,
  renderEnd = (_network, end) => end,
  onSelect,
}: NetworkRowProps) {
  const { networks: copy } = useNetworksCopy()
  return (
    <ListItem
      image={renderImage(network)}
      title={network.name}
      detail={factsLine([
        network.testnet && copy.testnet,
        notGrantedBy !== undefined && copy.notGranted(notGrantedBy),
        connectsAnew && copy.connectsAnew,
      ])}
      end={renderEnd(network, isActive && <Tag tone="accent">{copy.active}</Tag>)}
      selected={isActive}
      disabled={disabledReason !== undefined}
      disabledReason={disabledReason && copy[disabledReason]}
      onClick={() => onSelect(network.caipNetworkId)}
    />
  )
}

function drawImage({ assets, name }: Network): ReactNode {
  return <RemoteImage src={assets?.imageUrl} name={name} shape="network" />
}
