'use client'
import { atom } from 'jotai/vanilla'
import { useMemo } from 'react'
import { accountOf, type Account } from '../../state/session/account/account'
import { disconnect } from '../../state/session/connection/restore/restoreConnections'
import {
  activeNamespaceAtom,
  connectionsAtom,
  firstConnectionAtom,
  type Connection,
  type ConnectionStatus,
  type NamespaceTarget,
} from '../../state/core/visitor/connections'
import type { NamespaceOptions } from '../../state/app/portico'
import type { PorticoStore } from '../../state/core/env'
import { useValue } from '../PorticoProvider'
import { useVerb, type Verb } from '../useVerb'

/**
 * The connected account, null while no account is connected.
 * @example
 * const account = useAccount({ namespace: 'solana' })
 */
export function useAccount(options?: NamespaceOptions): Account | null {
  const namespace = options?.namespace
  // Only of the account: while a wallet is asked, a page that shows it has nothing new to draw.
  const source = useMemo(
    () => atom((get) => accountOf(get(connectionsAtom)[namespace ?? get(activeNamespaceAtom)])),
    [namespace],
  )
  return useValue(source)
}

/**
 * Status of the connection: `restoring` until it is known whether one comes back.
 * @example
 * if (useStatus() === 'connecting') return <p>Look into your wallet</p>
 */
export function useStatus(options?: NamespaceOptions): ConnectionStatus {
  return useConnection(options).status
}

/**
 * Disconnects one namespace, or all when none is given.
 * @example
 * const { disconnect, status } = useDisconnect()
 * <button onClick={() => disconnect({ namespace: 'solana' })}>Leave Solana</button>
 * <button disabled={status === 'pending'} onClick={() => disconnect()}>Leave</button>
 */
export function useDisconnect(): Verb<'disconnect', [target?: NamespaceTarget]> {
  return useVerb('disconnect', runDisconnect)
}

function useConnection(options: NamespaceOptions | undefined): Connection {
  const inUse = useValue(activeNamespaceAtom)
  const unheld = useValue(firstConnectionAtom)
  return useValue(connectionsAtom)[options?.namespace ?? inUse] ?? unheld
}

function runDisconnect(store: PorticoStore, target?: NamespaceTarget): Promise<void> {
  return store.set(disconnect, target)
}
