'use client'
import type { TokenBalance } from '../../../chains/tokens'
import { useValue } from '../../../hooks/PorticoProvider'
import { CoinImage } from '../../../primitives/images/CoinImage'
import { networksAtom } from '../../../state/core/visitor/networks'
import { tokenMarksAtom } from '../../../state/money/tokens/tokenMarks'
import { useTokenImages } from '../../parts/tokens/useTokenImages'

/** Props of `TokenImage`. */
export interface TokenImageProps {
  token: TokenBalance
  size?: 'm' | 'l' | undefined
}

/** A token's picture: that of its source, its mark, or a drawn coin. A native currency can have that of its network. */
export function TokenImage({ token, size }: TokenImageProps) {
  const markOf = useValue(tokenMarksAtom)
  // Rows of tokens, of which there are thousands, need not follow networks.
  if (token.address || token.icon)
    return <CoinImage src={token.icon ?? markOf(token)} symbol={token.symbol} address={token.address} size={size} />
  return <CurrencyImage token={token} size={size} />
}

function CurrencyImage({ token, size }: TokenImageProps) {
  const network = useValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === token.networkId)
  return <CoinImage src={useTokenImages(network)(token)} symbol={token.symbol} size={size} />
}
