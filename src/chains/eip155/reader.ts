import { createClient, fallback, http, type Client, type Transport } from 'viem'
import { getBalance } from 'viem/actions'
import type { ChainReader } from '../adapter'
import { ChainNotSupportedError, NoRpcUrlError } from '../errors'
import type { Network } from '../network'

// Spec sections 7 and 9.
const pollingInterval = 4_000
const rank = { interval: pollingInterval, sampleCount: 10, timeout: 1_000, weights: { stability: 0.7, latency: 0.3 } }

/** For how long after a read the endpoints are still compared, in milliseconds. */
const rankingLifetimeMs = 60_000

/** Reads EVM chains with viem, over the network's endpoints in their order, ranked while in use. */
export function createReader(): ChainReader {
  const clients = new Map<string, Client>()
  let lastRead = 0
  let age = 0
  const isResting = () => Date.now() - lastRead > rankingLifetimeMs
  const forget = () => {
    age++
    clients.clear()
  }

  // viem's ranking never stops by itself, and a page at rest must not call anybody: a ping that is not
  // answered any more ends it.
  const pingAt = (born: number) => ({ transport }: { transport: ReturnType<Transport> }) =>
    born !== age || isResting() ? new Promise<never>(() => undefined) : transport.request({ method: 'net_listening' })

  const clientOf = (network: Network): Client => {
    const known = clients.get(network.caipNetworkId)
    if (known) return known
    const urls = network.rpcUrls.default.http
    if (urls.length === 0) throw new NoRpcUrlError()
    const transport = fallback(
      urls.map((url) => http(url)),
      { rank: urls.length > 1 && { ...rank, ping: pingAt(age) } },
    )
    const client = createClient({ transport, pollingInterval })
    clients.set(network.caipNetworkId, client)
    return client
  }

  return {
    getBalance: async (network, address) => {
      if (network.chainNamespace !== 'eip155') throw new ChainNotSupportedError()
      if (isResting()) forget()
      lastRead = Date.now()
      const value = await getBalance(clientOf(network), { address: address as `0x${string}` })
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    destroy: forget,
  }
}
