import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { CaipNetworkId } from '../network'
import { prefixOf } from './prefixes'

/** The prefix that stands for no network: wallets have it where they do not know one. */
export const genericPrefix = 42

/**
 * The key and the prefix of an SS58 address, https://docs.polkadot.com/reference/parachains/accounts: a prefix of one
 * or two bytes, the key, two bytes of checksum. Null for anything else, and for a small prefix in two bytes.
 */
export function decodeSs58(address: string): { readonly prefix: number; readonly key: Uint8Array } | null {
  const bytes = tryDecode(address)
  const [first = 0, second = 0] = bytes
  const start = first < 64 ? 1 : 2
  if (first > 127 || bytes.length !== start + 34) return null
  const prefix = start === 1 ? first : ((first & 0b0011_1111) << 2) | (second >> 6) | ((second & 0b0011_1111) << 8)
  if (start === 2 && prefix < 64) return null
  const body = bytes.subarray(0, -2)
  const sum = sumOf(body)
  if (sum.some((byte, index) => byte !== bytes[start + 32 + index])) return null
  return { prefix, key: body.subarray(start) }
}

/** The address of a key on the network with that prefix. */
export function encodeSs58(prefix: number, key: Uint8Array): string {
  const head =
    prefix < 64 ? [prefix] : [0b0100_0000 | ((prefix >> 2) & 0b0011_1111), (prefix >> 8) | ((prefix & 3) << 6)]
  const body = concatBytes(Uint8Array.from(head), key)
  return base58.encode(concatBytes(body, sumOf(body)))
}

function sumOf(body: Uint8Array): Uint8Array {
  return blake2b(concatBytes(utf8ToBytes('SS58PRE'), body)).subarray(0, 2)
}

function tryDecode(address: string): Uint8Array {
  try {
    return address.length > 60 ? new Uint8Array() : base58.decode(address)
  } catch {
    return new Uint8Array()
  }
}

/**
 * An address of Polkadot and its kin as this chain writes it, with whatever chain's prefix it came; null for what is
 * none. Wallets list the accounts of a key with the prefix that they are set to.
 */
export function rewriteSs58(chainId: CaipNetworkId, address: string): string | null {
  const decoded = decodeSs58(address)
  const prefix = prefixOf(chainId)
  return decoded && encodeSs58(typeof prefix === 'number' ? prefix : genericPrefix, decoded.key)
}
