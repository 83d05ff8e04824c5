'use client'
import type { Atom } from 'jotai/vanilla'
import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Balance } from '../chains/adapter'
import type { CaipNetworkId, Namespace, Network, NetworkInput } from '../chains/network'
import { isUnsupported } from '../chains/network'
import { accountAtom, type Account } from './account'
import type { Action } from './action'
import type { AsyncState } from './asyncState'
import { balanceAtom, refreshBalance } from './balance'
import { connectWallet } from './connect'
import { disconnect } from './connection'
import { signIn, signOut } from './signIn/signIn'
import { signInAtom, type SignInState } from './signIn/signInState'
import { signMessage } from './signMessage'
import type { SiwxSession } from './siwx/types'
import { activeNamespaceAtom, connectionsAtom, handlesAtom, statusAtom, type ConnectionStatus } from './connections'
import { visibleWalletsAtom, type VisibleWallet } from './visibleWallets'
import type { InitialState } from './cookie'
import type { Portico, PorticoStore } from './createPortico'
import { addNetwork, removeNetwork } from './editNetworks'
import { InvalidConfigError, MissingProviderError } from './errors'
import type { EventListener } from './events'
import { createGatedProvider } from './gatedProvider'
import { createFirstStore } from './initialState'
import { identityAtom, type Identity } from './identity'
import { activeNetworkAtom, networksAtom } from './networks'
import { resolveName } from './resolveName'
import { close, isOpenAtom, open, type Route } from './router'
import { switchNetwork } from './switchNetwork'

const PorticoContext = createContext<Portico | null>(null)
const FirstStoreContext = createContext<PorticoStore | null>(null)

export interface PorticoProviderProps {
  portico: Portico
  /** On a server-rendered page: what `cookieToInitialState` read from the request. The page then keeps that cookie. */
  initialState?: InitialState | undefined
  children?: ReactNode
}

/** Hands an instance to the hooks and connected views below it. Renders no element. */
export function PorticoProvider({ portico, initialState, children }: PorticoProviderProps) {
  if (!portico?.store) throw new InvalidConfigError('portico', portico, 'what createPortico() makes')
  const first = useMemo(() => (initialState ? createFirstStore(portico, initialState) : null), [portico, initialState])
  const keepsCookie = !!initialState
  useEffect(() => {
    if (!keepsCookie) return
    // Where this fails, the server's next first frame is that of a stranger.
    import('./keepCookie').then(({ keepCookie }) => keepCookie(portico.store), () => undefined)
  }, [portico, keepsCookie])
  return (
    <PorticoContext.Provider value={portico}>
      <FirstStoreContext.Provider value={first}>{children}</FirstStoreContext.Provider>
    </PorticoContext.Provider>
  )
}

/** The instance of the nearest provider. */
export function usePortico(): Portico {
  const portico = useContext(PorticoContext)
  if (!portico) throw new MissingProviderError()
  return portico
}

/**
 * Reads an atom of this instance. While a page hydrates it reads what the server read, so that both
 * draw the same first frame.
 */
export function useValue<T>(source: Atom<T>): T {
  const { store, serverStore } = usePortico()
  const first = useContext(FirstStoreContext) ?? serverStore
  const subscribe = useCallback((listener: () => void) => store.sub(source, listener), [store, source])
  return useSyncExternalStore(
    subscribe,
    () => store.get(source),
    () => first.get(source),
  )
}

/** Binds a verb to this instance. */
export function useAction<Args extends unknown[], Result>(verb: Action<Args, Result>): (...args: Args) => Result {
  const { store } = usePortico()
  return useCallback((...args: Args) => store.set(verb, ...args), [store, verb])
}

/** Opens and closes the modal. */
export function useModal(): { isOpen: boolean; open: (route?: Route) => void; close: () => void } {
  return { isOpen: useValue(isOpenAtom), open: useAction(open), close: useAction(close) }
}

/** The connected account, null while nobody is connected. */
export function useAccount(): Account | null {
  return useValue(accountAtom)
}

/** Status of a namespace, by default the active one: `restoring` until the first truth is known. */
export function useStatus(namespace?: Namespace): ConnectionStatus {
  const active = useValue(activeNamespaceAtom)
  const activeStatus = useValue(statusAtom)
  const connections = useValue(connectionsAtom)
  if (namespace === undefined || namespace === active) return activeStatus
  return connections[namespace]?.status ?? 'restoring'
}

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
  return { networks: useValue(networksAtom), addNetwork: useAction(addNetwork), removeNetwork: useAction(removeNetwork) }
}

/** Disconnects one namespace, or all when none is given. */
export function useDisconnect(): (namespace?: Namespace) => Promise<void> {
  return useAction(disconnect)
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

/** Calls the listener with every event while mounted. Pass a stable function. */
export function useEvents(listener: EventListener): void {
  const portico = usePortico()
  useEffect(() => portico.onEvent(listener), [portico, listener])
}
