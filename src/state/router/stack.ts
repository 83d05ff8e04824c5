import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { connectedAtom } from '../connection/state'
import { configAtom } from '../core/runtime'
import { routeTable, type Route } from '../core/route'
import { noteOpen } from '../core/development/development'
import { InvalidConfigError } from '../core/errors'
import { emit } from '../core/events'
import { isNetworkBlockedAtom } from '../networks/state'

interface RouterState {
  readonly isOpen: boolean
  /** Views above the home view, oldest first; empty means home. */
  readonly stack: readonly Route[]
  readonly direction: 'forward' | 'back'
  /** How many embedded surfaces show the views in place. */
  readonly embeds: number
}

/** Set by this file and `navigation.ts` alone, which is loaded with the modal. */
export const routerAtom = atom<RouterState>({ isOpen: false, stack: [], direction: 'forward', embeds: 0 })

/** Where everything starts: depends on the connection, so it is never stored. */
export const homeRouteAtom = atom((get): Route => {
  if (!get(connectedAtom)) return { name: 'Connect' }
  return get(isNetworkBlockedAtom) ? { name: 'UnsupportedChain' } : { name: 'Account' }
})

export const isOpenAtom = atom((get) => get(routerAtom).isOpen)
export const routeAtom = atom((get): Route => {
  const top = get(routerAtom).stack.at(-1)
  const isReachable = top && (!routeTable[top.name]?.needs || get(connectedAtom))
  return isReachable ? top : get(homeRouteAtom)
})

/**
 * Opens the modal at a view, by default at home; the basic variant opens only if not connected.
 * @throws InvalidConfigError for a view that is not there
 */
export const open = action(function open(get, set, route?: Route) {
  if (get(configAtom).basic && get(connectedAtom)) return
  // Untyped hosts pass anything, often the click event of `onClick={open}`: that means home.
  const isText = typeof (route as unknown) === 'string'
  if (isText || (typeof route?.name === 'string' && !Object.hasOwn(routeTable, route.name)))
    throw new InvalidConfigError('route', route, `{ name } with one of ${Object.keys(routeTable).join(', ')}`)
  noteOpen(get, route)
  const { isOpen, embeds } = get(routerAtom)
  const stack =
    typeof route?.name === 'string' && (route.name !== get(homeRouteAtom).name || 'namespace' in route) ? [route] : []
  set(routerAtom, { isOpen: true, stack, direction: 'forward', embeds })
  if (!isOpen) set(emit, { type: 'track', event: 'MODAL_OPEN', properties: { connected: get(connectedAtom) } })
})

/** Closes whatever is open and goes home. */
export const close = action(function close(get, set) {
  const { isOpen, embeds } = get(routerAtom)
  set(routerAtom, { isOpen: false, stack: [], direction: 'back', embeds })
  if (isOpen) set(emit, { type: 'track', event: 'MODAL_CLOSE', properties: { connected: get(connectedAtom) } })
})
