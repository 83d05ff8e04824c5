import type { Network } from '../../chains/network'
import { accountAtom, type Account } from '../account/account'
import { statusAtom, type ConnectionStatus } from '../connection/state'
import type { PorticoStore } from '../core/env'
import { activeNetworkAtom } from '../networks/state'
import { isOpenAtom } from '../router/stack'

/** What a host without React reads. */
export interface PorticoSnapshot {
  readonly isOpen: boolean
  readonly status: ConnectionStatus
  readonly account: Account | null
  readonly network: Network
}

/** What a snapshot is made of. */
export const snapshotAtoms = [isOpenAtom, statusAtom, accountAtom, activeNetworkAtom] as const

/** Reads the state now; the same object until something in it changes. */
export function createSnapshot(store: PorticoStore): () => PorticoSnapshot {
  let last: PorticoSnapshot | null = null
  return () => {
    const next = {
      isOpen: store.get(isOpenAtom),
      status: store.get(statusAtom),
      account: store.get(accountAtom),
      network: store.get(activeNetworkAtom),
    }
    const isSame = last && (Object.keys(next) as (keyof PorticoSnapshot)[]).every((key) => last?.[key] === next[key])
    if (!last || !isSame) last = next
    return last
  }
}
