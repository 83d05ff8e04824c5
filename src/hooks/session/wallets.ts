'use client'
import type { Getter } from 'jotai/vanilla'
import type { CaipAddress } from '../../chains/network'
import {
  getAccounts,
  getConnections,
  type ConnectionState,
  type SharedAccount,
} from '../../state/session/account/sharedAccounts'
import { getVisibleWallets, type VisibleWallet } from '../../state/session/wallets/visibleWallets'
import type { SignMessageOptions } from '../../state/session/account/signMessage'
import { findPin } from '../../state/session/connection/findPin'
import { type Account } from '../../state/core/visitor/connections'
import type { ConnectOptions } from '../../state/session/connection/connectTo'
import { recentConnectionsAtom, type RecentConnection } from '../../state/session/connection/recent'
import type { PorticoStore } from '../../state/core/env'
import type { NamespaceOptions } from '../../state/app/portico'
import { useSelector } from '../useSelector'
import { useVerb, type Verb } from '../useVerb'

/**
 * The wallets of this page that a visitor can pick, those used last first; all, or those that speak a namespace.
 * @example
 * const wallets = useWallets({ namespace: 'eip155' })
 */
export function useWallets({ namespace }: NamespaceOptions = {}): readonly VisibleWallet[] {
  return useSelector(getVisibleWallets, namespace)
}

/**
 * Connects a wallet of `useWallets` without showing a view; `data` is the account. Rejects with `UserRejectedError` when declined, with
 * `AttemptAbandonedError` when another attempt took over, with `WalletUnavailableError` for one that is not here.
 * @example
 * const { connect, status, error } = useConnect()
 * <button disabled={status === 'pending'} onClick={() => connect(wallet.id)}>{wallet.name}</button>
 */
export function useConnect(): Verb<'connect', [walletId: string, options?: ConnectOptions], Account> {
  return useVerb('connect', runConnect)
}

/**
 * Signs a text with the connected account; `data` is the signature in the encoding usual for the namespace. Rejects
 * with `UserRejectedError` when declined, with `NoActiveAddressError` while no account is connected.
 * @example
 * const { signMessage, data, error } = useSignMessage()
 * <button onClick={() => signMessage('Two coils of rope')}>Sign</button>
 */
export function useSignMessage(): Verb<'signMessage', [message: string, options?: SignMessageOptions], string> {
  return useVerb('signMessage', runSign)
}

/**
 * Every account that the connected wallets share, or those of one namespace; one of each connection is in use.
 * @example
 * const others = useAccounts({ namespace: 'eip155' }).filter(({ isInUse }) => !isInUse)
 */
export function useAccounts({ namespace }: NamespaceOptions = {}): readonly SharedAccount[] {
  return useSelector(getAccounts, namespace)
}

/**
 * Every namespace with a wallet: its connector, account, network and status.
 * @example
 * useConnections().map(({ namespace, account }) => <li key={namespace}>{account?.address}</li>)
 */
export function useConnections(): readonly ConnectionState[] {
  return useSelector(getConnections, undefined)
}

/**
 * Makes another account that a connected wallet shares the one in use, also after a reload; `data` is the account.
 * Rejects with `NoActiveAddressError` for one that no connected wallet shares.
 * @example
 * const { switchAccount } = useSwitchAccount()
 * <button onClick={() => switchAccount(account.caipAddress)}>{account.address}</button>
 */
export function useSwitchAccount(): Verb<'switchAccount', [caipAddress: CaipAddress], Account> {
  return useVerb('switchAccount', runSwitch)
}

/**
 * The wallets that were connected before and are not now, newest first, each one press away; kept over a reload unless
 * `enableReconnect` is false. `connectAgain` asks for the same account, a paired wallet in the modal; it rejects as
 * `connect` does.
 * @example
 * const { recentConnections, connectAgain, forget } = useRecentConnections()
 * recentConnections.map((one) => <button onClick={() => connectAgain(one)}>{one.wallet.name}</button>)
 */
export function useRecentConnections(): Verb<'connectAgain', [RecentConnection], Account | undefined> & {
  readonly recentConnections: readonly RecentConnection[]
  /** Takes one out of the list. */
  readonly forget: (connection: RecentConnection) => Promise<void>
} {
  const recentConnections = useSelector(getRecent, undefined)
  const { forget } = useVerb('forget', runForget)
  return { ...useVerb('connectAgain', runAgain), recentConnections, forget }
}

const getRecent = (get: Getter) => get(recentConnectionsAtom)

async function runForget(store: PorticoStore, connection: RecentConnection): Promise<void> {
  store.set((await import('../verbs.late')).forgetConnection, connection)
}

async function runAgain(store: PorticoStore, connection: RecentConnection): Promise<Account | undefined> {
  return store.set((await import('../verbs.late')).connectAgain, connection)
}

async function runConnect(store: PorticoStore, walletId: string, options?: ConnectOptions): Promise<Account> {
  return store.set((await import('../verbs.late')).connectTo, walletId, options)
}

async function runSign(store: PorticoStore, message: string, options?: SignMessageOptions): Promise<string> {
  const pin = findPin(store.get, options?.namespace)
  return store.set((await import('../verbs.late')).signPinned, pin, message)
}

async function runSwitch(store: PorticoStore, caipAddress: CaipAddress): Promise<Account> {
  return store.set((await import('../verbs.late')).switchAccount, caipAddress)
}
