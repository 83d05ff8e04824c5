import type { Getter } from 'jotai/vanilla'
import type { ChainReader, RpcCall } from '../../../../chains/adapter'
import { encodeCall, readAnswer } from '../../../../chains/eip155/swaps/abi'
import { selectors } from '../../../../chains/eip155/swaps/calls'
import { ChainUnavailableError } from '../../../../chains/errors/chainErrors'
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

/** Asks a contract. */
export const askContract = async (get: Getter, network: Network, to: string, data: string) =>
  readAnswer(await askChain(get, network, { method: 'eth_call', params: [{ to, data }, 'latest'] }))

/** Reads the amount of a token that a spender may take. */
export async function readAllowed(get: Getter, network: Network, token: string, owner: string, spender: string) {
  const data = encodeCall(selectors.allowance, plainAddress(owner as `eip155:${string}:${string}`), spender)
  return (await askContract(get, network, token, data)).number(0)
}

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
  const answer = await askChain(get, network, { method: 'eth_gasPrice' })
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(answer)) throw new ChainUnavailableError('No gas price')
  return BigInt(answer)
}
