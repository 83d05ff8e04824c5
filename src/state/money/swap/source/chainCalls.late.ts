import type { Getter } from 'jotai/vanilla'
import type { ChainReader, RpcCall } from '../../../../chains/adapter'
import { encodeCall, readAnswer } from '../../../../chains/eip155/swaps/abi'
import { selectors } from '../../../../chains/eip155/swaps/calls'
import { ChainUnavailableError } from '../../../../chains/errors/chainErrors'
import { isRecord } from '../../../../chains/guards'
import type { Network } from '../../../../chains/network'
import { plainAddress } from '../../../core/visitor/connections'
import { getChainReader } from '../../../session/account/chainReaders'

async function readerOf(get: Getter, network: Network): Promise<ChainReader> {
  const reader = await getChainReader(get, network.chainNamespace)
  if (!reader) throw new ChainUnavailableError('The chain cannot be read')
  return reader
}

/** Asks the chain itself. @throws ChainUnavailableError where it has no reader */
export async function askChain(get: Getter, network: Network, call: RpcCall): Promise<unknown> {
  const reader = await readerOf(get, network)
  if (!reader.request) throw new ChainUnavailableError('The chain cannot be asked')
  return reader.request(network, call)
}

/** Asks a contract, by default in the newest block. */
export const askContract = async (get: Getter, network: Network, to: string, data: string, block = 'latest') =>
  readAnswer(await askChain(get, network, { method: 'eth_call', params: [{ to, data }, block] }))

/**
 * Reads the amount of a token that a spender may take. With `since`, in that block or a newer one: nodes that are behind fail
 * in place of answering with what was before.
 */
export async function readAllowed(
  get: Getter,
  network: Network,
  token: string,
  owner: string,
  spender: string,
  since?: bigint,
) {
  const data = encodeCall(selectors.allowance, plainAddress(owner as `eip155:${string}:${string}`), spender)
  if (since === undefined) return (await askContract(get, network, token, data)).number(0)
  const newest = readQuantity(await askChain(get, network, { method: 'eth_blockNumber' })) ?? since
  const block = `0x${(newest > since ? newest : since).toString(16)}`
  return (await askContract(get, network, token, data, block)).number(0)
}

/**
 * Reads the block that has a transaction: null while the endpoint does not have it, undefined where the chain cannot be asked.
 */
export async function readBlockOf(get: Getter, network: Network, hash: string): Promise<bigint | null | undefined> {
  const { request } = await readerOf(get, network)
  if (!request) return undefined
  const receipt = await request(network, { method: 'eth_getTransactionReceipt', params: [hash] })
  return isRecord(receipt) ? readQuantity(receipt.blockNumber) : null
}

const readQuantity = (answer: unknown): bigint | null =>
  typeof answer === 'string' && /^0x[0-9a-f]{1,64}$/i.test(answer) ? BigInt(answer) : null

/** Reads the balance of an account; null where it is not known. */
export async function readHeld(get: Getter, network: Network, account: string, token: string | undefined) {
  try {
    if (token === undefined) return (await (await readerOf(get, network)).getBalance(network, account)).value
    return (await askContract(get, network, token, encodeCall(selectors.balanceOf, account))).number(0)
  } catch {
    return null
  }
}

/** The price of a unit of gas. */
export async function readGasPrice(get: Getter, network: Network): Promise<bigint> {
  const price = readQuantity(await askChain(get, network, { method: 'eth_gasPrice' }))
  if (price === null) throw new ChainUnavailableError('No gas price')
  return price
}
