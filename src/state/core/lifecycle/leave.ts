import { atom } from 'jotai/vanilla'
import { action } from '../action'
import type { RouteName } from '../route'

// Set by this file and `leaving.ts` alone, which is loaded late.
export const leaversAtom = atom<Partial<Record<RouteName, () => void>>>({})
export const stoppersAtom = atom<readonly (() => void)[] | null>([])

/** Ends whatever hooked in; the instance is destroyed. */
export const stopAll = action(function stopAll(get, set) {
  for (const stopper of get(stoppersAtom) ?? []) stopper()
  set(stoppersAtom, null)
})

/** Gives up what belongs to a view, or everything. */
export const leave = action(function leave(get, _set, name?: RouteName) {
  for (const [view, leaver] of Object.entries(get(leaversAtom))) if (name === undefined || name === view) leaver()
})
