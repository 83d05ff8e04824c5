import type { Namespace } from '../../chains/network'
import { action } from '../core/action'
import { storageAtom } from '../core/storage'
import { activeNetworkIdKey, chosenAtom } from './state'

/**
 * Forgets the network that was chosen in a namespace, also for the next reload: the default counts again.
 */
export const resetNetwork = action(function resetNetwork(get, set, namespace: Namespace) {
  set(chosenAtom, ({ [namespace]: _gone, ...others }) => others)
  const storage = get(storageAtom)
  if (storage.read(activeNetworkIdKey)?.startsWith(`${namespace}:`)) storage.remove(activeNetworkIdKey)
})
