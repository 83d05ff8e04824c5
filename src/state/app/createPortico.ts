import { createStore } from 'jotai/vanilla'
import { browserEnv, isBrowser } from '../core/browserEnv'
import type { PorticoConfig } from '../core/config'
import { checkConfig } from '../core/checkConfig'
import { disconnect } from '../connection/restoreConnections'
import type { Env, PorticoStore } from '../core/env'
import { initStore } from '../core/runtime'
import { listen, type EventListener } from '../core/events'
import { close, open } from '../router/stack'
import { snapshotAtom, type PorticoSnapshot } from './snapshot'
import type { Route } from '../core/route'
import { start } from './start'

/** One entrance: state, verbs and the store behind them. */
export interface Portico {
  /** Opens the modal, by default at Connect or Account. */
  open(route?: Route): void
  close(): void
  /** Disconnects every wallet. */
  disconnect(): Promise<void>
  /** The state now; the same object until something in it changes. */
  snapshot(): PorticoSnapshot
  /** Calls back after every change of the snapshot; returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Calls back with every event; returns how to stop. */
  onEvent(listener: EventListener): () => void
  /** Lets go of wallets, timers and listeners; the visitor stays connected for the next page. */
  destroy(): void
  /** The Jotai store of this instance, for `portico/state` atoms. */
  readonly store: PorticoStore
  /** The state before anything happened: what a server renders and a page hydrates from. */
  readonly serverStore: PorticoStore
}

/**
 * Makes an entrance. In a browser it starts looking for wallets and takes up the stored connection at
 * once; on a server it does nothing. `env` replaces the outside world, for tests and stories.
 * @throws InvalidConfigError naming the option that is not usable
 * @example
 * const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })
 */
export function createPortico(config: PorticoConfig, env?: Env): Portico {
  const checked = checkConfig(config)
  const late = { reports: () => import('./session.late') }
  const world = { config: checked, env: env ?? browserEnv(checked), late }
  const store = createStore()
  const serverStore = createStore()
  for (const one of [store, serverStore]) one.set(initStore, { ...world, store: one })
  const stop = env || isBrowser ? start(store) : () => undefined

  return {
    open: (route) => store.set(open, route),
    close: () => store.set(close),
    disconnect: () => store.set(disconnect),
    snapshot: () => store.get(snapshotAtom),
    subscribe: (listener) => store.sub(snapshotAtom, listener),
    onEvent: (listener) => store.set(listen, listener),
    destroy: stop,
    store,
    serverStore,
  }
}
