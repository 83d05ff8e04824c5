import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import {
  Address,
  CompactSize,
  NETWORK,
  OutScript,
  p2pkh,
  p2sh,
  p2wpkh,
  RawWitness,
  TEST_NETWORK,
} from '@scure/btc-signer'
import { hash160 } from '@scure/btc-signer/utils.js'
import { isCanonical } from '../../chains/accounts/canonical'
import type { CaipNetworkId } from '../../chains/network'
import { toSign } from './bip322'
import { recoverKey } from './recover'
import { isEqual, orFalse, type Verifier } from './verifier'

/**
 * BIP-322 in its simple form for P2WPKH, P2SH-P2WPKH and P2TR by key; the older signed message, 65 bytes with the key's
 * kind in the first (BIP-137), for P2PKH and SegWit. The signature is base64.
 */
export const verifyBip122: Verifier = async ({ text, signature, address, networkId }) =>
  orFalse(() => {
    if (!isCanonical(networkId, address)) return false
    const script = OutScript.encode(Address(networkOf(networkId, address)).decode(address))
    const bytes = base64.decode(signature)
    const header = bytes[0] ?? 0
    if (bytes.length === 65 && header >= 27 && header <= 42) return isLegacy(text, bytes, script)
    return isSimple(text, RawWitness.decode(bytes), script)
  })

// https://chainagnostic.org/CAIPs/caip-4 names a chain by its first block. Every other chain than Bitcoin's own has
// test addresses, a local one those of regtest.
function networkOf(networkId: CaipNetworkId, address: string): typeof NETWORK {
  if (networkId === 'bip122:000000000019d6689c085ae165831e93') return NETWORK
  return address.toLowerCase().startsWith('bcrt1') ? { ...TEST_NETWORK, bech32: 'bcrt' } : TEST_NETWORK
}

/** https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki */
function isLegacy(text: string, bytes: Uint8Array, script: Uint8Array): boolean {
  const header = bytes[0] ?? 0
  const prefixed = [utf8ToBytes('Bitcoin Signed Message:\n'), utf8ToBytes(text)].flatMap((part) => [
    CompactSize.encode(BigInt(part.length)),
    part,
  ])
  const key = recoverKey(sha256(sha256(concatBytes(...prefixed))), bytes.subarray(1), (header - 27) % 4)
  if (header < 31) return isEqual(p2pkh(secp256k1.Point.fromBytes(key).toBytes(false)).script, script)
  // Wallets older than BIP-137 sign for SegWit with the header of a compressed key.
  const isOlder = header < 35
  const payments = [
    ...(isOlder ? [p2pkh(key)] : []),
    ...(isOlder || header < 39 ? [p2sh(p2wpkh(key))] : []),
    ...(isOlder || header >= 39 ? [p2wpkh(key)] : []),
  ]
  return payments.some((payment) => isEqual(payment.script, script))
}

const all = 1

/** https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki */
function isSimple(text: string, witness: readonly Uint8Array[], script: Uint8Array): boolean {
  const { type, ...out } = OutScript.decode(script)
  const transaction = toSign(text, script)
  const [signature, key] = witness
  if (type === 'tr' && 'pubkey' in out && out.pubkey instanceof Uint8Array) {
    if (!signature || witness.length !== 1 || signature.length < 64 || signature.length > 65) return false
    const hashType = signature[64] ?? 0
    // A written-out 0 is not a signature of BIP-341; anything but "all" would leave the message's output out.
    if (signature.length === 65 && hashType !== all) return false
    const hash = transaction.preimageWitnessV1(0, [script], hashType, [0n])
    return schnorr.verify(signature.subarray(0, 64), hash, out.pubkey)
  }
  if (!signature || key?.length !== 33 || witness.length !== 2 || signature.at(-1) !== all) return false
  if (![p2wpkh(key), p2sh(p2wpkh(key))].some((payment) => isEqual(payment.script, script))) return false
  const spent = OutScript.encode({ type: 'pkh', hash: hash160(key) })
  const hash = transaction.preimageWitnessV0(0, spent, all, 0n)
  return secp256k1.verify(signature.subarray(0, -1), hash, key, { prehash: false, format: 'der', lowS: true })
}
