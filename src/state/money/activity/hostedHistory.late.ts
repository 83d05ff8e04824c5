import { isRecord } from '../../../chains/guards'
import type { Activity, ActivityKind, ActivityTransfer, HistorySource } from '../../../chains/transactions'
import type { Network } from '../../../chains/network'
import { UnusableAnswerError } from '../../../services/http/httpErrors'
import type { Http } from '../../../services/http/http'
import { readList, readText } from '../../../services/http/readValue'

/** Reads history from the hosted backend, a page at a time. */
export function hostedHistory(http: Http): HistorySource {
  return {
    listActivity: async ({ account, network, currency, cursor, signal }) => {
      const address = account.split(':').slice(2).join(':')
      const params = { currency, chainId: network.caipNetworkId, cursor }
      const answer = await http.getJson(`/v1/account/${encodeURIComponent(address)}/history`, { params, signal })
      const activity = isRecord(answer) && readList(answer.data, (entry) => readEntry(entry, network))
      if (!activity) throw new UnusableAnswerError('it is no list of transactions')
      return { activity, next: isRecord(answer) ? readText(answer.next, 2_000) : undefined }
    },
  }
}

function readEntry(entry: unknown, { caipNetworkId: networkId, nativeCurrency }: Network): Activity | undefined {
  if (!isRecord(entry) || !isRecord(entry.metadata)) return undefined
  const { operationType, hash, minedAt, status, chain, application, sentFrom, sentTo } = entry.metadata
  const at = typeof minedAt === 'string' ? Date.parse(minedAt) : Number.NaN
  if (typeof hash !== 'string' || Number.isNaN(at) || (chain ?? networkId) !== networkId) return undefined
  const legs = Array.isArray(entry.transfers) ? (entry.transfers as unknown[]) : []
  // Collectibles that were sent unasked, and nothing else.
  if (legs.length > 0 && legs.every(isSpam)) return undefined
  // Of a token that is sent, `sentTo` is the contract.
  const transfers = legs.flatMap(readLeg).map((leg) => {
    const isDirect = leg.direction === 'in' || leg.symbol === nativeCurrency.symbol
    const counterparty = isDirect ? readText(leg.direction === 'in' ? sentFrom : sentTo, 128) : undefined
    return counterparty ? { ...leg, counterparty } : leg
  })
  const app = isRecord(application) ? readText(application.name, 64) : undefined
  const kind = readText(operationType, 32) as ActivityKind | undefined
  return { networkId, hash, kind: kind ?? 'execute', status: readStatus(status), at, transfers, app }
}

const readStatus = (status: unknown): Activity['status'] =>
  status === 'failed' || status === 'pending' ? status : 'confirmed'

const isSpam = (leg: unknown) =>
  isRecord(leg) && isRecord(leg.nft_info) && isRecord(leg.nft_info.flags) && leg.nft_info.flags.is_spam === true

function readLeg(leg: unknown): readonly ActivityTransfer[] {
  if (!isRecord(leg) || !isRecord(leg.quantity) || isSpam(leg)) return []
  const { fungible_info: token, nft_info: collectible, direction, quantity } = leg
  const symbol = isRecord(token)
    ? readText(token.symbol, 64)
    : isRecord(collectible)
      ? readText(collectible.name, 64)
      : undefined
  const amount = readText(quantity.numeric, 160)
  if (!symbol || !amount || (direction !== 'in' && direction !== 'out' && direction !== 'self')) return []
  return [{ direction, symbol, amount }]
}
