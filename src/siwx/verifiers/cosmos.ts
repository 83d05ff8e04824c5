import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, bech32 } from '@scure/base'
import { isCanonical } from '../../chains/accounts/canonical'
import { recoverKey } from './recover'
import { isEqual, orFalse, type Verifier } from './verifier'

/**
 * Secp256k1 over the document of ADR-36; the signature is base64 of 64 bytes, the key is recovered from it. Chains with
 * keys like Ethereum's (`ethsecp256k1`: Injective, Evmos, Dymension and others) hash document and key with Keccak.
 * https://docs.evmos.org/protocol/concepts/accounts
 */
export const verifyCosmos: Verifier = async ({ text, signature, address, networkId }) =>
  orFalse(() => {
    const { words } = bech32.decodeUnsafe(address) ?? {}
    const bytes = base64.decode(signature)
    if (!words || bytes.length !== 64 || !isCanonical(networkId, address)) return false
    const account = Uint8Array.from(bech32.fromWords(words))
    const document = utf8ToBytes(signDocument(text, address))
    return keyKinds.some(({ hash, accountOf }) =>
      [0, 1].some((recovery) =>
        orFalse(() => isEqual(accountOf(recoverKey(hash(document), bytes, recovery)), account)),
      ),
    )
  })

const keyKinds = [
  { hash: sha256, accountOf: (key: Uint8Array) => ripemd160(sha256(key)) },
  {
    hash: keccak_256,
    accountOf: (key: Uint8Array) => keccak_256(secp256k1.Point.fromBytes(key).toBytes(false).subarray(1)).subarray(-20),
  },
]

// https://github.com/cosmos/cosmos-sdk/blob/main/docs/architecture/adr-036-arbitrary-signature.md
// Keys in alphabetical order, as amino signs them.
function signDocument(text: string, signer: string): string {
  return JSON.stringify({
    account_number: '0',
    chain_id: '',
    fee: { amount: [], gas: '0' },
    memo: '',
    msgs: [{ type: 'sign/MsgSignData', value: { data: base64.encode(utf8ToBytes(text)), signer } }],
    sequence: '0',
  })
}
