'use client'
import type { ReactNode } from 'react'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Tag } from '../../../primitives/text/Tag'
import { Text } from '../../../primitives/text/Text'
import type { Network } from '../../../chains/network'
import type { AsyncState } from '../../../state/core/asyncState'
import { enReceive } from '../../copy/en/money/receive'
import { useWords } from '../../copy/useWords'
import { NetworksAwaited, NetworksUnknown } from '../../parts/receive/NetworksUnknown'

/** Props of `CompatibleNetworksView`; `useCompatibleNetworksView` returns them for this instance. */
export interface CompatibleNetworksViewProps {
  /** Networks on which the address is the account's own, the network in use first. */
  networks: AsyncState<readonly Network[]>
  /** Draws a network's image, 40 px; by default from its `assets.imageUrl`. */
  renderImage?: ((network: Network) => ReactNode) | undefined
  /** Looks again. */
  onRetry: () => void
}

/** The networks on which an address is good. */
export function CompatibleNetworksView({ networks, renderImage = drawImage, onRetry }: CompatibleNetworksViewProps) {
  const copy = useWords(enReceive).goodNetworks
  if (networks.status === 'failed') return <NetworksUnknown onRetry={onRetry} />
  const known = networks.status === 'ready' ? networks.value : networks.previous
  if (!known) return <NetworksAwaited />
  return (
    <Stack gap={3}>
      <Text as="p" tone="muted" align="center">
        {known.length > 1 ? copy.detail : copy.one}
      </Text>
      <List
        label={copy.list}
        items={known}
        itemKey={({ caipNetworkId }) => caipNetworkId}
        renderItem={(network) => (
          <ListItem
            image={renderImage(network)}
            title={network.name}
            isName
            end={network === known[0] && <Tag tone="accent">{copy.current}</Tag>}
          />
        )}
      />
    </Stack>
  )
}

function drawImage({ assets, name }: Network): ReactNode {
  return <RemoteImage src={assets?.imageUrl} name={name} shape="network" />
}
