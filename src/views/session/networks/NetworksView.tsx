'use client'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { List } from '../../../primitives/lists/List'
import { moveInRows } from '../../../primitives/lists/moveInRows'
import { Notice } from '../../../primitives/feedback/Notice'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { SearchField } from '../../../primitives/forms/SearchField'
import { Stack } from '../../../primitives/layout/Stack'
import type { CaipNetworkId, Network } from '../../../chains/network'
import type { NetworkChoice } from '../../../state/session/networks/search'
import { useNetworksCopy } from '../../copy/useNetworksCopy'
import { DrawnEmptyState } from '../../parts/DrawnEmptyState'
import { NetworkRow } from '../../parts/NetworkRow'

/** Props of `NetworksView`; `useNetworksView` returns them for this instance. */
export interface NetworksViewProps {
  /** The networks in the order to show them. */
  networks: readonly NetworkChoice[]
  /** Draws a network's image, 40 px; by default from its `assets.imageUrl`. */
  renderImage?: ((network: Network) => ReactNode) | undefined
  /** Draws the end of a network's row, given what stands there by default. */
  renderEnd?: ((network: Network, end: ReactNode) => ReactNode) | undefined
  /** The text of the search. */
  query: string
  /** Absent where the list is too short to search. */
  onQueryChange?: ((query: string) => void) | undefined
  /** One of the list was picked; given by its id. */
  onSelect: (networkId: CaipNetworkId) => void
  /** Set while the wallet is on a network the host does not have: explains, and offers a way out. */
  onDisconnect?: (() => void) | undefined
}

/** Choose a network; with `onDisconnect` it is the unsupported-network view. */
export function NetworksView({
  networks,
  renderImage = drawImage,
  renderEnd,
  query,
  onQueryChange,
  onSelect,
  onDisconnect,
}: NetworksViewProps) {
  const { networks: copy, unsupported } = useNetworksCopy()
  const isStuck = networks.every(({ disabledReason }) => disabledReason !== undefined)
  const isKept = networks.some(({ disabledReason }) => disabledReason === 'appCannotSwitch')
  const wayOut = isKept ? unsupported.stays : isStuck ? unsupported.none : unsupported.detail
  return (
    <Stack gap={3} onKeyDown={moveInRows}>
      {onDisconnect && <Notice tone="warning">{wayOut}</Notice>}
      {onQueryChange && (
        <SearchField
          label={copy.search}
          value={query}
          onValueChange={onQueryChange}
          clearLabel={copy.clear}
          resultsText={query ? copy.results(networks.length) : ''}
        />
      )}
      {networks.length === 0 && !onDisconnect ? (
        <DrawnEmptyState
          illustration="network"
          title={copy.none.title}
          detail={copy.none.detail}
          action={
            <Button full tone="raised" onClick={() => onQueryChange?.('')}>
              {copy.none.action}
            </Button>
          }
        />
      ) : (
        <List
          label={copy.list}
          items={networks}
          itemKey={({ network }) => network.caipNetworkId}
          renderItem={(choice) => (
            <NetworkRow
              choice={choice}
              image={renderImage(choice.network)}
              renderEnd={renderEnd}
              onClick={() => onSelect(choice.network.caipNetworkId)}
            />
          )}
        />
      )}
      {onDisconnect && (
        <Button tone="quiet" full onClick={onDisconnect}>
          {unsupported.disconnect}
        </Button>
      )}
    </Stack>
  )
}

function drawImage({ assets, name }: Network): ReactNode {
  return <RemoteImage src={assets?.imageUrl} name={name} shape="network" />
}
