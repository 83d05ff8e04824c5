import { atom, type Getter } from 'jotai/vanilla'
import { action } from '../action'
import { leaversAtom, stoppersAtom } from './leave'
import type { RouteName } from '../route'
import { DestroyedError } from '../requestErrors'

// What is loaded late finds the whole life cycle here.
export { leave } from './leave'

/** Registers what is given up when a view is left: code that is loaded late hooks in here. */
export const whenLeft = action(function whenLeft(_get, set, name: RouteName, leaver: () => void) {
  return set(leaversAtom, (leavers) => ({ ...leavers, [name]: leaver }))
})

/** Whether the instance was destroyed: nobody is asked for anything any more. */
export const isDestroyedAtom = atom((get) => !get(stoppersAtom))

/** Registers what ends with the instance: code that is loaded late hooks in here. */
export const whenStopped = action(function whenStopped(_get, set, stopper: () => void) {
  return set(stoppersAtom, (stoppers) => stoppers && [...stoppers, stopper])
})

/** Refuses to ask a wallet for an instance that was destroyed. */
export function requireLive(get: Getter): void {
  if (get(isDestroyedAtom)) throw new DestroyedError()
}
