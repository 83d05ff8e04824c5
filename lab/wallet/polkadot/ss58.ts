import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** https://docs.polkadot.com/polkadot-protocol/basics/accounts/#address-format */
export function encodeSs58(publicKey: Uint8Array, prefix: number): string {
  const body = concatBytes(Uint8Array.of(prefix), publicKey)
  const checksum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body)).slice(0, 2)
  return base58.encode(concatBytes(body, checksum))
}
