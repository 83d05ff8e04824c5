import type { LabChain } from '../chains/startChain'
import type { startOnramp } from '../onramp/startOnramp'
import { createChainIndex } from './chainIndex'
import { createConvert } from './convert'
import type { Backend } from './startBackend'

type Sandbox = Awaited<ReturnType<typeof startOnramp>>

/** Tells the backend of chains: what happened there, who swaps there, and what is sold there. */
export function joinChains(backend: Backend, sandbox: Sandbox, chains: readonly LabChain[]): void {
  sandbox.chains = chains
  backend.index = createChainIndex(chains)
  backend.convert = createConvert(chains)
  const sold = chains.map(({ chain: { id, name }, token }) => ({ id, name, token }))
  backend.onramp = { sandbox, chains: sold }
}
