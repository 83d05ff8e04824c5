import { pubkeyToAddress, serializeSignDoc } from '@cosmjs/amino'
import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { signatureVerify } from '@polkadot/util-crypto/signature'
import { base58, base64 } from '@scure/base'
import { Verifier } from 'bip322-js'
import { verifyMessage, type Hex } from 'viem'

/** True where the signature of a message is that of an address; computed here, not in the page. */
export type Verify = (message: string, signature: string, address: string) => boolean | Promise<boolean>

const bytesOf = (message: string) => new TextEncoder().encode(message)

export const verifyEvm: Verify = (message, signature, address) =>
  verifyMessage({ message, signature: signature as Hex, address: address as Hex })

export const verifySolana: Verify = (message, signature, address) =>
  ed25519.verify(base58.decode(signature), bytesOf(message), base58.decode(address))

export const verifyBitcoin: Verify = (message, signature, address) =>
  Verifier.verifySignature(address, message, signature)

export const verifyPolkadot: Verify = (message, signature, address) =>
  signatureVerify(`<Bytes>${message}</Bytes>`, signature, address).isValid

/** https://docs.cosmos.network/main/build/architecture/adr-036-arbitrary-signature */
export const verifyCosmos: Verify = (message, signature, address) => {
  const msgs = [{ type: 'sign/MsgSignData', value: { signer: address, data: base64.encode(bytesOf(message)) } }]
  const document = { chain_id: '', account_number: '0', sequence: '0', fee: { gas: '0', amount: [] }, msgs, memo: '' }
  // An address is a hash of the key: one of the keys that the signature may come from has to be it.
  return [0, 1].some((bit) => {
    const key = secp256k1.recoverPublicKey(Uint8Array.of(bit, ...base64.decode(signature)), serializeSignDoc(document))
    return pubkeyToAddress({ type: 'tendermint/PubKeySecp256k1', value: base64.encode(key) }, 'cosmos') === address
  })
}
