import { useCallback } from 'react'
import type { Network } from '../../../chains/network'
import { useValue } from '../../../hooks/PorticoProvider'
import { tokenMarksAtom } from '../../../state/money/tokens/tokenMarks'
import { useNetworkImage } from '../NetworkImage'

/** A token whose picture is asked for. */
export interface PicturedToken {
  readonly networkId: Network['caipNetworkId']
  /** Contract or mint; left out for the native currency. */
  readonly address?: string | undefined
  readonly symbol: string
  /** Picture that its source gives. */
  readonly icon?: string | undefined
}

/**
 * Finds the picture of tokens of a network: that of its source, or its mark. A native currency without a mark has the
 * picture of its network.
 */
export function useTokenImages(network: Network | undefined): (token: PicturedToken) => string | undefined {
  const markOf = useValue(tokenMarksAtom)
  const networkImage = useNetworkImage(network)
  const currency = network?.nativeCurrency.symbol
  return useCallback(
    (token) => {
      if (token.icon !== undefined || token.address !== undefined) return token.icon ?? markOf(token)
      // Sources and sellers say what they want for a symbol. The host names the currency of its network.
      return markOf({ ...token, symbol: currency ?? '' }) ?? networkImage
    },
    [markOf, networkImage, currency],
  )
}
