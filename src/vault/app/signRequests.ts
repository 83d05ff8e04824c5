import { base58, base64, hex } from '@scure/base'
import type { TransactionSerializable, TypedDataDefinition } from 'viem'
import { isRecord } from '../../chains/guards'
import type { RequestDescription } from '../../chains/requests/types'
import { sameAddress } from '../../chains/requests/addresses'
import type { WalletAddresses } from '../keys/accounts'
import type { SignRequest } from '../keys/sign'

/**
 * Reads the signatures that a described request needs from the parameters of its description, which are what was shown. Null for
 * a request that this wallet does not sign: with a problem, of another account, or of another kind.
 */
export function signRequestsOf(
  { problem, method, params }: RequestDescription,
  addresses: WalletAddresses,
): readonly SignRequest[] | null {
  if (problem !== null) return null
  const read = readers[method]
  const made = read?.(params, addresses) ?? null
  return made && made.length > 0 ? made : null
}

type Read = (params: unknown, own: WalletAddresses) => readonly SignRequest[] | null

const partsOf = (params: unknown): readonly unknown[] => (Array.isArray(params) ? (params as unknown[]) : [])
const isOwn = (address: unknown, own: string) => typeof address === 'string' && sameAddress(address, own)

const readers: Readonly<Partial<Record<string, Read>>> = {
  personal_sign: (params, own) => {
    const [data, signer] = partsOf(params)
    if (!isOwn(signer, own.eip155) || typeof data !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(data)) return null
    return [{ namespace: 'eip155', kind: 'message', message: hex.decode(data.slice(2).toLowerCase()) }]
  },
  eth_signTypedData_v4: (params, own) => {
    const [signer, written] = partsOf(params)
    if (!isOwn(signer, own.eip155)) return null
    const typedData: unknown = typeof written === 'string' ? JSON.parse(written) : written
    return [{ namespace: 'eip155', kind: 'typedData', typedData: typedData as TypedDataDefinition }]
  },
  eth_sendTransaction: (params, own) => {
    const [given] = partsOf(params)
    if (!isRecord(given) || !isOwn(given.from, own.eip155)) return null
    const transaction = readTransaction(given)
    return transaction && [{ namespace: 'eip155', kind: 'transaction', transaction }]
  },
  solana_signMessage: (params, own) => {
    if (!isRecord(params) || params.pubkey !== own.solana || typeof params.message !== 'string') return null
    return [{ namespace: 'solana', kind: 'message', message: base58.decode(params.message) }]
  },
  solana_signTransaction: readSolana,
  solana_signAllTransactions: readSolana,
  solana_signAndSendTransaction: readSolana,
}

function readSolana(params: unknown, own: WalletAddresses): readonly SignRequest[] | null {
  if (!isRecord(params) || params.pubkey !== own.solana) return null
  const texts = 'transaction' in params ? [params.transaction] : partsOf(params.transactions)
  if (!texts.every((text) => typeof text === 'string')) return null
  return texts.map((text) => ({ namespace: 'solana', kind: 'transaction', transaction: base64.decode(text) }))
}

const types: Readonly<Record<string, string>> = { '0x0': 'legacy', '0x1': 'eip2930', '0x2': 'eip1559' }
const names = ['gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas', 'value'] as const
const known: readonly string[] = [...names, 'from', 'chainId', 'to', 'nonce', 'type', 'data', 'accessList']

/** The transaction as the library signs it; null for an incomplete one, and for an unknown field such as a delegation (EIP-7702). */
function readTransaction(given: Readonly<Record<string, unknown>>): TransactionSerializable | null {
  if (Object.keys(given).some((name) => !known.includes(name))) return null
  const { chainId, nonce, type, to, data, accessList } = given
  if (nonce === undefined || given.gas === undefined) return null
  if (type !== undefined && types[`${type as string}`] === undefined) return null
  const numbers = names.flatMap((name) => (given[name] === undefined ? [] : [[name, BigInt(given[name] as string)]]))
  return {
    ...(Object.fromEntries(numbers) as object),
    chainId: Number(chainId),
    ...(nonce !== undefined && { nonce: Number(nonce) }),
    ...(type !== undefined && { type: types[type as string] }),
    ...(to !== undefined && { to }),
    ...(data !== undefined && { data }),
    ...(accessList !== undefined && { accessList }),
  } as TransactionSerializable
}
