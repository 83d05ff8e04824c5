import { createStore } from 'jotai/vanilla'
import type { Network } from '../../chains/network'
import { accountAtom, type Account } from '../account/account'
import { browserEnv, isBrowser } from '../core/browserEnv'
import type { PorticoConfig } from '../core/config'
import { checkConfig } from '../core/checkConfig'
import { disconnect } from '../connection/disconnect'
import { statusAtom, type ConnectionStatus } from '../connection/state'
import { enterWorld, type Env } from '../core/env'
import { listen, type EventListener } from '../core/events'
import { activeNetworkAtom } from '../networks/state'
import { close, isOpenAtom, open, type Route } from '../router/stack'
import { start } from './start'

export type PorticoStore = ReturnType<typeof createStore>

/** What a host without React reads. */
export interface PorticoSnapshot {
  readonly isOpen: boolean
  readonly status: ConnectionStatus
  readonly account: Account | null
  readonly network: Network
}

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
  const world = { config: checked, env: env ?? browserEnv(checked) }
  const store = createStore()
  const serverStore = createStore()
  store.set(enterWorld, world)
  serverStore.set(enterWorld, world)
  const stop = env || isBrowser ? start(store) : () => undefined

  const parts = [isOpenAtom, statusAtom, accountAtom, activeNetworkAtom] as const
  let last: PorticoSnapshot | null = null
  const snapshot = (): PorticoSnapshot => {
    const next = {
      isOpen: store.get(isOpenAtom),
      status: store.get(statusAtom),
      account: store.get(accountAtom),
      network: store.get(activeNetworkAtom),
    }
    const isSame = last && (Object.keys(next) as (keyof PorticoSnapshot)[]).every((key) => last?.[key] === next[key])
    if (!last || !isSame) last = next
    return last
  }

  return {
    open: (route) => store.set(open, route),
    close: () => store.set(close),
    disconnect: () => store.set(disconnect),
    snapshot,
    subscribe: (listener) => {
      let told = snapshot()
      const onChange = () => {
        const next = snapshot()
        if (next === told) return
        told = next
        listener()
      }
      const stops = parts.map((part) => store.sub(part, onChange))
      return () => stops.forEach((unsubscribe) => unsubscribe())
    },
    onEvent: (listener) => store.set(listen, listener),
    destroy: stop,
    store,
    serverStore,
  }
}
