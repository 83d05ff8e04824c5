import type { FeeEstimate } from '../../../src/chains/adapter'

/** Fees on the lab's chain, and for writing to the chain below; null where they are not known. */
export type LabFees = Readonly<Partial<Record<'fee' | 'dataFee', bigint>>> | null

/** The lab chain's estimate of a fee. */
export function estimate(fees: LabFees, value: bigint): FeeEstimate {
  if (!fees) return { state: 'unknown', reason: 'unavailable' }
  const { fee = 0n } = fees
  return { state: 'known', fee, maxFee: fee, total: value + fee, symbol: 'ETH', decimals: 18 }
}
