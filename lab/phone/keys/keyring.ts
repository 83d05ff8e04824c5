import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { RpcError } from '../../wallet/rpcError'
import type { PhoneChain } from '../types'

/** The keys of one namespace, and what it signs with them. */
export interface Keyring {
  readonly methods: readonly string[]
  /** Events beyond `accountsChanged` and `chainChanged`. */
  readonly events?: readonly string[]
  /** The address of a key on a chain. */
  address(index: number, chain: PhoneChain): string
  /** Answers a request that its person approved; `index` is the account in use. */
  run(method: string, params: unknown, chain: PhoneChain, index: number): Promise<unknown>
}

/** The accounts of a phone. The last two are contracts on EVM chains that have them, and keys everywhere else. */
export const accountNames: readonly string[] = [
  'Account 1',
  'Account 2',
  'Account 3',
  'Contract account',
  'Future account',
]

/** A key everybody can compute: never send anything of worth there. */
export function labSeed(namespace: string, index: number): Uint8Array {
  return sha256(utf8ToBytes(`portico lab ${namespace} ${index}`))
}

/** The key whose address a request names. */
export function indexOf({ address }: Pick<Keyring, 'address'>, wanted: unknown, chain: PhoneChain): number {
  const name = String(wanted).toLowerCase()
  const indexes = accountNames.map((_, index) => index)
  const found = indexes.find((index) => address(index, chain).toLowerCase() === name)
  if (found === undefined) throw new RpcError(4100)
  return found
}

/** A text of a request's parameters. */
export function textOf(params: unknown, name: string): string {
  const value: unknown = (params as Record<string, unknown> | null | undefined)?.[name]
  if (typeof value !== 'string') throw new RpcError(-32602, `${name} is not a text`)
  return value
}

/** The part of a CAIP-2 id after the colon. */
export function referenceOf({ id }: PhoneChain): string {
  return id.slice(id.indexOf(':') + 1)
}
