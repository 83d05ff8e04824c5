'use client'
import { Slot, useSlots } from '../../shell/modal/Slots'
import { NetworkImage } from '../../parts/NetworkImage'
import type { NetworksViewProps } from './NetworksView'

/** Draws a network's row: its picture, and at its end the host's content. */
export function useNetworkRow(): Pick<NetworksViewProps, 'renderImage' | 'renderEnd'> {
  const { networkEnd } = useSlots()
  return {
    renderImage: (network) => <NetworkImage network={network} />,
    renderEnd: networkEnd && ((network, end) => <Slot draw={() => networkEnd(network, end)} fallback={end} />),
  }
}
