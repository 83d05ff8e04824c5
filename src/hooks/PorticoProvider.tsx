'use client'
import type { Atom } from 'jotai/vanilla'
import { createContext, useCallback, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Action } from '../state/core/action'
import type { InitialState } from '../state/core/visitor/cookie'
import type { Portico } from '../state/app/createPortico'
import type { PorticoStore } from '../state/core/env'
import { InvalidConfigError, MissingProviderError } from '../state/core/configErrors'
import { createFirstStore } from '../state/app/initialState'

/** The instance; null without a provider. */
export const PorticoContext = createContext<Portico | null>(null)

const FirstStoreContext = createContext<PorticoStore | null>(null)

export interface PorticoProviderProps {
  /** The instance, made once by `createPortico` outside of any component. */
  portico: Portico
  /** On a server-rendered page: what `cookieToInitialState` read from the request. The page then keeps that cookie. */
  initialState?: InitialState | undefined
  /** The part of the app that uses the instance: hooks, the modal, connected views. */
  children?: ReactNode
}

/** Provides an instance to the hooks and connected views below it. Renders no element. */
export function PorticoProvider({ portico, initialState, children }: PorticoProviderProps) {
  if (!portico?.store) throw new InvalidConfigError('portico', portico, 'what createPortico() makes')
  const first = useMemo(() => (initialState ? createFirstStore(portico, initialState) : null), [portico, initialState])
  const keepsCookie = !!initialState
  useEffect(() => {
    if (!keepsCookie) return
    // If the cookie cannot be kept, the server renders the next page as for a visitor who never connected.
    import('../state/session/connection/keepCookie.late').then(
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

/**
 * The instance of the nearest provider.
 * @example
 * const { store } = usePortico()
 */
export function usePortico(): Portico {
  const portico = useContext(PorticoContext)
  if (!portico) throw new MissingProviderError()
  return portico
}

/**
 * Reads an atom of this instance. While a page hydrates it reads what the server read, so that both
 * draw the same first frame.
 * @example
 * const connections = useValue(connectionsAtom)
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

/**
 * Binds a verb to this instance.
 * @example
 * const go = useAction(navigate)
 * <button onClick={() => go({ name: 'Networks' })}>Networks</button>
 */
export function useAction<Args extends unknown[], Result>(verb: Action<Args, Result>): (...args: Args) => Result {
  const { store } = usePortico()
  return useCallback((...args: Args) => store.set(verb, ...args), [store, verb])
}
