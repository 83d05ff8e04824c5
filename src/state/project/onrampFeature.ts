import { atom } from 'jotai/vanilla'
import { isUnsupported } from '../../chains/network'
import { accountAtom, type Account } from '../account/account'
import { configAtom } from '../core/runtime'
import { activeNetworkAtom } from '../networks/state'
import { featuresAtom } from './loadProject'
import { wantedOnramp } from './remoteFeatures'

/** Which sellers are on: until the project answered, as the host wants it. */
export const onrampProvidersAtom = atom((get): readonly string[] => {
  const config = get(configAtom)
  return get(featuresAtom)?.onramp ?? (config.basic ? [] : wantedOnramp(config) || ['meld'])
})

/** Whether there is anybody to buy from: the host names sellers, has a source of its own, or a backend that quotes. */
const hasSellerAtom = atom((get): boolean => {
  const { onramp, sources, apiUrl, projectId } = get(configAtom)
  const url = typeof apiUrl === 'string' ? apiUrl : apiUrl?.chain
  return !!(onramp ?? sources?.onramp) || !!(projectId && url)
})

/** The account in use, where it may buy. */
export const buyingAccountAtom = atom((get): Account | null => {
  const network = get(activeNetworkAtom)
  const isOn = get(hasSellerAtom) && get(onrampProvidersAtom).length > 0
  return isOn && /^(eip155|solana)$/.test(network.chainNamespace) && !isUnsupported(network) ? get(accountAtom) : null
})
