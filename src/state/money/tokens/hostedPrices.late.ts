import { isRecord } from '../../../chains/guards'
import type { Network } from '../../../chains/network'
import type { PriceSource, TokenPrice } from '../../../chains/tokens'
import type { Http } from '../../../services/http/http'

/** The backend's names of native currencies. */
const natives: Readonly<Record<string, string>> = {
  eip155: `0x${'e'.repeat(40)}`,
  solana: 'So11111111111111111111111111111111111111111',
}

/** The backend reads one address of each question: so many are asked at a time, and in all. */
const together = 4
const mostAsked = 24

/** Reads prices of the hosted backend. */
export function hostedPrices(http: Http, projectId: string): PriceSource {
  return {
    listPrices: async ({ addresses, network, currency, signal }) => {
      const waiting = addresses.slice(0, mostAsked)
      const prices: TokenPrice[] = []
      const next = async (): Promise<void> => {
        if (waiting.length === 0 || signal.aborted) return
        const address = waiting.shift()
        const place = placeOf(network, address)
        const body = { currency, addresses: [place], projectId }
        const answer = place && (await http.postJson('/v1/fungible/price', body, { signal }).catch(() => null))
        const [entry]: unknown[] = isRecord(answer) && Array.isArray(answer.fungibles) ? answer.fungibles : []
        if (isRecord(entry) && typeof entry.price === 'number') prices.push({ address, price: `${entry.price}` })
        return next()
      }
      await Promise.all(Array.from({ length: together }, next))
      return prices
    },
  }
}

function placeOf({ caipNetworkId, chainNamespace }: Network, address: string | undefined): string | undefined {
  const place = address ?? natives[chainNamespace]
  return place && `${caipNetworkId}:${place}`
}
