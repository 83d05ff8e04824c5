import { atom } from 'jotai/vanilla'
import { action } from './action'
import type { RouteName } from './router'

const leaversAtom = atom<Partial<Record<RouteName, () => void>>>({})

/** Registers what is given up when a view is left: code that is loaded late hooks in here. */
export const whenLeft = action((_get, set, name: RouteName, leaver: () => void) =>
  set(leaversAtom, (leavers) => ({ ...leavers, [name]: leaver })),
)

const stoppersAtom = atom<readonly (() => void)[]>([])

/** Registers what ends with the instance: code that is loaded late hooks in here. */
export const whenStopped = action((_get, set, stopper: () => void) =>
  set(stoppersAtom, (stoppers) => [...stoppers, stopper]),
)

/** Ends whatever hooked in; the instance is destroyed. */
export const stopAll = action((get) => {
  for (const stopper of get(stoppersAtom)) stopper()
})

/** Gives up what belongs to a view, or everything. */
export const leave = action((get, _set, name?: RouteName) => {
  for (const [view, leaver] of Object.entries(get(leaversAtom))) if (name === undefined || name === view) leaver()
})
