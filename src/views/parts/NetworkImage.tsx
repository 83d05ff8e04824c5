'use client'
import type { Network } from '../../chains/network'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { networkImageKey } from '../../state/session/wallets/heldImages'
import { useHeldImage } from './useHeldImage'

/** A network's picture: the host's, that of the directory, or its mark; the last two are asked for as long as it is drawn. */
export function useNetworkImage(network: Network | undefined): string | undefined {
  const image = useHeldImage(networkImageKey(network))
  return network?.assets?.imageUrl ?? image
}

/** Props of `NetworkImage`. */
export interface NetworkImageProps {
  network: Network
}

/** A network's picture, 40 px. */
export function NetworkImage({ network }: NetworkImageProps) {
  return <RemoteImage src={useNetworkImage(network)} name={network.name} shape="network" />
}
