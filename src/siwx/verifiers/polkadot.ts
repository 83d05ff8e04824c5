import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { verify as verifySr25519 } from '@scure/sr25519'
import { canonicalAddress } from '../../chains/accounts/canonical'
import { decodeSs58 } from '../../chains/accounts/ss58'
import { recoverKey } from './recover'
import { isEqual, orFalse, type Verifier } from './verifier'

/**
 * Sr25519, ed25519 or ECDSA over the text, wrapped in <Bytes> as extensions do or bare; the signature is hex, with or
 * without the byte that names its kind. The address has the network's prefix or the generic one.
 */
export const verifyPolkadot: Verifier = async ({ text, signature, address, networkId }) =>
  orFalse(() => {
    if (!/^0x(?:[0-9a-f]{2}){64,66}$/i.test(signature)) return false
    const account = decodeSs58(address)?.key
    if (!account || canonicalAddress(networkId, address) === null) return false
    const bytes = hexToBytes(signature.slice(2))
    const messages = [utf8ToBytes(`<Bytes>${text}</Bytes>`), utf8ToBytes(text)]
    return messages.some((message) => kindsOf(bytes).some((kind) => orFalse(() => kind(message, account))))
  })

type Check = (message: Uint8Array, account: Uint8Array) => boolean

/** Returns the kinds that the bytes can be, with the numbers of Substrate's MultiSignature. */
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
