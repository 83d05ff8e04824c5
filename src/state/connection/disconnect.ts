import type { Namespace } from '../../chains/network'
import { action } from '../core/action'

/** Disconnects one namespace, or all. The page shows it at once; the wallets are told meanwhile. */
export const disconnect = action(async (_get, set, namespace?: Namespace): Promise<void> =>
  set((await import('./connection.late')).disconnect, namespace),
)
