'use client'
import type { Namespace } from '../chains/network'
import { accountAtom, type Account } from '../state/account/account'
import { disconnect } from '../state/connection/restoreConnections'
import { activeNamespaceAtom, connectionsAtom, statusAtom, type ConnectionStatus } from '../state/connection/state'
import { useValue, useAction } from './PorticoProvider'

/** The connected account, null while nobody is connected. */
export function useAccount(): Account | null {
  return useValue(accountAtom)
}

/** Status of a namespace, by default the active one: `restoring` until it is known whether a connection comes back. */
export function useStatus(namespace?: Namespace): ConnectionStatus {
  const active = useValue(activeNamespaceAtom)
  const activeStatus = useValue(statusAtom)
  const connections = useValue(connectionsAtom)
  if (namespace === undefined || namespace === active) return activeStatus
  return connections[namespace]?.status ?? 'restoring'
}

/** Disconnects one namespace, or all when none is given. */
export function useDisconnect(): (namespace?: Namespace) => Promise<void> {
  return useAction(disconnect)
}
