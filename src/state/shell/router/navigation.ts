import { atom, type Getter } from 'jotai/vanilla'
import { action } from '../../core/action'
import { withEffect } from '../../core/asyncState'
import { configAtom, onDestroy, runtimeAtom } from '../../core/runtime'
import { connectedAtom } from '../../core/visitor/connections'
import { emit } from '../../core/events'
import { activeNetworkAtom, isNetworkBlockedAtom } from '../../core/visitor/networks'
import { close, homeRouteAtom, open, opening, routerAtom } from './stack'
import type { Route, RouteName } from '../../core/route'
import { routeRules } from './routeRules'
import { report } from '../../core/report'
import { InvalidConfigError } from '../../../chains/errors/errors'
import { isSignInDueAtom } from '../../core/visitor/signIn'

/**
 * The view that is shown, or would be if the modal were open.
 * @example
 * useValue(routeAtom).name === 'Connect'
 */
export const routeAtom = atom((get): Route => {
  const top = get(routerAtom).stack.at(-1)
  const isReachable = top && (get(connectedAtom) || !routeRules[top.name]?.needsAccount)
  return isReachable ? top : get(homeRouteAtom)
})

/** The views above the home view, for a surface that shows them: each one that is opened is tracked. */
export const trackedStackAtom = withEffect(
  atom((get) => get(routerAtom).stack),
  (get, set, stack, _signal, before = []) => {
    for (const route of stack) {
      const { opened, selected } = (before.includes(route) ? null : routeRules[route.name]) ?? {}
      const network = get(activeNetworkAtom).caipNetworkId
      if (opened) set(emit, { type: 'track', event: opened, properties: { network } })
      if (selected) set(emit, { type: 'track', event: selected, properties: {} })
    }
  },
)

const shakesAtom = atom(0)

/** Counts refused attempts to close; every change shakes the card. */
export const shakeAtom = atom((get) => get(shakesAtom))

/** The side that a view comes from. An opening begins forward, and so does a view that is drawn ahead of it. */
export const directionAtom = atom((get) => {
  const { isOpen, embeds, direction } = get(routerAtom)
  return isOpen || embeds > 0 ? direction : 'forward'
})

const rulesAtom = atom((get) => routeRules[get(routeAtom).name] ?? {})

export const canGoBackAtom = atom((get) => get(routerAtom).stack.includes(get(routeAtom)) && !get(rulesAtom).isPrompt)

/**
 * A network that is not supported has to be left, or the wallet, before the modal closes; a required
 * sign-in done or cancelled.
 */
export const canCloseAtom = atom((get) => {
  const { isPrompt, leavesNetwork } = get(rulesAtom)
  if (isPrompt) return !get(isSignInDueAtom)
  return !leavesNetwork || !get(isNetworkBlockedAtom)
})

/** Closes on Escape, an outside press or the close button; refused visibly where closing is not allowed. */
export const requestClose = action(function requestClose(get, set) {
  if (get(canCloseAtom)) set(close)
  else set(shakesAtom, (count) => count + 1)
})

/**
 * Goes deeper. Outside of an embedded surface this also opens the modal.
 * @example
 * store.set(navigate, { name: 'Networks' })
 */
export const navigate = action(function navigate(get, set, route: Route) {
  const isForSwap = route.name === 'Networks' && get(rulesAtom).isOfSwap
  const click = isForSwap ? 'CLICK_SELECT_NETWORK_TO_SWAP' : routeRules[route.name]?.click
  if (click) set(emit, { type: 'track', event: click, properties: {} })
  const state = get(routerAtom)
  if (state.embeds === 0 && !state.isOpen) {
    // Not `open`: views that a host places have no need of a modal, and developers are not warned that it is missing.
    if (!get(configAtom).basic || !get(connectedAtom)) set(pushOverlay, route)
  } else set(routerAtom, { ...state, stack: [...state.stack, route], direction: 'forward' })
})

/** Goes deeper, unless such a view is shown already. */
export const navigateOnce = action(function navigateOnce(get, set, route: Route) {
  if (get(routeAtom).name !== route.name) set(navigate, route)
})

/**
 * Puts a view over whatever is shown, opening the modal where nothing is, also in the basic variant: a caller
 * waits for an answer. Says whether it had to open.
 */
export const pushOverlay = action(function pushOverlay(get, set, route: Route): boolean {
  const state = get(routerAtom)
  const isClosed = state.embeds === 0 && !state.isOpen
  const stack = isClosed ? [route] : [...state.stack, route]
  set(routerAtom, { ...state, isOpen: state.isOpen || isClosed, stack, direction: 'forward' })
  if (isClosed) set(emit, { type: 'track', event: 'MODAL_OPEN', properties: { connected: get(connectedAtom) } })
  return isClosed
})

/** Takes such a view away: back to what it covered, or closes what it had opened. */
export const popOverlay = action(function popOverlay(get, set, name: RouteName, wasClosed: boolean) {
  const state = get(routerAtom)
  const stack = state.stack.filter((route) => route.name !== name)
  const isOver = stack.length < state.stack.length || state.direction === 'back'
  if (wasClosed && isOver && state.isOpen && stack.length === 0) set(close)
  else if (stack.length < state.stack.length) set(routerAtom, { ...state, stack, direction: 'back' })
})

/** Goes to other views; who waits for what one brings that is left hears that it brings nothing. */
const setStack = action(function setStack(get, set, stack: readonly Route[], direction: 'forward' | 'back') {
  const { stack: opened = [], end } = opening(get)
  set(routerAtom, (state) => ({ ...state, stack, direction }))
  if (!opened.every((route) => stack.includes(route))) end?.()
})

/** Takes away the view on top, which is not there: hosts in plain JavaScript ask for any. Who opened it is told. */
export const refuseRoute = action(function refuseRoute(get, set, names: readonly string[]) {
  const route = get(routeAtom)
  const { stack: opened, end } = opening(get)
  const error = new InvalidConfigError('route', route, `{ name }, one of ${names.join(' ')}`)
  if (opened?.includes(route)) end?.(Promise.reject(error))
  else set(report, error)
  const stack = get(routerAtom).stack.filter((other) => other !== route)
  if (stack.length > 0 || get(routerAtom).embeds > 0) set(setStack, stack, 'back')
  else set(close)
})

/**
 * Swaps the current view without a step back to it.
 * @example
 * store.set(replace, { name: 'AllWallets' })
 */
export const replace = action(function replace(get, set, route: Route) {
  set(setStack, [...get(routerAtom).stack.slice(0, -1), route], 'forward')
})

/**
 * One view back; at home it asks to close.
 * @example
 * store.set(back)
 */
export const back = action(function back(get, set) {
  if (!get(canGoBackAtom)) set(requestClose)
  else set(setStack, get(routerAtom).stack.slice(0, -1), 'back')
})

/** Back to the home view, without closing. */
export const resetToHome = action(function resetToHome(_get, set) {
  set(setStack, [], 'back')
})

/** Closes after the opened view has done its work, unless it was only on the way to another. */
export const closeOrHome = action(function closeOrHome(get, set) {
  const { isOpen, stack } = get(routerAtom)
  const { isForConnected, stack: opened } = opening(get)
  // Connecting is a step towards a view of the account that was opened before there was one.
  const isWaiting = (route: Route) => !isForConnected && opened?.includes(route) && routeRules[route.name]?.needsAccount
  const next = stack.filter((route) => routeRules[route.name]?.resumes || isWaiting(route))
  if (isOpen && !next[0]) set(close)
  else set(setStack, next, 'back')
})

/** Shows the home view: where a surface of the page has the views in place, there, else in the modal. */
export const showHome = action(function showHome(get, set) {
  return set(get(routerAtom).embeds > 0 ? resetToHome : open)
})

/** An embedded surface appears (+1) or leaves (-1). */
export const registerEmbed = action(function registerEmbed(_get, set, change: 1 | -1) {
  return set(routerAtom, (state) => ({ ...state, embeds: state.embeds + change }))
})

/** Tells a dialog whether it shows the views. */
type ShowDialog = (isShown: boolean) => void

const dialogsAtom = atom<readonly ShowDialog[]>([])

/** The dialog that shows the views; a host that places several sees the first. */
export const shownDialogAtom = atom((get) => get(dialogsAtom)[0])

/** A dialog is on the page; returns how to say that it left. It is told at once, to be drawn before the page is painted. */
export const enterDialog = action(function enterDialog(get, set, show: ShowDialog) {
  const keep = (dialogs: readonly ShowDialog[]) => {
    set(dialogsAtom, dialogs)
    dialogs[0]?.(true)
  }
  keep([...get(dialogsAtom), show])
  return () => {
    show(false)
    keep(get(dialogsAtom).filter((other) => other !== show))
  }
})

/** Registers the function that runs when a view is left, and when the instance is destroyed. */
export function onLeave(get: Getter, name: RouteName, leaver: () => void): void {
  const { leavers } = get(runtimeAtom)
  if (leavers.size === 0) followRoute(get)
  leavers.set(name, leaver)
}

/** An overlay does not leave the view below it; that view is left when a third view follows the overlay. */
function followRoute(get: Getter): void {
  const { store, leavers } = get(runtimeAtom)
  let shown: readonly RouteName[] = [store.get(routeAtom).name]
  const stop = store.sub(routeAtom, () => {
    const before = shown
    const { name } = store.get(routeAtom)
    shown = routeRules[name]?.isOverlay ? [name, ...before.slice(-1)] : [name]
    for (const one of before) if (!shown.includes(one)) leavers.get(one)?.()
  })
  onDestroy(get, stop)
}
