import type { RpcCall } from '../adapter'
import { WalletResponseError } from '../errors/walletErrors'
import { InvalidRequestError } from '../errors/rpcErrors'
import type { CaipAddress } from '../network'
import type { TransactionRequest } from '../transactions'

/** The request that has a wallet send a transaction (EIP-1193). The chain is the one that the account is on. */
export function transactionCall(transaction: TransactionRequest, address: CaipAddress): RpcCall {
  if (transaction instanceof Uint8Array) throw new InvalidRequestError('These bytes are no transaction of an EVM chain')
  const [, chainId, from] = address.split(':')
  const fields = Object.entries({ ...transaction, chainId: BigInt(chainId ?? 0) }).flatMap(([name, value]) => {
    if (value === undefined) return []
    return [[name, typeof value === 'string' ? value : `0x${value.toString(16)}`] as const]
  })
  return { method: 'eth_sendTransaction', params: [{ ...Object.fromEntries(fields), from }] }
}

/** Asks a wallet to send a transaction; resolves to its hash. */
export async function sendTransaction(
  request: (call: RpcCall) => Promise<unknown>,
  transaction: TransactionRequest,
  address: CaipAddress,
): Promise<string> {
  return readHash(await request(transactionCall(transaction, address)))
}

/** The hash that a wallet answered with. */
export function readHash(answer: unknown): string {
  if (typeof answer !== 'string' || !/^0x[0-9a-f]{64}$/i.test(answer))
    throw new WalletResponseError('The wallet did not answer with the hash of a transaction')
  return answer.toLowerCase()
}
