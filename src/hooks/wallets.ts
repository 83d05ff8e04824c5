'use client'
import { getVisibleWallets, type VisibleWallet } from '../state/wallets/visibleWallets'
import type { ConnectOptions } from '../state/connection/connectTo'
import type { PorticoStore } from '../state/core/env'
import type { NamespaceOptions } from './connection'
import { useSelector } from './useSelector'
import { useVerb, type Verb } from './useVerb'

/**
 * The wallets of this page that a visitor can pick, those used last first; all, or those that speak a namespace.
 * @example
 * const wallets = useWallets({ namespace: 'eip155' })
 */
export function useWallets({ namespace }: NamespaceOptions = {}): readonly VisibleWallet[] {
  return useSelector(getVisibleWallets, namespace)
}

/**
 * Connects a wallet of `useWallets` without showing a view. Rejects with `UserRejectedError` when declined, with
 * `AttemptAbandonedError` when another attempt took over, with `WalletUnavailableError` for one that is not here.
 * @example
 * const { connect, status, error } = useConnect()
 * <button disabled={status === 'pending'} onClick={() => connect(wallet.id)}>{wallet.name}</button>
 */
export function useConnect(): Verb<'connect', [walletId: string, options?: ConnectOptions]> {
  return useVerb('connect', runConnect)
}

async function runConnect(store: PorticoStore, walletId: string, options?: ConnectOptions): Promise<void> {
  return store.set((await import('./verbs.late')).connectTo, walletId, options)
}
