import type { Namespace } from '../../../chains/network'
import { action } from '../../core/action'
import { activeNamespaceAtom } from '../../core/visitor/connections'
import { configAtom } from '../../core/runtime'
import { networksAtom, setActiveNetwork, setPreferredNetwork } from '../../core/visitor/networks'

/** Makes the default network of a namespace the one to start on again, also after a reload. */
export const resetNetwork = action(function resetNetwork(get, set, namespace: Namespace) {
  const { defaultNetwork } = get(configAtom)
  const first = [defaultNetwork, ...get(networksAtom)].find(({ chainNamespace }) => chainNamespace === namespace)
  if (first) set(get(activeNamespaceAtom) === namespace ? setActiveNetwork : setPreferredNetwork, first)
})
