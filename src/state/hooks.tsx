'use client'
import type { Atom } from 'jotai/vanilla'
import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Namespace } from '../chains/network'
import { accountAtom, type Account } from './account'
import type { Action } from './action'
import { disconnect } from './disconnect'
import { activeNamespaceAtom, connectionsAtom, statusAtom, type ConnectionStatus } from './connections'
import type { InitialState } from './cookie'
import type { Portico, PorticoStore } from './createPortico'
import { InvalidConfigError, MissingProviderError } from './errors'
import type { EventListener } from './events'
import { createFirstStore } from './initialState'
import { close, isOpenAtom, open, type Route } from './router'

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
    import('./keepCookie.late').then(
      ({ keepCookie }) => keepCookie(portico.store),
      () => undefined,
    )
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

/** Disconnects one namespace, or all when none is given. */
export function useDisconnect(): (namespace?: Namespace) => Promise<void> {
  return useAction(disconnect)
}

/** Calls the listener with every event while mounted. Pass a stable function. */
export function useEvents(listener: EventListener): void {
  const portico = usePortico()
  useEffect(() => portico.onEvent(listener), [portico, listener])
}
