import { atom } from 'jotai/vanilla'
import { isUnsupported } from '../../chains/network'
import { activeNetworkAtom } from './state'

/** The network as a button shows it. */
export const networkButtonAtom = atom((get) => {
  const network = get(activeNetworkAtom)
  return { name: network.name, image: network.assets?.imageUrl, isSupported: !isUnsupported(network) }
})
