import { createWalletClient, http, isAddress, isHex, type Hex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { RpcError } from '../rpcError'
import type { WalletChain } from '../types'

const amounts = ['value', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const

export interface Transaction {
  readonly to?: Hex
  readonly data?: Hex
  readonly nonce?: number
  readonly amounts: Partial<Record<(typeof amounts)[number], bigint>>
}

/** Reads what `eth_sendTransaction` is given; it must be meant for the chain the wallet is on. */
export function readTransaction(given: object, chain: WalletChain): Transaction {
  const { to, data, input, nonce, chainId, ...rest } = given as Record<string, unknown>
  const bytes = data ?? input
  if (chainId !== undefined && Number(readQuantity(chainId, 'chainId')) !== chain.id)
    throw new RpcError(-32602, `The transaction is for another chain than ${chain.name}`)
  if (to !== undefined && to !== null && !(typeof to === 'string' && isAddress(to, { strict: false })))
    throw new RpcError(-32602, 'to is not an address')
  if (bytes !== undefined && !isHex(bytes)) throw new RpcError(-32602, 'data is not hexadecimal')
  const present = amounts.filter((name) => rest[name] !== undefined)
  // https://eips.ethereum.org/EIPS/eip-1559: a transaction has one kind of fee
  if (present.includes('gasPrice') && present.some((name) => name.startsWith('max')))
    throw new RpcError(-32602, 'gasPrice and maxFeePerGas exclude each other')
  return {
    ...(to ? { to: to as Hex } : {}),
    ...(bytes === undefined ? {} : { data: bytes }),
    ...(nonce === undefined ? {} : { nonce: Number(readQuantity(nonce, 'nonce')) }),
    amounts: Object.fromEntries(present.map((name) => [name, readQuantity(rest[name], name)])),
  }
}

/** Signs and broadcasts; returns the hash. */
export async function sendTransaction(
  account: PrivateKeyAccount,
  target: WalletChain,
  transaction: Transaction,
): Promise<Hex> {
  const { id, name, rpcUrl } = target
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const chain = { id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } }
  const client = createWalletClient({ account, chain, transport: http(rpcUrl) })
  const {
    amounts: { gasPrice, ...dynamic },
    ...rest
  } = transaction
  if (gasPrice === undefined) return client.sendTransaction({ ...rest, ...dynamic })
  const { value, gas } = dynamic
  return client.sendTransaction({
    ...rest,
    gasPrice,
    ...(value !== undefined && { value }),
    ...(gas !== undefined && { gas }),
  })
}

// https://ethereum.org/developers/docs/apis/json-rpc/#quantities-encoding
function readQuantity(given: unknown, name: string): bigint {
  if (typeof given !== 'string' || !/^0x[0-9a-f]+$/i.test(given))
    throw new RpcError(-32602, `${name} is not a quantity`)
  return BigInt(given)
}
