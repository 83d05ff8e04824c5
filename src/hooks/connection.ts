'use client'
import type { Getter } from 'jotai/vanilla'
import type { Namespace } from '../chains/network'
import { getAccount, getConnection, type Account } from '../state/account/account'
import { disconnect } from '../state/connection/restoreConnections'
import type { ConnectionStatus } from '../state/connection/state'
import type { PorticoStore } from '../state/core/env'
import { useSelector } from './useSelector'
import { useVerb, type Verb } from './useVerb'

/** Which namespace a hook is about. */
export interface NamespaceOptions {
  /** Left out: the one in use. */
  readonly namespace?: Namespace | undefined
}

/**
 * The connected account, null while nobody is connected.
 * @example
 * const account = useAccount({ namespace: 'solana' })
 */
export function useAccount({ namespace }: NamespaceOptions = {}): Account | null {
  return useSelector(getAccount, namespace)
}

/**
 * How a connection stands: `restoring` until it is known whether one comes back.
 * @example
 * if (useStatus() === 'connecting') return <p>Look into your wallet</p>
 */
export function useStatus({ namespace }: NamespaceOptions = {}): ConnectionStatus {
  return useSelector(getStatus, namespace)
}

/**
 * Disconnects one namespace, or all when none is given.
 * @example
 * const { disconnect, status } = useDisconnect()
 * <button disabled={status === 'pending'} onClick={() => disconnect()}>Leave</button>
 */
export function useDisconnect(): Verb<'disconnect', [namespace?: Namespace]> {
  return useVerb('disconnect', runDisconnect)
}

function getStatus(get: Getter, namespace?: Namespace): ConnectionStatus {
  return getConnection(get, namespace).status
}

function runDisconnect(store: PorticoStore, namespace?: Namespace): Promise<void> {
  return store.set(disconnect, namespace)
}
