import { hexToBigInt, keccak256, RpcError, UnknownRpcError, type Client, type Hex } from 'viem'
import { prepareTransactionRequest } from 'viem/actions'
import { InvalidRequestError } from '../errors/rpcErrors'
import { WalletFailedError, WalletResponseError } from '../errors/walletErrors'
import { UnansweredError } from '../errors/unanswered'
import { isRecord } from '../guards'
import type { Network } from '../network'

const quantities = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const
const known: readonly string[] = [
  ...quantities,
  'from',
  'to',
  'data',
  'input',
  'nonce',
  'chainId',
  'type',
  'accessList',
]

/**
 * Adds nonce, gas and fees of the network to a transaction, so that the visitor sees everything that is signed.
 * @throws InvalidRequestError for a transaction of another account or network, or with a field that would be lost
 */
export async function completeTransaction(
  client: Client,
  network: Network,
  address: string,
  params: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const [given] = Array.isArray(params) ? (params as unknown[]) : []
  if (!isRecord(given)) throw new InvalidRequestError('A transaction is needed')
  const unknownField = Object.keys(given).find((field) => given[field] != null && !known.includes(field))
  if (unknownField) throw new InvalidRequestError(`The wallet does not sign transactions with ${unknownField}`)
  const { from, to, data = given.input, chainId, nonce, type, accessList } = given
  if (typeof from === 'string' && from.toLowerCase() !== address.toLowerCase())
    throw new InvalidRequestError('The transaction is of another account')
  if (chainId != null && Number(chainId) !== Number(network.id))
    throw new InvalidRequestError('The transaction is of another network')
  const values = Object.fromEntries(
    quantities.flatMap((name) => (given[name] == null ? [] : [[name, readQuantity(given[name], name)]])),
  )
  const fields = {
    ...values,
    ...(to != null && { to: to as Hex }),
    ...(data != null && { data: data as Hex }),
    ...(accessList != null && { accessList }),
    ...(nonce != null && { nonce: Number(readQuantity(nonce, 'nonce')) }),
    ...(type != null && { type: typeNames[`${type as string}`] }),
  }
  const prepared: Readonly<Record<string, unknown>> = await prepareTransactionRequest(client, {
    ...(fields as object),
    account: address as Hex,
    chain: null,
    parameters: ['nonce', 'type', 'fees', 'gas'],
  })
  const complete = [...quantities, 'nonce'].flatMap((name) => {
    // The library adds the price of a block to transactions that have fees instead (EIP-1559).
    const value = name === 'gasPrice' && prepared.type === 'eip1559' ? undefined : prepared[name]
    return typeof value === 'bigint' || typeof value === 'number' ? [[name, `0x${value.toString(16)}`]] : []
  })
  return {
    from: address,
    ...(to != null && { to }),
    ...(data != null && { data }),
    ...(accessList != null && { accessList }),
    chainId: `0x${Number(network.id).toString(16)}`,
    type: typeCodes[`${prepared.type as string}`],
    ...(Object.fromEntries(complete) as object),
  }
}

const typeNames: Readonly<Record<string, string>> = { '0x0': 'legacy', '0x1': 'eip2930', '0x2': 'eip1559' }
const typeCodes: Readonly<Record<string, string>> = { legacy: '0x0', eip2930: '0x1', eip1559: '0x2' }

function readQuantity(value: unknown, name: string): bigint {
  if (typeof value === 'bigint' || typeof value === 'number') return BigInt(value)
  if (typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)) return hexToBigInt(value as Hex)
  throw new InvalidRequestError(`The transaction has no number as ${name}`)
}

/**
 * Sends a signed transaction; resolves to its hash.
 * @throws WalletFailedError where the network refuses it, UnansweredError where no endpoint answers and it may have arrived
 */
export async function sendSigned({ request }: Client, signed: Hex): Promise<string> {
  if (!/^0x[0-9a-f]+$/i.test(signed)) throw new WalletResponseError('The wallet did not answer with a transaction')
  const hash = keccak256(signed)
  try {
    await request({ method: 'eth_sendRawTransaction', params: [signed] })
    return hash
  } catch (error) {
    if (!isAnswer(error)) throw new UnansweredError({ cause: error })
    if (await request({ method: 'eth_getTransactionByHash', params: [hash] }).catch(() => null)) return hash
    throw new WalletFailedError('The network refused the transaction', { cause: error })
  }
}

/** True for an error that an endpoint answered with. */
function isAnswer(error: unknown): boolean {
  return error instanceof RpcError && !(error instanceof UnknownRpcError)
}
