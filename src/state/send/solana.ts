import type { Getter } from 'jotai/vanilla'
import { canonicalSolana } from '../../chains/accounts/addresses'
import { TransferError } from '../../chains/errors/chainErrors'
import type { Network } from '../../chains/network'
import { readPaymentUri } from '../../chains/payment/readPaymentUri'
import type { AddressKind, ChainTransfers } from '../../chains/transactions'
import { getChainReader } from '../account/chainReaders'
import type { PreparedSend, ReceiverProblem, ReceiverWarning, SendChain, SendOrder, TypedReceiver } from './chain'

/** Reads whom to send to on Solana: an address, also with its network before it (CAIP-10). */
export function readSolanaReceiver(text: string, { caipNetworkId }: Network): TypedReceiver {
  const typed = text.trim()
  if (typed === '') return { kind: 'none' }
  const refuse = (problem: ReceiverProblem): TypedReceiver => ({ kind: 'refused', problem })
  const [, networkId = caipNetworkId, address = typed] = /^(solana:[\w-]{1,32}):(\w+)$/.exec(typed) ?? []
  if (canonicalSolana(address) !== null)
    return networkId === caipNetworkId ? { kind: 'address', address } : refuse('otherNetwork')
  if (/^solana:/i.test(typed)) return refuse(readPaymentUri(typed) ? 'unknownToken' : 'invalid')
  if (isElsewhere(typed)) return refuse('otherNamespace')
  // No name service of Solana is asked.
  return refuse(/^[^\s:/]+\.[^\s:/]{2,}$/.test(typed) ? 'nameUnavailable' : 'invalid')
}

/** What other chains write: EVM, bech32, and base58 of other lengths. */
function isElsewhere(typed: string): boolean {
  return (
    /^([\w-]+:){0,2}0x[0-9a-f]{40}$/i.test(typed) ||
    /^(ethereum|bitcoin|eip155|bip122|polkadot|cosmos):/i.test(typed) ||
    /^(bc|tb|bcrt|cosmos|osmo)1[a-z0-9]{30,}$/i.test(typed) ||
    /^([13mn2][1-9A-HJ-NP-Za-km-z]{25,33}|[1-9A-HJ-NP-Za-km-z]{46,48})$/.test(typed)
  )
}

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
    // What could not be written is tried once more at the press, which then says why.
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

/** Sending on Solana: SOL, and tokens of SPL and Token-2022. */
export const solanaSend: SendChain = {
  parseReceiver: readSolanaReceiver,
  isSame: (one, other) => one === other,
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
