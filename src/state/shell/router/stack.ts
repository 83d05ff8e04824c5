import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { connectedAtom, type Account } from '../../core/visitor/connections'
import { configAtom, perStore } from '../../core/runtime'
import type { Route } from '../../core/route'
import { noteOpen } from '../../core/development/development'
import { InvalidConfigError } from '../../../chains/errors/errors'
import { emit } from '../../core/events'
import { isNetworkBlockedAtom } from '../../core/visitor/networks'

interface RouterState {
  readonly isOpen: boolean
  /** Views above the home view, oldest first; empty means home. */
  readonly stack: readonly Route[]
  readonly direction: 'forward' | 'back'
  /** Number of embedded surfaces that show the views in place. */
  readonly embeds: number
}

/** Set by this file and `navigation.ts` alone, which is loaded with the modal. */
export const routerAtom = atom<RouterState>({ isOpen: false, stack: [], direction: 'forward', embeds: 0 })

/** The modal's code is wanted before it is opened. */
export const isAheadAtom = atom(false)

/** The first view: depends on the connection, so it is never stored. */
export const homeRouteAtom = atom((get): Route => {
  if (!get(connectedAtom)) return { name: 'Connect' }
  return get(isNetworkBlockedAtom) ? { name: 'UnsupportedChain' } : { name: 'Account' }
})

/**
 * True while the modal is open.
 * @example
 * useValue(isOpenAtom)
 */
export const isOpenAtom = atom((get) => get(routerAtom).isOpen)

/** Results of views for the code that opened them. A view that is not here has no result. */
export interface RouteResults {
  /** The account that was connected. */
  readonly Connect: Account
  /** The transaction that was sent. */
  readonly WalletSend: { readonly hash: string }
  /** The transaction that swaps. */
  readonly Swap: { readonly hash: string }
}

type Brought = RouteResults[keyof RouteResults]

type ResultRoute<Name extends keyof RouteResults> = Extract<Route, { readonly name: Name }>

/**
 * Opens the modal at a view, by default at Connect or Account. Resolves to what the view brings, to undefined for
 * nothing and when the modal closes or the view is left. Sending and receiving begin with connecting and signing in where
 * that is due. Rejects with `InvalidConfigError` for a view that is not there.
 */
export interface Open {
  (route?: ResultRoute<'Connect'>): Promise<RouteResults['Connect'] | undefined>
  (route: ResultRoute<'WalletSend'>): Promise<RouteResults['WalletSend'] | undefined>
  (route: ResultRoute<'Swap'>): Promise<RouteResults['Swap'] | undefined>
  (route: Exclude<Route, ResultRoute<keyof RouteResults>>): Promise<undefined>
  (route?: Route): Promise<Brought | undefined>
}

/** The view that was opened last, and who waits for what it brings: settled once, with that or with nothing. */
export const opening = perStore<{
  route: Route
  stack: readonly Route[]
  /** It was opened while an account was connected. */
  isForConnected: boolean
  end: (brought?: Brought | Promise<never>) => void
}>()

/**
 * Opens the modal at a view, as `Open` says; the basic variant opens only if not connected.
 * @example
 * const account = await store.set(open, { name: 'Connect' })
 */
export const open = action(async function open(get, set, route?: Route): Promise<Brought | undefined> {
  if (typeof (route as unknown) === 'string') throw new InvalidConfigError('route', route, '{ name }')
  if (get(configAtom).basic && get(connectedAtom)) return undefined
  noteOpen(get, route)
  const { isOpen, embeds } = get(routerAtom)
  const home = get(homeRouteAtom)
  // Hosts in plain JavaScript pass anything, often the click event of `onClick={open}`: that means home.
  const stack = typeof route?.name === 'string' && (route.name !== home.name || 'namespace' in route) ? [route] : []
  const waiting = opening(get)
  waiting.end?.() // what was opened before is left
  const result = new Promise<Brought | undefined>((end) =>
    Object.assign(waiting, { route: stack[0] ?? home, stack, end, isForConnected: get(connectedAtom) }),
  )
  set(routerAtom, { isOpen: true, stack, direction: 'forward', embeds })
  if (!isOpen) set(emit, { type: 'track', event: 'MODAL_OPEN', properties: { connected: get(connectedAtom) } })
  return result
})

/**
 * Closes whatever is open and goes home.
 * @example
 * store.set(close)
 */
export const close = action(function close(get, set) {
  const { isOpen, embeds } = get(routerAtom)
  opening(get).end?.()
  set(routerAtom, { isOpen: false, stack: [], direction: 'back', embeds })
  if (isOpen) set(emit, { type: 'track', event: 'MODAL_CLOSE', properties: { connected: get(connectedAtom) } })
})
