import { createStore } from 'jotai/vanilla'
import type { ChainAdapter } from '../../../chains/adapter'
import { systemClock } from '../../../chains/clock'
import type { CheckedConfig } from '../../core/config'
import { initStore } from '../../core/runtime'
import { memoryStorage } from '../../core/storage'
import { pickVisible } from '../wallets/select'
import { connectorsFound, statusAtom } from '../../core/visitor/connections'

let isWarm = false

/**
 * Connects once, in a store of its own, to a wallet without an owner: browsers compile a function when it first runs, and all that
 * runs between a press and the account takes several times as long then. No wallet of the page is asked, nothing is kept and
 * no listener is told. Once in a page: what is compiled stays.
 */
export function warmUp(config: CheckedConfig): void {
  if (isWarm) return
  isWarm = true
  globalThis.requestIdleCallback?.(() => connectNobody(config))
}

/** Returns how the connection stands. */
export function connectNobody(config: CheckedConfig): () => string {
  const { chainNamespace: namespace, caipNetworkId: networkId } = config.defaultNetwork
  const address = `${networkId}:nobody` as const
  const adapter: ChainAdapter = {
    namespace,
    discover: () => () => undefined,
    connect: async () => ({
      snapshot: { address, accounts: [address], networkId },
      provider: null,
      subscribe: () => () => undefined,
      signMessage: async () => '',
      disconnect: async () => undefined,
    }),
    resume: async () => null,
  }
  const store = createStore()
  const env = { adapters: [adapter], storage: memoryStorage(), clock: systemClock }
  store.set(initStore, { config: { ...config, siwx: null }, env, store })
  // As on a page, where the button follows it.
  store.sub(statusAtom, () => undefined)
  store.set(connectorsFound, namespace, [{ id: 'nobody', name: 'Nobody', type: 'ANNOUNCED', namespace }])
  store.set(pickVisible, 'nobody')
  return () => store.get(statusAtom)
}
