import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, bech32 } from '@scure/base'
import { isCanonical } from '../../chains/accounts/canonical'
import { recoverKey } from './recover'
import { isEqual, orFalse, type Verifier } from './verifier'

/** Secp256k1 over the document of ADR-36; the signature is base64 of 64 bytes, the key is recovered from it. */
export const verifyCosmos: Verifier = async ({ text, signature, address, networkId }) =>
  orFalse(() => {
    const { words } = bech32.decodeUnsafe(address) ?? {}
    const bytes = base64.decode(signature)
    if (!words || bytes.length !== 64 || !isCanonical(networkId, address)) return false
    const account = Uint8Array.from(bech32.fromWords(words))
    const hash = sha256(utf8ToBytes(signDocument(text, address)))
    return [0, 1].some((recovery) =>
      orFalse(() => isEqual(ripemd160(sha256(recoverKey(hash, bytes, recovery))), account)),
    )
  })

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
