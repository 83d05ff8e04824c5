import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { checksumAddress } from '../../chains/eip155/checksum'
import { recoverKey } from './recover'
import { orFalse, type Verifier } from './verifier'

/** A key's own signature over a text (EIP-191) in hex; accounts that are contracts need a chain, which this one does not ask. */
export const verifyEip155Key: Verifier = async ({ text, signature, address }) =>
  orFalse(() => {
    // A last byte of another chain's transactions would be read as one of these.
    const [, digits = '', last = ''] = /^0x([0-9a-fA-F]{128})(00|01|1[bBcC])$/.exec(signature) ?? []
    if (!isAddress(address)) return false
    const message = utf8ToBytes(text)
    const hash = keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${message.length}`), message))
    const key = recoverKey(hash, hexToBytes(digits), /^(00|1b)$/i.test(last) ? 0 : 1)
    const point = secp256k1.Point.fromBytes(key).toBytes(false)
    return `0x${bytesToHex(keccak_256(point.subarray(1)).subarray(12))}` === address.toLowerCase()
  })

/** In one case, or in the mixed case that EIP-55 gives it. */
function isAddress(address: string): boolean {
  return (
    /^0x[0-9a-fA-F]{40}$/.test(address) && (address === address.toLowerCase() || address === checksumAddress(address))
  )
}
