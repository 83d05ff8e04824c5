import { atom } from 'jotai/vanilla'
import { skeletonOf } from '../../../chains/requests/text/confusables'
import { configAtom } from '../../core/runtime'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { knownOf, type KnownTokens, type ListedAddresses } from './judgeTokens'
import { listedOn } from '../../session/account/listedTokens'
import { allTokensAtom } from './tokens'

/** The tokens that others could pass for: the currency of the network in use, and what the account has with a price. */
export const knownTokensAtom = atom((get): KnownTokens => {
  const tokens = get(allTokensAtom)
  const { nativeCurrency, caipNetworkId } = get(activeNetworkAtom)
  const held = tokens.status === 'ready' ? tokens.value : tokens.status === 'loading' ? (tokens.previous ?? []) : []
  return knownOf([nativeCurrency, ...held.filter(({ networkId }) => networkId === caipNetworkId)])
})

/** Contracts of the host's list on the network in use, in small letters. */
export const listedAddressesAtom = atom((get): ListedAddresses => {
  const known = listedOn(get(configAtom).sources?.tokens, get(activeNetworkAtom))
  return new Set(known.flatMap(({ address }) => address?.toLowerCase() ?? []))
})

/** Symbols by what they look like: of the network's currency and of the host's list, so that nothing is read for it. */
export const knownSymbolsAtom = atom((get): ReadonlyMap<string, string> => {
  const known = listedOn(get(configAtom).sources?.tokens, get(activeNetworkAtom))
  return new Map(known.map(({ symbol }) => [skeletonOf(symbol), symbol] as const))
})
