import type { ChainAdapter } from '../adapter'
import { createDiscovery, thisPage } from '../discovery/discovery'
import { discoverAnnounced } from './announced'
import type { Eip155Options } from './options'
import { findInjected, type Eip1193Provider } from './provider'

export type { Eip155Options } from './options'

// Arrives with the first connection, or ahead of it when the wallets are shown; then a press asks the wallet itself.
let wallet: typeof import('./wallet.late') | undefined
const loadWallet = async () => (wallet ??= await import('./wallet.late'))
const loadReader = () => import('./reader.late')

/**
 * EVM chains: browser wallets by EIP-6963 and EIP-1193; viem is loaded with the first read.
 * @example
 * createPortico({ networks: [mainnet], adapters: [eip155()] })
 */
export function eip155(options: Eip155Options = {}): ChainAdapter {
  const { announced = true, injected = true, page = thisPage() } = options
  const discovery = createDiscovery<Eip1193Provider>((emit) => {
    const update: typeof emit = (found) => {
      const legacy = injected && page && findInjected(page, found)
      emit(legacy ? [...found, legacy] : found)
    }
    return page ? discoverAnnounced(page, update, announced) : () => undefined
  })
  return {
    namespace: 'eip155',
    discover: discovery.discover,
    // A failure here is not one yet: connecting tries again and says so.
    prepare: () =>
      void loadWallet().then(
        ({ warmUp }) => warmUp(),
        () => undefined,
      ),
    connect: async (request) => {
      const provider = discovery.get(request.connectorId)
      return (wallet ?? (await loadWallet())).connectWallet(provider, request)
    },
    resume: async (request) => {
      const late = await loadWallet()
      const provider = await late.waitForWallet(discovery, request)
      return provider && late.reconnectWallet(provider, request)
    },
    reader: async (clock) => (await loadReader()).createReader(clock, options.names),
    verifier: async () => (await loadReader()).createEip155Verifier,
  }
}
