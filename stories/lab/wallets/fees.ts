import type { FeeEstimate } from '../../../src/chains/adapter'

/** What sending costs on the lab's chain, and for writing to the chain below; null where nobody says. */
export type LabFees = Readonly<Partial<Record<'fee' | 'dataFee', bigint>>> | null

/** What the lab's chain says that a transaction costs. */
export function estimate(fees: LabFees, value: bigint): FeeEstimate {
  if (!fees) return { state: 'unknown', reason: 'unavailable' }
  const { fee = 0n } = fees
  return { state: 'known', fee, maxFee: fee, total: value + fee, symbol: 'ETH', decimals: 18 }
}
