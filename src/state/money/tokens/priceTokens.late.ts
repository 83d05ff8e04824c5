import { isRecord } from '../../../chains/guards'
import type { BalanceQuery, PriceSource, TokenBalance } from '../../../chains/tokens'
import type { Clock } from '../../../chains/clock'
import { withTimeout } from '../../../chains/withTimeout'
import { isPrice } from './checkBalances.late'

/** Prices that take longer come with the next reading: what an account has is not kept back for them. */
const patienceMs = 4_000

/** The same tokens with the prices that a source says of those that have none; without where it fails. */
export async function priceTokens(
  tokens: readonly TokenBalance[],
  source: PriceSource,
  { network, currency, signal }: BalanceQuery,
  clock: Clock,
): Promise<readonly TokenBalance[]> {
  const unpriced = tokens.filter(({ price }) => price === undefined)
  if (unpriced.length === 0) return tokens
  const addresses = unpriced.map(({ address }) => address)
  const answer: unknown = await withTimeout(
    (limit) => source.listPrices({ addresses, network, currency, signal: limit }),
    { clock, ms: patienceMs, signal },
  ).catch(() => [])
  // The case of an address tells tokens apart on some chains.
  const keyOf = (address: unknown) =>
    network.chainNamespace === 'eip155' ? `${address as string}`.toLowerCase() : address
  const prices = new Map<unknown, string>()
  for (const entry of Array.isArray(answer) ? (answer as unknown[]) : [])
    if (isRecord(entry) && !prices.has(keyOf(entry.address)) && isPrice(entry.price))
      prices.set(keyOf(entry.address), entry.price)
  return tokens.map((token) => {
    const price = token.price ?? prices.get(keyOf(token.address))
    return price === undefined ? token : { ...token, price }
  })
}
