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
export function TokenImage({ token, size }: TokenImageProps) {
  // Rows of tokens, of which there are thousands, need not follow networks.
  if (token.address || token.icon)
    return <RemoteImage src={token.icon} name={token.symbol} shape="network" size={size} />
  return <CurrencyImage token={token} size={size} />
}

function CurrencyImage({ token: { networkId, symbol }, size }: TokenImageProps) {
  const network = useValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === networkId)
  return <RemoteImage src={useNetworkImage(network)} name={symbol} shape="network" size={size} />
}
