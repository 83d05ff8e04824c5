import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { p2wpkh, RawWitness, Script, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'

const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
const nothing = new Uint8Array(32)

/** A simple signature of a text by a P2WPKH address: https://bips.dev/322/ */
export function signBip322(key: Uint8Array, publicKey: Uint8Array, text: string): string {
  const { script } = p2wpkh(publicKey)
  const digest = sha256(concatBytes(tag, tag, utf8ToBytes(text)))
  const toSpend = RawOldTx.encode({
    version: 0,
    inputs: [{ txid: nothing, index: 0xffffffff, finalScriptSig: Script.encode([0, digest]), sequence: 0 }],
    outputs: [{ amount: 0n, script }],
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  const txid = sha256(sha256(toSpend)).reverse()
  toSign.addInput({ txid, index: 0, sequence: 0, witnessUtxo: { amount: 0n, script } })
  toSign.addOutput({ amount: 0n, script: Script.encode(['RETURN']) })
  toSign.signIdx(key, 0)
  toSign.finalize()
  return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []))
}
