import type { Getter } from 'jotai/vanilla'
import type { BalanceQuery, TokenBalance } from '../../../chains/tokens'
import { envAtom, perStore, runtimeAtom } from '../../core/runtime'
import { storageAtom } from '../../core/storage'
import { parseUnits } from '../../core/format/decimal'
import { formatUnits } from '../../core/format/formatNumber'
import { addIncoming, incomingKey, type Arrival } from './incoming'

interface Known {
  readings: number
  /** When it was read last, in milliseconds since the epoch. */
  at: number
  /** The latest amount of each token that was read; of the native currency by ''. */
  readonly values: Map<string, bigint>
  /** Arrivals that this page noted at the last reading. */
  found: readonly Arrival[]
}

const known = perStore<Record<string, Known>>()

/**
 * Compares what an account has with what it had when it was read before: what is more has arrived, but for what another
 * page of this origin has noted since. A token that is missing once may only not have answered, so one that was never
 * there counts when two readings had none of it.
 */
export function detectIncoming(
  get: Getter,
  { account, network }: BalanceQuery,
  tokens: readonly TokenBalance[],
  at = get(envAtom).clock.now(),
): void {
  const { caipNetworkId: networkId } = network
  const before = (known(get)[`${networkId} ${account}`] ??= { readings: 0, at, values: new Map(), found: [] })
  // Two pages read at the same time, as both go by the time at which one of them stored what it read.
  const isOwn = (one: Arrival) =>
    before.found.some(
      ({ token, amount, at: foundAt }) => one.token === token && one.amount === amount && one.at === foundAt,
    )
  const others = (get(storageAtom).read(incomingKey) ?? []).filter(
    (one) => one.account === account && one.networkId === networkId && one.at >= before.at && !isOwn(one),
  )
  const found: Arrival[] = []
  for (const { address = '', symbol, value, decimals } of tokens) {
    const token = address.toLowerCase()
    const had = before.values.get(token) ?? (before.readings >= 2 ? 0n : value)
    before.values.set(token, value)
    const noted = others.filter((one) => one.token === token)
    const arrived = noted.reduce((rest, { amount }) => rest - (parseUnits(amount, decimals) ?? 0n), value - had)
    if (arrived <= 0n) continue
    const amount = formatUnits(arrived, decimals)
    found.push({ account, networkId, token, symbol, amount, since: before.at, at })
  }
  before.readings += 1
  before.at = at
  before.found = found
  if (found.length > 0) get(runtimeAtom).store.set(addIncoming, found)
}
