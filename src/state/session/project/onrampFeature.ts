import { atom } from 'jotai/vanilla'
import { isUnsupported } from '../../../chains/network'
import { accountAtom, type Account } from '../account/account'
import { configAtom } from '../../core/runtime'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { isOwnOff } from './ownSources'
import { featuresAtom } from './loadProject'

/** Ids of the host's own sellers that are on. */
const ownSellersAtom = atom((get): readonly string[] => {
  const { features, onramp } = get(configAtom)
  if (isOwnOff(get, 'onramp')) return []
  const own = (onramp?.providers ?? []).map(({ id }) => id)
  const wanted = features?.onramp
  return wanted ? own.filter((id) => wanted.includes(id)) : own
})

/** Ids of the hosted sellers that are on. Until the project has answered, as the host wants it. */
const hostedSellersAtom = atom((get): readonly string[] => {
  const { basic, features } = get(configAtom)
  return get(featuresAtom)?.onramp ?? (basic ? [] : (features?.onramp ?? ['meld']) || [])
})

/** Ids of the sellers that are on. */
export const onrampProvidersAtom = atom((get): readonly string[] => [
  ...new Set([...get(hostedSellersAtom), ...get(ownSellersAtom)]),
])

/** True if something is sold here: by the host's own sellers or source, by Meld, or by the backend of its project. */
export const hasSellerAtom = atom((get): boolean => {
  const { onramp, sources, apiUrl, projectId } = get(configAtom)
  if (sources?.onramp && !isOwnOff(get, 'onramp')) return true
  if (get(ownSellersAtom).length > 0) return true
  const url = typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain
  return (onramp !== undefined || !!(projectId && url)) && get(hostedSellersAtom).length > 0
})

/** The account in use, where it may buy. */
export const buyingAccountAtom = atom((get): Account | null => {
  const network = get(activeNetworkAtom)
  const isHere = /^(eip155|solana)$/.test(network.chainNamespace) && !isUnsupported(network)
  return isHere && get(hasSellerAtom) ? get(accountAtom) : null
})
