import { atom, type Getter } from 'jotai/vanilla'
import { PorticoError } from '../../chains/errors/errors'
import type { CheckedConfig } from './config'
import type { Env, LateParts, PorticoStore } from './env'
import { DestroyedError } from './configErrors'
import type { RouteName } from './route'

export interface RuntimeOptions {
  readonly config: CheckedConfig
  readonly env: Env
  readonly store: PorticoStore
  readonly late?: LateParts | undefined
}

/** Data of a store beside its atoms. */
interface Runtime extends RuntimeOptions {
  /** Listeners of events; `events.ts` lists the events. */
  readonly listeners: Set<(event: never) => void>
  /** Errors that were reported. */
  readonly reported: WeakSet<object>
  /** Functions that run when a view is left. */
  readonly leavers: Map<RouteName, () => void>
  /** Functions that end with the instance; null once it was destroyed. */
  stoppers: Set<() => void> | null
}

const heldAtom = atom<Runtime | null>(null)

/** Another object in each store. */
export const runtimeAtom = atom((get): Runtime => {
  const runtime = get(heldAtom)
  if (!runtime) throw new PorticoError('This store was not made by createPortico')
  return runtime
})

/** Configuration and environment of this instance. */
export const configAtom = atom((get) => get(runtimeAtom).config)
export const envAtom = atom((get) => get(runtimeAtom).env)
export const lateAtom = atom((get) => get(runtimeAtom).late)

/** Prepares a new store; `createPortico` calls it once. */
export const initStore = atom(null, function initStore(_get, set, options: RuntimeOptions) {
  set(heldAtom, {
    ...options,
    listeners: new Set<(event: never) => void>(),
    reported: new WeakSet(),
    leavers: new Map(),
    stoppers: new Set<() => void>(),
  })
})

/** Keeps an object for each store, empty at first: controllers, promises and functions are no data for atoms. */
export function perStore<T extends object>(): (get: Getter) => Partial<T> {
  const kept = new WeakMap<object, Partial<T>>()
  return (get) => {
    const runtime = get(runtimeAtom)
    const found = kept.get(runtime) ?? {}
    kept.set(runtime, found)
    return found
  }
}

/** Gives up what belongs to a view, or to every view. */
export function leave(get: Getter, name?: RouteName): void {
  for (const [view, leaver] of get(runtimeAtom).leavers) if (name === undefined || name === view) leaver()
}

/** Registers what ends with the instance. Returns how to take it back. */
export function onDestroy(get: Getter, stopper: () => void): () => void {
  const { stoppers } = get(runtimeAtom)
  stoppers?.add(stopper)
  return () => void stoppers?.delete(stopper)
}

/** Gives up and ends everything: the instance is destroyed. */
export function destroyRuntime(get: Getter): void {
  leave(get)
  const runtime = get(runtimeAtom)
  for (const stopper of runtime.stoppers ?? []) stopper()
  runtime.stoppers = null
}

/** False after `destroy`. Work that is still pending then must not ask a wallet or write to storage. */
export const isAlive = (get: Getter): boolean => get(runtimeAtom).stoppers !== null

/** Refuses to ask a wallet for an instance that was destroyed. */
export function assertAlive(get: Getter): void {
  if (!isAlive(get)) throw new DestroyedError()
}
