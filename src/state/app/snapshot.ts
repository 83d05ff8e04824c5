import { atom } from 'jotai/vanilla'
import type { Network } from '../../chains/network'
import { accountAtom, type Account } from '../account/account'
import { statusAtom, type ConnectionStatus } from '../connection/state'
import { activeNetworkAtom } from '../networks/state'
import { isOpenAtom } from '../router/stack'

/** What a host without React reads. */
export interface PorticoSnapshot {
  readonly isOpen: boolean
  readonly status: ConnectionStatus
  readonly account: Account | null
  readonly network: Network
}

/** The state as it is now; the same object until something in it changes. */
export const snapshotAtom = atom((get): PorticoSnapshot => ({
  isOpen: get(isOpenAtom),
  status: get(statusAtom),
  account: get(accountAtom),
  network: get(activeNetworkAtom),
}))
