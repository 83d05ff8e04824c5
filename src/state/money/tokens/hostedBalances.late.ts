import { isRecord } from '../../../chains/guards'
import type { CaipNetworkId } from '../../../chains/network'
import type { BalanceSource, TokenBalance } from '../../../chains/tokens'
import { UnusableAnswerError } from '../../../services/http/httpErrors'
import type { Http } from '../../../services/http/http'
import { readList, readText } from '../../../services/http/readValue'
import { parseUnits } from '../../core/format/decimal'

/** Reads balances of the hosted backend, with prices. */
export function hostedBalances(http: Http): BalanceSource {
  return {
    listBalances: async ({ account, network: { caipNetworkId }, currency, signal }) => {
      const address = account.split(':').slice(2).join(':')
      const params = { currency, chainId: caipNetworkId }
      const answer = await http.getJson(`/v1/account/${encodeURIComponent(address)}/balance`, { params, signal })
      const list = isRecord(answer) && readList(answer.balances, (entry) => readEntry(entry, caipNetworkId))
      if (!list) throw new UnusableAnswerError('it is no list of balances')
      return list
    },
  }
}

function readEntry(entry: unknown, networkId: CaipNetworkId): TokenBalance | undefined {
  if (!isRecord(entry) || !isRecord(entry.quantity) || (entry.chainId ?? networkId) !== networkId) return undefined
  const [name, symbol] = [readText(entry.name, 64), readText(entry.symbol, 32)]
  const { decimals, numeric } = entry.quantity
  const places = Number(decimals)
  const value = typeof numeric === 'string' && isDecimals(places) ? readAmount(numeric, places) : null
  if (!name || !symbol || value === null) return undefined
  const address = readText(entry.address, 200)?.split(':').slice(2).join(':')
  const price = typeof entry.price === 'number' ? `${entry.price}` : undefined
  const icon = readText(entry.iconUrl, 100_000)
  return { networkId, address, name, symbol, decimals: places, value, price, icon }
}

const isDecimals = (places: number) => Number.isInteger(places) && places >= 0 && places <= 77

/** Digits beyond the decimals of the token are cut. */
function readAmount(numeric: string, decimals: number): bigint | null {
  const [whole = '', fraction] = numeric.split('.')
  const cut = fraction?.slice(0, decimals)
  return parseUnits(cut ? `${whole}.${cut}` : whole, decimals)
}
