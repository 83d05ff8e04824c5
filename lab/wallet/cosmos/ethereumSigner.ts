import { serializeSignDoc, type StdSignDoc } from '@cosmjs/amino'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base64, bech32 } from '@scure/base'

/** Signs as chains do whose keys are like Ethereum's: https://docs.evmos.org/protocol/concepts/accounts */
export function createEthereumSigner(secret: Uint8Array, prefix: string) {
  const pubkey = secp256k1.getPublicKey(secret)
  const full = secp256k1.getPublicKey(secret, false).subarray(1)
  const address = bech32.encode(prefix, bech32.toWords(keccak_256(full).subarray(-20)))
  return {
    getAccounts: async () => [{ address, algo: 'ethsecp256k1' as const, pubkey }],
    signAmino: async (_signer: string, signDoc: StdSignDoc) => {
      const bytes = secp256k1.sign(keccak_256(serializeSignDoc(signDoc)), secret, { prehash: false, lowS: true })
      return {
        signature: {
          pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(pubkey) },
          signature: base64.encode(bytes),
        },
      }
    },
  }
}
