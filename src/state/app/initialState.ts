import { createStore } from 'jotai/vanilla'
import { firstConnectionAtom } from '../core/visitor/connections'
import type { InitialState } from '../core/visitor/cookie'
import type { Portico } from './createPortico'
import type { PorticoStore } from '../core/env'
import { configAtom, envAtom, initStore } from '../core/runtime'

/** A store for the first frame of one visitor: an instance on a server serves many. */
export function createFirstStore({ serverStore }: Portico, initialState: InitialState): PorticoStore {
  const store = createStore()
  store.set(initStore, { config: serverStore.get(configAtom), env: serverStore.get(envAtom), store })
  store.set(firstConnectionAtom, initialState)
  return store
}
