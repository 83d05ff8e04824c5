import { atom } from 'jotai/vanilla'
import type { Nft } from '../../../chains/tokens'
import { action, nameAtoms } from '../../core/action'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { navigate } from '../../shell/router/navigation'
import { tokenPageOf } from '../tokens/explorer'
import { createQuery } from '../tokens/query'

const held = createQuery<Nft>('nfts', (get, query) =>
  import('./readNfts.late').then(({ readNfts }) => readNfts(get, query)),
)

/**
 * The collectibles of the account in use on its network; kept for 30 seconds. Empty without an account, and where
 * `features` has them off.
 * @example
 * const nfts = useValue(nftsAtom)
 */
export const nftsAtom = held.activeAtom

/** Those of the account of a namespace, by default of the active one; the same atom for each. */
export const nftsAtomOf = held.atomOf

/**
 * Asks for collectibles again unless fresh ones are kept.
 * @example
 * store.set(refreshNfts)
 */
export const refreshNfts = action(function refreshNfts(get, set) {
  return held.refresh(get, set)
})

nameAtoms({ nftsAtom })

const lastAtom = atom<string | undefined>(undefined)

/** The one that was looked at last, for who comes back to all of them. */
export const lastNftAtom = atom((get) => get(lastAtom))

/** Shows one of them by itself. */
export const showNft = action(function showNft(_get, set, { address, tokenId }: Nft) {
  set(lastAtom, `${address} ${tokenId}`)
  set(navigate, { name: 'Token', address, tokenId })
})

/** A collectible of the account; undefined while it is read, null if the account has none. */
export const nftPageAtom = atom((get) => (address: string | undefined, tokenId: string) => {
  const nfts = get(nftsAtom)
  const shown = nfts.status === 'ready' ? nfts.value : nfts.status === 'loading' ? nfts.previous : undefined
  const nft = shown?.find((one) => one.tokenId === tokenId && one.address.toLowerCase() === address?.toLowerCase())
  if (!nft) return nfts.status === 'loading' ? undefined : null
  const network = get(activeNetworkAtom)
  return { nft, network, explorerUrl: tokenPageOf(network, nft.address, nft.tokenId) }
})
