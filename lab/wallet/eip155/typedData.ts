import { hashTypedData, type TypedDataDefinition } from 'viem'
import { RpcError } from '../rpcError'
import type { WalletChain } from '../types'

/** Reads what `eth_signTypedData_v4` is given (EIP-712); a chain it names must be the one the wallet is on. */
export function readTypedData(given: unknown, chain: WalletChain): TypedDataDefinition {
  const data = parse(given)
  const { chainId } = data.domain ?? {}
  if (chainId !== undefined && Number(chainId) !== chain.id)
    throw new RpcError(-32602, `The data is for another chain than ${chain.name}`)
  return data
}

function parse(given: unknown): TypedDataDefinition {
  try {
    const data = (typeof given === 'string' ? JSON.parse(given) : given) as TypedDataDefinition
    hashTypedData(data)
    return data
  } catch {
    throw new RpcError(-32602, 'The data is not typed data')
  }
}
