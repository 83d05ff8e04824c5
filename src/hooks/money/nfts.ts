'use client'
import { useMemo } from 'react'
import type { Nft } from '../../chains/tokens'
import type { NamespaceOptions } from '../../state/app/portico'
import type { AsyncState } from '../../state/core/asyncState'
import { nftsAtomOf, refreshNfts } from '../../state/money/nfts/nfts'
import { useAction, useValue } from '../PorticoProvider'

/**
 * The collectibles of the connected account on its network, of your `sources.nfts`, or of the chain and the contracts of
 * `sources.collections`. Empty with neither, while no account is connected, and with `features: { nfts: false }`.
 * @example
 * const nfts = useNfts()
 * if (nfts.status === 'ready') nfts.value.map(({ name, image }) => <img key={name} src={image} alt={name} />)
 */
export function useNfts({ namespace }: NamespaceOptions = {}): AsyncState<readonly Nft[]> & {
  /** Reads again what is older than 30 seconds, or failed. */
  readonly refresh: () => void
} {
  const nfts = useValue(nftsAtomOf(namespace))
  const refresh = useAction(refreshNfts)
  return useMemo(() => ({ ...nfts, refresh }), [nfts, refresh])
}
