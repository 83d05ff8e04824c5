import { createStore, type WritableAtom } from 'jotai/vanilla'
import { connectionsAtom } from '../core/visitor/connections'
import { loadConnections } from '../session/connection/restore/restoreConnections'
import { browserEnv, isBrowser } from '../core/browserEnv'
import type { PorticoConfig } from '../core/config'
import { checkConfig } from '../core/checkConfig'
import type { Env } from '../core/env'
import { initStore } from '../core/runtime'
import { close, open, type Open } from '../shell/router/stack'
import type { Portico } from './portico'
import { fill, follow, loadMethods, snapshotAtom } from './snapshot'
import { loadSession, start } from './start'

export type { Portico } from './portico'

type Methods = typeof import('./methods.late')

/** Each is the verb of its name in `methods.late`. */
const methods = [
  'connect',
  'disconnect',
  'switchAccount',
  'switchNetwork',
  'signIn',
  'signOut',
  'getProvider',
  'addNetwork',
  'removeNetwork',
] as const satisfies readonly (keyof Methods)[]

type MethodOf<Verb> =
  Verb extends WritableAtom<null, infer Args, infer Result> ? (...args: Args) => Promise<Awaited<Result>> : never
type LateMethods = { readonly [Name in (typeof methods)[number]]: MethodOf<Methods[Name]> }

/**
 * Makes an entrance. In a browser it starts looking for wallets and takes up the stored connection at
 * once; on a server it does nothing. `env` replaces the outside world, for tests and stories.
 * @throws InvalidConfigError naming the option that is not usable
 * @example
 * const portico = createPortico({ projectId: null, networks: [mainnet], adapters: [eip155()] })
 */
export function createPortico(config: PorticoConfig, env?: Env): Portico {
  const checked = checkConfig(config)
  const world = {
    config: checked,
    env: env ?? browserEnv(checked),
    late: { session: loadSession, connections: loadConnections },
  }
  const store = createStore()
  const serverStore = createStore()
  for (const one of [store, serverStore]) one.set(initStore, { ...world, store: one })
  const stop = env || isBrowser ? start(store, !env) : () => undefined
  const call =
    (name: keyof LateMethods) =>
    (...args: unknown[]) =>
      loadMethods().then((verbs) => store.set(verbs[name] as WritableAtom<null, unknown[], unknown>, ...args))
  const verbs = Object.fromEntries(methods.map((name) => [name, call(name)])) as unknown as LateMethods

  return {
    ...(verbs as LateMethods & Pick<Portico, 'getProvider'>),
    signMessage: (message, options) => {
      const before = store.get(connectionsAtom)
      return loadMethods().then((late) => store.set(late.signMessage, message, options, before))
    },
    ready: () =>
      fill(store, 'wallets')
        .then(loadConnections)
        .then(({ waitForConnections }) => store.set(waitForConnections))
        .catch(() => undefined),
    open: ((route) => store.set(open, route)) as Open,
    close: () => store.set(close),
    snapshot: () => store.get(snapshotAtom),
    subscribe: (listener) => store.sub(snapshotAtom, listener),
    onEvent: (listener) => follow(store, listener),
    destroy: stop,
    store,
    serverStore,
  }
}
