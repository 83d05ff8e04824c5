import type { Namespace } from '../../chains/network'
import { action } from '../core/action'

/** Disconnects one namespace, or all. The page shows it at once; the wallets are told meanwhile. */
export const disconnect = action(async function disconnect(_get, set, namespace?: Namespace): Promise<void> {
  return set((await import('./connection.late')).disconnect, namespace)
})
