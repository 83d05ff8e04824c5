'use client'
import { useMemo } from 'react'
import type { Balance } from '../chains/adapter'
import type { CaipNetworkId, Namespace, Network, NetworkInput } from '../chains/network'
import { isUnsupported } from '../chains/network'
import type { AsyncState } from './asyncState'
import { balanceAtom, refreshBalance } from './balance'
import { connectWallet } from './connect'
import { signIn, signOut } from './signIn/signIn'
import { signInAtom, type SignInState } from './signIn/signInState'
import { signMessage } from './signMessage'
import type { SiwxSession } from './siwx/types'
import { activeNamespaceAtom, handlesAtom } from './connections'
import { visibleWalletsAtom, type VisibleWallet } from './visibleWallets'
import { addNetwork, removeNetwork } from './editNetworks'
import { createGatedProvider } from './gatedProvider'
import { useAction, usePortico, useValue } from './hooks'
import { identityAtom, type Identity } from './identity'
import { activeNetworkAtom, networksAtom } from './networks'
import { resolveName } from './resolveName'
import { switchNetwork } from './switchNetwork'

export interface NetworkState {
  readonly network: Network
  /** False while the wallet is on a network that the host does not have. */
  readonly isSupported: boolean
  readonly networks: readonly Network[]
  /** Asks the wallet to switch; rejects with `NetworkNotFoundError` or the wallet's refusal. */
  readonly switchNetwork: (networkId: CaipNetworkId) => Promise<void>
}

/** The active network, the host's list, and how to switch. */
export function useNetwork(): NetworkState {
  const network = useValue(activeNetworkAtom)
  const networks = useValue(networksAtom)
  return { network, isSupported: !isUnsupported(network), networks, switchNetwork: useAction(switchNetwork) }
}

export interface NetworkList {
  readonly networks: readonly Network[]
  readonly addNetwork: (network: NetworkInput) => void
  readonly removeNetwork: (networkId: CaipNetworkId) => void
}

/** The host's list of networks, and how to change it while the page runs. */
export function useNetworkList(): NetworkList {
  return {
    networks: useValue(networksAtom),
    addNetwork: useAction(addNetwork),
    removeNetwork: useAction(removeNetwork),
  }
}

/** The connected wallet's own provider (EIP-1193 on eip155), null while not connected. */
export function useProvider<T = unknown>(namespace?: Namespace): T | null {
  const portico = usePortico()
  const active = useValue(activeNamespaceAtom)
  const handle = useValue(handlesAtom)[namespace ?? active]
  const isGated = handle?.isGated === true
  const gated = useMemo(() => (isGated ? createGatedProvider(portico) : null), [isGated, portico])
  return ((gated ?? handle?.provider) as T | undefined) ?? null
}

/** Native balance of the active account; reading it loads the reader of the namespace. */
export function useBalance(): { balance: AsyncState<Balance | null>; refresh: () => void } {
  const { store } = usePortico()
  const balance = useValue(balanceAtom)
  return useMemo(() => ({ balance, refresh: () => store.set(refreshBalance) }), [balance, store])
}

/** Name and picture of the active account, null while nobody is connected; looking asks the name service. */
export function useIdentity(): AsyncState<Identity | null> {
  return useValue(identityAtom)
}

/** Finds the address behind a name, null for none; rejects with `ResolveNameError`, or where names cannot be had. */
export function useResolveName(): (name: string) => Promise<string | null> {
  return useAction(resolveName)
}

/** The wallets a visitor can pick, and how to connect one; rejects with why not. */
export function useWallets(): { wallets: readonly VisibleWallet[]; connect: (walletId: string) => Promise<void> } {
  return { wallets: useValue(visibleWalletsAtom), connect: useAction(connectWallet) }
}

/** Signs a text with the active account; rejects with `UserRejectedError` when declined. */
export function useSignMessage(): (message: string) => Promise<string> {
  return useAction(signMessage)
}

export interface SignIn {
  readonly status: SignInState['status']
  /** Those of the account in use, on its network. */
  readonly sessions: readonly SiwxSession[]
  /** Asks the visitor to sign in; rejects where that cannot be. */
  readonly signIn: () => Promise<void>
  /** Ends every session; where sign-in is required the connections end with them. */
  readonly signOut: () => Promise<void>
}

const noSessions: readonly SiwxSession[] = []

/** How sign-in stands, and how to begin and end it. */
export function useSignIn(): SignIn {
  const state = useValue(signInAtom)
  const sessions = state.status === 'signedIn' ? state.sessions : noSessions
  return { status: state.status, sessions, signIn: useAction(signIn), signOut: useAction(signOut) }
}
