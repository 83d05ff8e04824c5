import { keccak_256 } from '@noble/hashes/sha3.js'
import { hex } from '@scure/base'
import type { RpcCall } from '../../chains/adapter'
import { InvalidRequestError } from '../../chains/errors/rpcErrors'
import { WalletFailedError, WalletResponseError } from '../../chains/errors/walletErrors'
import { UnansweredError } from '../../chains/errors/unanswered'
import { isRecord } from '../../chains/guards'
import type { Network } from '../../chains/network'
import { safeGet } from '../../chains/untrusted'

/** Asks the network. */
type Request = (call: RpcCall) => Promise<unknown>

const quantities = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'nonce'] as const
const known: readonly string[] = [...quantities, 'from', 'to', 'data', 'input', 'chainId', 'type', 'accessList']

/** Part of the base fee that is offered besides, for the blocks until the transaction is included: 1/5. */
const headroom = 5n

/**
 * Adds nonce, gas and fees of the network to a transaction, so that the visitor sees everything that is signed.
 * @throws InvalidRequestError for a transaction of another account or network, or with a field that would be lost
 */
export async function completeTransaction(
  params: unknown,
  address: string,
  network: Network,
  request: Request,
): Promise<Readonly<Record<string, unknown>>> {
  const [given] = Array.isArray(params) ? (params as unknown[]) : []
  if (!isRecord(given)) throw new InvalidRequestError('A transaction is needed')
  const lost = Object.keys(given).find((field) => given[field] != null && !known.includes(field))
  if (lost) throw new InvalidRequestError(`The wallet does not sign transactions with ${lost}`)
  const { from, to, data = given.input, chainId, type, accessList } = given
  if (typeof from === 'string' && from.toLowerCase() !== address.toLowerCase())
    throw new InvalidRequestError('The transaction is of another account')
  if (chainId != null && Number(chainId) !== Number(network.id))
    throw new InvalidRequestError('The transaction is of another network')
  const values = Object.fromEntries(
    quantities.flatMap((name) => (given[name] == null ? [] : [[name, toHex(readQuantity(given[name], name))]])),
  )
  const call = {
    from: address,
    ...(to != null && { to }),
    ...(data != null && { data }),
    ...(accessList != null && { accessList }),
    ...values,
  }
  const ask = async (method: string, ...list: readonly unknown[]) =>
    toHex(readQuantity(await request({ method, params: list }), method))
  const [nonce, gas, fees] = await Promise.all([
    values.nonce ?? ask('eth_getTransactionCount', address, 'pending'),
    values.gas ?? ask('eth_estimateGas', call),
    readFees(values, type, request, ask),
  ])
  return { ...call, ...fees, nonce, gas, chainId: toHex(BigInt(network.id)) }
}

/** Fees of EIP-1559 where the network has a base fee, and the price of gas elsewhere or where the app gave it. */
async function readFees(
  given: Readonly<Record<string, string>>,
  type: unknown,
  request: Request,
  ask: (method: string, ...params: readonly unknown[]) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const block = await request({ method: 'eth_getBlockByNumber', params: ['latest', false] })
  const base = isRecord(block) && typeof block.baseFeePerGas === 'string' ? block.baseFeePerGas : null
  if (given.gasPrice !== undefined || type === '0x0' || type === '0x1' || base === null)
    return { type: type === '0x1' ? type : '0x0', gasPrice: given.gasPrice ?? (await ask('eth_gasPrice')) }
  const tip = given.maxPriorityFeePerGas ?? (await ask('eth_maxPriorityFeePerGas'))
  const baseFee = readQuantity(base, 'baseFeePerGas')
  const most = toHex(baseFee + baseFee / headroom + BigInt(tip))
  return { type: '0x2', maxPriorityFeePerGas: tip, maxFeePerGas: given.maxFeePerGas ?? most }
}

const toHex = (value: bigint) => `0x${value.toString(16)}`

function readQuantity(value: unknown, name: string): bigint {
  if (typeof value === 'bigint' && value >= 0n) return value
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)) return BigInt(value)
  throw new InvalidRequestError(`There is no number as ${name}`)
}

/**
 * Sends a signed transaction; resolves to its hash.
 * @throws WalletFailedError where the network refuses it, UnansweredError where no endpoint answers and it may have arrived
 */
export async function sendSigned(signed: string, request: Request): Promise<string> {
  if (!/^0x([0-9a-f]{2})+$/i.test(signed)) throw new WalletResponseError('The wallet did not answer with a transaction')
  const hash = `0x${hex.encode(keccak_256(hex.decode(signed.slice(2).toLowerCase())))}`
  try {
    await request({ method: 'eth_sendRawTransaction', params: [signed] })
    return hash
  } catch (error) {
    // viem gives an error without an answer of an endpoint the code -1, or none.
    const code = safeGet(error, 'code')
    if (typeof code !== 'number' || code === -1) throw new UnansweredError({ cause: error })
    if (await request({ method: 'eth_getTransactionByHash', params: [hash] }).catch(() => null)) return hash
    throw new WalletFailedError('The network refused the transaction', { cause: error })
  }
}
