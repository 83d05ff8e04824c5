import { atom, type Atom } from 'jotai/vanilla'
import { accountAtom } from '../session/account/account'
import { loadConnections } from '../session/connection/restore/restoreConnections'
import { connectionsAtom, statusAtom } from '../core/visitor/connections'
import type { PorticoStore } from '../core/env'
import { listen, type EventListener, type PorticoEvent } from '../core/events'
import { runtimeAtom } from '../core/runtime'
import { activeNetworkAtom } from '../core/visitor/networks'
import { isOpenAtom } from '../shell/router/stack'
import type { LateFields, PorticoSnapshot } from './portico'

export type { PorticoSnapshot } from './portico'

type LateSources = { readonly [Name in keyof LateFields]?: Atom<LateFields[Name]> }

/** Sources of the late fields, once their code has come. */
export const lateFieldsAtom = atom<LateSources>({})

export const loadMethods = () => import('./methods.late')

/** Loads what a field of the snapshot is read from. Never rejects. */
export const fill = (store: PorticoStore, name: keyof LateFields): Promise<void> =>
  (name === 'wallets' ? loadConnections() : loadMethods()).then(
    (found: LateSources) =>
      store.set(lateFieldsAtom, (filled) => (filled[name] ? filled : { ...filled, [name]: found[name] })),
    () => undefined,
  )

const none = [] as const

/** The state as it is now; the same object until something in it changes. */
export const snapshotAtom = atom((get): PorticoSnapshot => {
  const sources = get(lateFieldsAtom)
  const account = get(accountAtom)
  const field = <Name extends keyof LateFields>(name: Name, empty: LateFields[Name], isDue: unknown) => {
    const source: Atom<LateFields[Name]> | undefined = sources[name]
    const value = source && isDue ? get(source) : empty
    return () => {
      // Loaded with the first reading. If it cannot be, the next reading tries again.
      if (!source && isDue) void fill(get(runtimeAtom).store, name)
      return value
    }
  }
  const wallets = field('wallets', none, true)
  const sessions = field('sessions', none, account)
  const intents = field('intents', none, account)
  const balance = field('balance', account ? { status: 'loading' } : { status: 'ready', value: null }, account)
  return {
    isOpen: get(isOpenAtom),
    status: get(statusAtom),
    account,
    network: get(activeNetworkAtom),
    connections: get(connectionsAtom),
    get wallets() {
      return wallets()
    },
    get intents() {
      return intents()
    },
    get sessions() {
      return sessions()
    },
    get balance() {
      return balance()
    },
  }
})

const loadEvents = () => import('./events.late')

/** Calls back with every event, in order, as it was when it happened. What describes events is loaded for who listens. */
export function follow(store: PorticoStore, listener: EventListener): () => void {
  let late = loadEvents()
  const tell = (event?: PorticoEvent) => {
    const now = store.get(snapshotAtom)
    late.then(
      (found) => found.tell(store, listener, now, event),
      () => (late = loadEvents()),
    )
  }
  tell()
  return store.set(listen, tell)
}
