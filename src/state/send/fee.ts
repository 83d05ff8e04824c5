import type { Getter } from 'jotai/vanilla'
import type { FeeRequest } from '../../chains/adapter'
import type { Network } from '../../chains/network'
import { getChainReader } from '../account/chainReaders'

/** The most that sending costs, in the smallest unit; or why nobody knows. */
export type SendFee =
  | { readonly state: 'known'; readonly value: bigint }
  /** `wouldFail`: the network says that it would not go through. */
  | { readonly state: 'unknown'; readonly reason: 'wouldFail' | 'unavailable' }

/** What sending costs, with what a layer above another chain takes for writing there. */
export async function readFee(get: Getter, network: Network, transaction: FeeRequest): Promise<SendFee> {
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    const [estimate, dataFee] = await Promise.all([
      reader?.estimateFee?.(network, transaction),
      reader?.readDataFee?.(network, transaction) ?? 0n,
    ])
    if (estimate?.state === 'known') return { state: 'known', value: estimate.maxFee + dataFee }
    return { state: 'unknown', reason: estimate?.reason === 'wouldRevert' ? 'wouldFail' : 'unavailable' }
  } catch {
    return { state: 'unknown', reason: 'unavailable' }
  }
}

/** The most of the network's own currency that can be sent. Twice the fee stays, as wallets ask for a higher price. */
export function mostOf(balance: bigint, fee: bigint): bigint {
  const most = balance - 2n * fee
  return most > 0n ? most : 0n
}
