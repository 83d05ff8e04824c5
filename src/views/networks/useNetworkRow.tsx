'use client'
import { Slot, useSlots } from '../modal/Slots'
import { NetworkImage } from '../parts/NetworkImage'
import type { NetworksViewProps } from './NetworksView'

/** How a network's row is drawn: its picture, and at its end what the host adds. */
export function useNetworkRow(): Pick<NetworksViewProps, 'renderImage' | 'renderEnd'> {
  const { networkEnd } = useSlots()
  return {
    renderImage: (network) => <NetworkImage network={network} />,
    renderEnd: networkEnd && ((network, end) => <Slot draw={() => networkEnd(network, end)} fallback={end} />),
  }
}
