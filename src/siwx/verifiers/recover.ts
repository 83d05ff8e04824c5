import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes } from '@noble/hashes/utils.js'

/** The compressed secp256k1 key that signed a hash; throws without a key, or if `s` is not in its low form. */
export function recoverKey(hash: Uint8Array, signature: Uint8Array, recovery: number): Uint8Array {
  const key = secp256k1.recoverPublicKey(concatBytes(Uint8Array.of(recovery), signature), hash, { prehash: false })
  if (!secp256k1.verify(signature, hash, key, { prehash: false, lowS: true })) throw new Error('Not a signature')
  return key
}
