import type { Atom, Getter } from 'jotai/vanilla'
import { action } from './action'
import { perStore, type PorticoStore } from './env'
import { DestroyedError } from './requestErrors'
import type { Route, RouteName } from './route'

interface Hooks {
  leavers: Partial<Record<RouteName, () => void>>
  stoppers: (() => void)[]
  isDestroyed: boolean
}

const hooks = perStore<Hooks>()

/** Registers what is given up when a view is left. */
export const whenLeft = action(function whenLeft(get, _set, name: RouteName, leaver: () => void) {
  const held = hooks(get)
  held.leavers = { ...held.leavers, [name]: leaver }
})

/** Gives up what belongs to a view, or everything. */
export const leave = action(function leave(get, _set, name?: RouteName) {
  for (const [view, leaver] of Object.entries(hooks(get).leavers ?? {}))
    if (name === undefined || name === view) leaver()
})

/** Gives up what belongs to a view whenever another is shown. Returns how to stop. */
export function leaveWithRoute({ get, set, sub }: PorticoStore, routeAtom: Atom<Route>): () => void {
  let { name } = get(routeAtom)
  return sub(routeAtom, () => {
    const left = name
    name = get(routeAtom).name
    if (left !== name) set(leave, left)
  })
}

/** Registers what ends with the instance. */
export function whenStopped(get: Getter, stopper: () => void): void {
  const held = hooks(get)
  held.stoppers = [...(held.stoppers ?? []), stopper]
}

/** Ends whatever hooked in; the instance is destroyed. */
export const stopAll = action(function stopAll(get) {
  const held = hooks(get)
  for (const stopper of held.stoppers ?? []) stopper()
  held.stoppers = []
  held.isDestroyed = true
})

/** Refuses to ask a wallet for an instance that was destroyed. */
export function requireLive(get: Getter): void {
  if (hooks(get).isDestroyed) throw new DestroyedError()
}
