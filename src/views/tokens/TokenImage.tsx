'use client'
import type { TokenBalance } from '../../chains/tokens'
import { useValue } from '../../hooks/PorticoProvider'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { networksAtom } from '../../state/networks/state'
import { useNetworkImage } from '../parts/NetworkImage'

/** Props of `TokenImage`. */
export interface TokenImageProps {
  token: TokenBalance
  size?: 'm' | 'l' | undefined
}

/** A token's picture, of its source; that of its network for the network's currency. */
export function TokenImage({ token: { address, icon, networkId, symbol }, size }: TokenImageProps) {
  const network = useValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  const mark = useNetworkImage(address ? undefined : network)
  return <RemoteImage src={icon ?? mark} name={symbol} shape="network" size={size} />
}
