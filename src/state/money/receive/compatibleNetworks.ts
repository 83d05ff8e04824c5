import { atom } from 'jotai/vanilla'
import { canonicalAddress } from '../../../chains/accounts/canonical'
import type { Network } from '../../../chains/network'
import { getChainReader } from '../../session/account/chainReaders'
import { action } from '../../core/action'
import { asyncState } from '../../core/asyncState'
import { networksAtom } from '../../core/visitor/networks'
import { receiveAtom } from './receive'

const triesAtom = atom(0)

const readAtom = atom(async (get): Promise<readonly Network[]> => {
  get(triesAtom)
  const shown = get(receiveAtom)
  if (!shown) return []
  const { network: own, address } = shown
  const others = get(networksAtom).filter(
    (network) => network !== own && network.chainNamespace === own.chainNamespace && isWrittenFor(network, address),
  )
  if (others.length === 0) return [own]
  const reader = await getChainReader(get, own.chainNamespace)
  // A contract is only where it was made: elsewhere its address may have no owner.
  const isContract = await reader?.isContract?.(own, address)
  return isContract ? [own] : [own, ...others]
})

/** The networks on which the address of the account in use is its own, the one in use first. */
export const goodNetworksAtom = asyncState(readAtom)

/** Looks again on which networks the address is good. */
export const checkNetworks = action(function checkNetworks(_get, set) {
  return set(triesAtom, (count) => count + 1)
})

/** Addresses of bip122 in base58 say less of their chain, and count for none but their own. */
function isWrittenFor({ caipNetworkId, chainNamespace }: Network, address: string): boolean {
  if (chainNamespace === 'bip122' && !/^(bc|tb|bcrt)1/.test(address)) return false
  return canonicalAddress(caipNetworkId, address) === address
}
