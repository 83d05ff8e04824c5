import { atom } from 'jotai/vanilla'
import type { Activity } from '../../../chains/transactions'
import { accountAtom } from '../../session/account/account'
import { parseUnits } from '../../core/format/decimal'
import { formatUnits } from '../../core/format/formatNumber'
import { activeNetworkAtom } from '../../core/visitor/networks'
import type { Intent } from '../intents/intent'
import { openIntentsOf } from '../intents/openIntents'
import type { SentTransaction } from '../transactions/sent'
import { transactionsAtom } from '../transactions/transactions'
import { incomingAtom, type Arrival } from '../tokens/incoming'

/** Transactions that the account in use sent from here on its network. */
export const sentFromHereAtom = atom((get): readonly Activity[] => {
  const networkId = get(activeNetworkAtom).caipNetworkId
  return get(transactionsAtom)
    .filter((one) => one.networkId === networkId)
    .map(ofSent)
})

/** Requests of the account in use on its network that the wallet may still send, after the page stopped waiting. */
export const unansweredHereAtom = atom((get): readonly Activity[] => {
  const { caipNetworkId } = get(activeNetworkAtom)
  const account = get(accountAtom)?.caipAddress
  return account ? openIntentsOf(get, account, caipNetworkId).map(ofUnanswered) : []
})

/** Arrivals at the account in use on its network, except those from its own transactions. */
export const arrivedHereAtom = atom((get): readonly Activity[] => {
  const networkId = get(activeNetworkAtom).caipNetworkId
  const account = get(accountAtom)?.caipAddress
  const sent = get(transactionsAtom).filter((one) => one.networkId === networkId && one.status !== 'failed')
  const own = get(incomingAtom).filter((one) => one.account === account && one.networkId === networkId)
  return withoutBrought(own, sent)
})

/** Places of any amount. */
const places = 78

/** Time that the end of a transaction may be unknown, and that its chain's nodes may differ, in milliseconds. */
const [unknownMs, laggingMs] = [600_000, 60_000]

/**
 * Finds arrivals beside the bought amount, which its own row tells: the first arrival in its time is that, less a fee or
 * up to a twentieth more than was quoted.
 */
function withoutBrought(arrivals: readonly Arrival[], sent: readonly SentTransaction[]): readonly Activity[] {
  let awaited = sent.flatMap(({ sentAt, endedAt = sentAt + unknownMs, transfers = [] }) =>
    transfers
      .filter(({ direction }) => direction === 'in')
      .map(({ symbol, amount }) => ({ symbol, units: unitsOf(amount), from: sentAt, to: endedAt + laggingMs })),
  )
  // The oldest first.
  return [...arrivals].reverse().flatMap((arrival) => {
    const brought = awaited.filter(
      ({ symbol, from, to }) => symbol === arrival.symbol && from <= arrival.at && to >= arrival.since,
    )
    awaited = awaited.filter((one) => !brought.includes(one))
    const known = brought.reduce((sum, { units }) => sum + units, 0n)
    const rest = unitsOf(arrival.amount) - known
    return rest * 20n > known ? [ofArrival({ ...arrival, amount: formatUnits(rest, places) })] : []
  })
}

const unitsOf = (amount: string) => parseUnits(amount, places) ?? 0n

const ofArrival = ({ networkId, token, symbol, amount, at }: Arrival): Activity => ({
  hash: `noticed_${at}_${token}`,
  networkId,
  at,
  kind: 'receive',
  status: 'confirmed',
  transfers: [{ direction: 'in', symbol, amount }],
  isNoticed: true,
})

const ofUnanswered = ({ id, networkId, askedAt: at, activity, transfers = [] }: Intent): Activity => ({
  hash: `unanswered_${id}`,
  networkId,
  at,
  kind: activity ?? (transfers.length > 0 ? 'send' : 'execute'),
  status: 'unanswered',
  transfers,
})

/** One that was sent from here: its chain says how it stands, and who sent it what it moves. */
function ofSent({ hash, networkId, sentAt, status, by, transfers = [], kind }: SentTransaction): Activity {
  const isCancelled = status === 'replaced' && by?.kind === 'cancelled'
  const hasFailed = status === 'failed' || by?.hasFailed === true
  const isOther = isCancelled || by?.kind === 'replaced'
  const moved = isOther ? [] : transfers
  return {
    hash: by?.hash ?? hash,
    networkId,
    at: sentAt,
    kind: isCancelled ? 'cancel' : ((isOther ? undefined : kind) ?? (moved.length > 0 ? 'send' : 'execute')),
    status: status === 'sent' ? 'pending' : hasFailed ? 'failed' : 'confirmed',
    transfers: moved,
  }
}
