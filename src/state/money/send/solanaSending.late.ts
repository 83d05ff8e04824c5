import type { Getter } from 'jotai/vanilla'
import { TransferError } from '../../../chains/errors/chainErrors'
import type { Network } from '../../../chains/network'
import type { AddressKind, ChainTransfers } from '../../../chains/transactions'
import { getChainReader } from '../../session/account/chainReaders'
import type { ChainSending, PreparedSend, ReceiverProblem, ReceiverWarning, SendOrder } from './chain'

const found: Readonly<Record<AddressKind, ReceiverProblem | readonly ReceiverWarning[]>> = {
  wallet: [],
  program: ['program'],
  tokenAccount: ['tokenAccount'],
  otherTokenAccount: 'otherTokenAccount',
  mint: 'tokenContract',
  code: 'code',
}

async function transfersOf(get: Getter, { chainNamespace }: Network): Promise<ChainTransfers> {
  const transfers = await (await getChainReader(get, chainNamespace))?.transfers?.()
  if (!transfers) throw new TransferError('unknown')
  return transfers
}

const empty = new Uint8Array()

const refusedBy = ({ reason: failure, words }: TransferError): PreparedSend['fee'] => ({
  state: 'unknown',
  reason: 'wouldFail',
  failure,
  words,
})

async function prepare(get: Getter, { network, token, ...order }: SendOrder): Promise<PreparedSend> {
  try {
    const transfers = await transfersOf(get, network)
    const prepared = await transfers.prepare(network, { ...order, token: token.address })
    const { transaction: request, fee, deposit, arrives, failure } = prepared
    const about = { request, deposit, arriving: arrives === order.value ? undefined : arrives }
    if (!failure) return { ...about, fee: { state: 'known', value: fee } }
    return { ...about, fee: refusedBy(failure) }
  } catch (error) {
    // A transfer that could not be written is tried once more at the press, which then says why.
    if (!(error instanceof TransferError)) return { request: empty, fee: { state: 'unknown', reason: 'unavailable' } }
    return { request: empty, fee: refusedBy(error) }
  }
}

/**
 * The most of the network's own currency that can be sent: the account keeps its minimum, and twice the fee, whose price
 * may rise meanwhile.
 */
export function mostLamports(balance: bigint, fee: bigint, reserve: bigint): bigint {
  const most = balance - 2n * fee - reserve
  return most > 0n ? most : 0n
}

/** Sending on Solana. */
export const solanaSending: ChainSending = {
  inspect: async (get, network, address, token) =>
    found[await (await transfersOf(get, network)).inspect(network, address, token)],
  maxAmount: async (get, { network, token, ...parties }) => {
    if (token.address) return token.value
    try {
      const { fee, reserve } = await (await transfersOf(get, network)).prepare(network, { ...parties, value: 0n })
      return mostLamports(token.value, fee, reserve)
    } catch {
      return null
    }
  },
  prepare,
  build: async (get, { network, token, ...order }, request) => {
    const transfers = await transfersOf(get, network)
    if (request instanceof Uint8Array && request.length > 0) return transfers.renew(network, request)
    const { transaction, failure } = await transfers.prepare(network, { ...order, token: token.address })
    if (failure) throw failure
    return transaction
  },
}
