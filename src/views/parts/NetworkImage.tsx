'use client'
import { useEffect } from 'react'
import type { Network } from '../../chains/network'
import { useAction, useValue } from '../../hooks/PorticoProvider'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { networkImageKey, readyImage } from '../../state/wallets/heldImages'
import { loadWalletImage, walletImagesAtom } from '../../state/wallets/walletImages'

/** A network's picture: the host's, that of the directory, or its mark; the last two are asked for as long as it is drawn. */
export function useNetworkImage(network: Network | undefined): string | undefined {
  const key = networkImageKey(network)
  const image = useValue(walletImagesAtom)[key]
  const load = useAction(loadWalletImage)
  useEffect(() => (key ? load(key) : undefined), [key, load])
  return network?.assets?.imageUrl ?? readyImage(image)
}

/** Props of `NetworkImage`. */
export interface NetworkImageProps {
  network: Network
}

/** A network's picture, 40 px. */
export function NetworkImage({ network }: NetworkImageProps) {
  return <RemoteImage src={useNetworkImage(network)} name={network.name} shape="network" />
}
