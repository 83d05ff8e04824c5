import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { verify as verifySr25519 } from '@scure/sr25519'
import { recoverKey } from './recover'
import { isEqual, orFalse, type Verifier } from './verifier'

/**
 * Sr25519, ed25519 or ECDSA over the text, wrapped in <Bytes> as extensions do or bare; the signature is hex, with or
 * without the byte that names its kind. The address may have any network's prefix: the account is the key behind it.
 */
export const verifyPolkadot: Verifier = async ({ text, signature, address }) =>
  orFalse(() => {
    if (!/^0x(?:[0-9a-f]{2}){64,66}$/i.test(signature)) return false
    const account = decodeAddress(address)
    const bytes = hexToBytes(signature.slice(2))
    const messages = [utf8ToBytes(`<Bytes>${text}</Bytes>`), utf8ToBytes(text)]
    return messages.some((message) => kindsOf(bytes).some((kind) => orFalse(() => kind(message, account))))
  })

type Check = (message: Uint8Array, account: Uint8Array) => boolean

/** What the bytes can be. The kinds and their numbers are those of Substrate's MultiSignature. */
function kindsOf(bytes: Uint8Array): readonly Check[] {
  const edwards =
    (signature: Uint8Array): Check =>
    (message, account) =>
      ed25519.verify(signature, message, account, { zip215: false })
  const schnorr =
    (signature: Uint8Array): Check =>
    (message, account) =>
      verifySr25519(message, signature, account)
  const ecdsa =
    (signature: Uint8Array): Check =>
    (message, account) => {
      const key = recoverKey(blake2b(message, { dkLen: 32 }), signature.subarray(0, 64), signature[64] ?? -1)
      return isEqual(blake2b(key, { dkLen: 32 }), account)
    }
  const tail = bytes.subarray(1)
  if (bytes.length === 64) return [schnorr(bytes), edwards(bytes)]
  if (bytes.length === 66) return bytes[0] === 2 ? [ecdsa(tail)] : []
  return [ecdsa(bytes), ...(bytes[0] === 0 ? [edwards(tail)] : []), ...(bytes[0] === 1 ? [schnorr(tail)] : [])]
}

// https://docs.polkadot.com/reference/parachains/accounts: SS58, a prefix of one or two bytes, the key, two bytes of checksum.
function decodeAddress(address: string): Uint8Array {
  const bytes = base58.decode(address)
  const start = ((bytes[0] ?? 0) & 0b0100_0000) === 0 ? 1 : 2
  const body = bytes.subarray(0, -2)
  const sum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body)).subarray(0, 2)
  if (bytes.length !== start + 34 || !isEqual(sum, bytes.subarray(-2))) throw new Error('Not an address')
  return body.subarray(start)
}
