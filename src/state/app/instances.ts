import { warnOnce } from '../../chains/development'
import type { PorticoStore } from '../core/env'
import { hasSurface } from '../core/development/development'
import { configAtom, envAtom, isAlive } from '../core/runtime'
import { routerAtom } from '../shell/router/stack'

/** An instance on this page, until it is destroyed. */
interface Instance {
  readonly store: PorticoStore
  readonly stop: () => void
  /** Milliseconds since the epoch. */
  readonly madeAt: number
}

const living = new WeakMap<object, Map<string, Set<Instance>>>()
/** Instances that are made within this time of each other are two on one page, in milliseconds. */
const togetherMs = 50
/** Time in which the views of a replaced instance leave the page, in milliseconds. */
const patienceMs = 1_000
/** More replaced instances within `patienceMs` are made by renders, not by saved files. */
const mostReplaced = 8
let replacedAt: readonly number[] = []

/**
 * Notes that an instance begins. Two with one id and one storage take each other's connection. With `replaces`, earlier
 * ones are destroyed, as hot reload leaves them behind, and the modal stays at its view.
 */
export function noteInstance(store: PorticoStore, stop: () => void, replaces: boolean): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const alive = instancesLike(store)
      const now = store.get(envAtom).clock.now()
      for (const one of alive) {
        const isOther = one.store !== store && isAlive(one.store.get)
        if (isOther && replaces && now - one.madeAt > togetherMs) replace(one, store, now)
        else if (isOther) continue
        alive.delete(one)
      }
      alive.add({ store, stop, madeAt: now })
      if (alive.size === 2) warnOfTwo(store)
      else if (alive.size > 2 || replacedAt.length > mostReplaced)
        warnOnce(
          `More than two instances have the id "${store.get(configAtom).id}". Is createPortico() called while a component renders? Call it once, outside of components.`,
        )
    }
  } catch {
    // No `process` here.
  }
}

function warnOfTwo(store: PorticoStore): void {
  warnOnce(
    `Two instances have the id "${store.get(configAtom).id}" and share what they store. Give each an \`id\` of its own, or call destroy() on the one that is replaced.`,
  )
}

function instancesLike(store: PorticoStore): Set<Instance> {
  const { storage } = store.get(envAtom)
  const { id } = store.get(configAtom)
  const byId = living.get(storage) ?? new Map<string, Set<Instance>>()
  const alive = byId.get(id) ?? new Set()
  living.set(storage, byId.set(id, alive))
  return alive
}

function replace({ store: earlier, stop }: Instance, store: PorticoStore, now: number): void {
  replacedAt = [...replacedAt.filter((at) => now - at < patienceMs), now]
  const { isOpen, stack } = earlier.get(routerAtom)
  stop()
  if (isOpen) store.set(routerAtom, { isOpen, stack, direction: 'forward', embeds: 0 })
  // A page with two apps still shows the views of both.
  void store
    .get(envAtom)
    .clock.sleep(patienceMs)
    .then(() => hasSurface(earlier.get(configAtom)) && warnOfTwo(store))
}
