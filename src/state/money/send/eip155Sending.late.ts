import type { Getter } from 'jotai/vanilla'
import type { FeeRequest, TokenTransfer } from '../../../chains/adapter'
import type { Network } from '../../../chains/network'
import { transferCall } from '../../../chains/payment/transferCall'
import { getChainReader } from '../../session/account/chainReaders'
import type { ChainSending, SendFee } from './chain'

/** Reads the fee of sending, with the part that a layer above another chain takes for writing there. */
async function readFee(get: Getter, network: Network, transaction: FeeRequest): Promise<SendFee> {
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    const [estimate, dataFee] = await Promise.all([
      reader?.estimateFee?.(network, transaction),
      reader?.readDataFee?.(network, transaction) ?? 0n,
    ])
    if (estimate?.state === 'known') return { state: 'known', value: estimate.maxFee + dataFee }
    if (estimate?.reason !== 'wouldRevert') return { state: 'unknown', reason: 'unavailable' }
    return { state: 'unknown', reason: 'wouldFail', words: estimate.words }
  } catch {
    return { state: 'unknown', reason: 'unavailable' }
  }
}

/** Reads the amount of a token that would arrive, where that is less than what is sent. */
async function readShortfall(get: Getter, network: Network, transfer: TokenTransfer): Promise<bigint | undefined> {
  try {
    const reader = await getChainReader(get, network.chainNamespace)
    const arriving = await reader?.readArriving?.(network, transfer)
    return typeof arriving === 'bigint' && arriving < transfer.value ? arriving : undefined
  } catch {
    return undefined
  }
}

/** The most of the network's own currency that can be sent. Twice the fee stays, as wallets ask for a higher price. */
export function mostOf(balance: bigint, fee: bigint): bigint {
  const most = balance - 2n * fee
  return most > 0n ? most : 0n
}

/** Sending on EVM chains. */
export const eip155Sending: ChainSending = {
  maxAmount: async (get, { network, from, to, token }) => {
    if (token.address) return token.value
    const readNow = async () => {
      const reader = await getChainReader(get, network.chainNamespace)
      return (await reader?.getBalance(network, from))?.value ?? token.value
    }
    const [fee, now] = await Promise.all([
      readFee(get, network, { from, to, value: 0n, data: '0x' }),
      readNow().catch(() => token.value),
    ])
    // The amount that is shown was read a while ago, and may be less than a fee off.
    return fee.state === 'known' ? mostOf(now < token.value ? now : token.value, fee.value) : null
  },
  prepare: async (get, { network, from, to, token, value }) => {
    const request = token.address ? { to: token.address, value: 0n, data: transferCall(to, value) } : { to, value }
    const [fee, arriving] = await Promise.all([
      readFee(get, network, { from, data: '0x', ...request }),
      token.address ? readShortfall(get, network, { token: token.address, from, to, value }) : undefined,
    ])
    return { request, fee, arriving }
  },
  build: async (_get, _order, request) => request,
}
