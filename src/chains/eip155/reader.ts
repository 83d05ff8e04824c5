import { createClient, fallback, http, type Client, type Transport } from 'viem'
import { getBalance } from 'viem/actions'
import type { ChainReader } from '../adapter'
import { NoRpcUrlError } from '../errors'
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
  let isDestroyed = false

  // viem's ranking never stops by itself: a page at rest must not call anybody.
  const ping = ({ transport }: { transport: ReturnType<Transport> }) =>
    isDestroyed || Date.now() - lastRead > rankingLifetimeMs
      ? Promise.resolve()
      : transport.request({ method: 'net_listening' })

  const clientOf = (network: Network): Client => {
    const known = clients.get(network.caipNetworkId)
    if (known) return known
    const urls = network.rpcUrls.default.http
    if (urls.length === 0) throw new NoRpcUrlError()
    const transport = fallback(
      urls.map((url) => http(url)),
      { rank: urls.length > 1 && { ...rank, ping } },
    )
    const client = createClient({ transport, pollingInterval })
    clients.set(network.caipNetworkId, client)
    return client
  }

  return {
    getBalance: async (network, address) => {
      lastRead = Date.now()
      const value = await getBalance(clientOf(network), { address: address as `0x${string}` })
      const { decimals, symbol } = network.nativeCurrency
      return { value, decimals, symbol }
    },
    destroy: () => {
      isDestroyed = true
      clients.clear()
    },
  }
}
