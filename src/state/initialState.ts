import { createStore } from 'jotai/vanilla'
import { firstConnectionAtom } from './connections'
import type { InitialState } from './cookie'
import type { Portico, PorticoStore } from './createPortico'
import { configAtom, enterWorld, envAtom } from './env'

/** A store for the first frame of one visitor: an instance on a server serves many. */
export function createFirstStore({ serverStore }: Portico, initialState: InitialState): PorticoStore {
  const store = createStore()
  store.set(enterWorld, { config: serverStore.get(configAtom), env: serverStore.get(envAtom) })
  store.set(firstConnectionAtom, initialState)
  return store
}
