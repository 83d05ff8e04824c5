import { afterAll, beforeAll } from 'vitest'
import { startChain, type LabChain } from '../../../../lab/chains/startChain'
import { systemClock } from '../../../../src/chains/clock'
import { createReader } from '../../../../src/chains/eip155/reader.late'
import { defineNetwork, type Network } from '../../../../src/chains/network'

/** A chain of this machine for the tests of a file, its network, and a reader of it. */
export function startChainReader() {
  const reader = createReader(systemClock)
  let running: { readonly chain: LabChain; readonly network: Network } | null = null
  const started = () => {
    if (!running) throw new Error('The chain is started before the tests')
    return running
  }
  beforeAll(async () => {
    const chain = await startChain({ chainId: 31337, name: 'Harbour', port: 0 })
    const network = defineNetwork({
      id: 31337,
      name: 'Harbour',
      nativeCurrency: chain.chain.nativeCurrency,
      rpcUrls: { default: { http: [chain.url] } },
    })
    running = { chain, network }
  }, 60_000)
  afterAll(async () => {
    reader.destroy()
    await running?.chain.stop()
  })
  return { reader, started }
}
