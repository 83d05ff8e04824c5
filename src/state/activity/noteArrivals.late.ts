import type { Getter } from 'jotai/vanilla'
import type { BalanceQuery, TokenBalance } from '../../chains/tokens'
import { envAtom, perStore, runtimeAtom } from '../core/runtime'
import { formatUnits } from '../format/formatNumber'
import { addArrivals, type Arrival } from './arrivals'

interface Known {
  readings: number
  /** The latest amount of each token that was read; of the native currency by ''. */
  readonly values: Map<string, bigint>
}

const known = perStore<Record<string, Known>>()

/**
 * Compares what an account has with what it had when it was read before: what is more has arrived. A token that is missing
 * once may only not have answered, so one that was never there counts when two readings had none of it.
 */
export function noteArrivals(get: Getter, { account, network }: BalanceQuery, tokens: readonly TokenBalance[]): void {
  const at = get(envAtom).clock.now()
  const { caipNetworkId: networkId } = network
  const before = (known(get)[`${networkId} ${account}`] ??= { readings: 0, values: new Map() })
  const found: Arrival[] = []
  for (const { address = '', symbol, value, decimals } of tokens) {
    const key = address.toLowerCase()
    const had = before.values.get(key) ?? (before.readings >= 2 ? 0n : value)
    before.values.set(key, value)
    if (value <= had) continue
    const amount = formatUnits(value - had, decimals)
    const hash = `noticed_${at}_${key}`
    const transfers = [{ direction: 'in', symbol, amount } as const]
    const activity = { networkId, hash, kind: 'receive', status: 'confirmed', at, transfers, isNoticed: true } as const
    found.push({ account, activity })
  }
  before.readings += 1
  if (found.length > 0) get(runtimeAtom).store.set(addArrivals, found)
}
