import { atom } from 'jotai/vanilla'
import { action } from './action'
import { isNetworkBlockedAtom } from './networks'
import { close, open, routeAtom, routerAtom, type Route } from './router'

const shakesAtom = atom(0)

/** Counts refused attempts to close; every change shakes the card. */
export const shakeAtom = atom((get) => get(shakesAtom))

export const directionAtom = atom((get) => get(routerAtom).direction)
export const canGoBackAtom = atom((get) => get(routerAtom).stack.length > 0)

/** A network that is not supported has to be left, or the wallet, before the modal closes. */
export const canCloseAtom = atom((get) => {
  const { name } = get(routeAtom)
  return !((name === 'UnsupportedChain' || name === 'SwitchNetwork') && get(isNetworkBlockedAtom))
})

/** What Escape, an outside click and the close button ask for; refused visibly where closing is not allowed. */
export const requestClose = action((get, set) => {
  if (get(canCloseAtom)) set(close)
  else set(shakesAtom, (count) => count + 1)
})

/** Goes deeper. Outside of an embedded surface this also opens the modal. */
export const navigate = action((get, set, route: Route) => {
  const state = get(routerAtom)
  if (state.embeds === 0 && !state.isOpen) set(open, route)
  else set(routerAtom, { ...state, stack: [...state.stack, route], direction: 'forward' })
})

/** Swaps the current view without a step back to it. */
export const replace = action((_get, set, route: Route) =>
  set(routerAtom, (state) => ({ ...state, stack: [...state.stack.slice(0, -1), route], direction: 'forward' })),
)

/** One view back; at home it asks to close. */
export const back = action((get, set) => {
  const { stack } = get(routerAtom)
  if (stack.length === 0) set(requestClose)
  else set(routerAtom, (state) => ({ ...state, stack: state.stack.slice(0, -1), direction: 'back' }))
})

/** Back to the home view, without closing. */
export const goHome = action((_get, set) => set(routerAtom, (state) => ({ ...state, stack: [], direction: 'back' })))

/** An embedded surface appears (+1) or leaves (-1). */
export const countEmbeds = action((_get, set, change: 1 | -1) =>
  set(routerAtom, (state) => ({ ...state, embeds: state.embeds + change })),
)
