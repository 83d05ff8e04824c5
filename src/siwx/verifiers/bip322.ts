import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { Script, Transaction } from '@scure/btc-signer'
import { tagSchnorr } from '@scure/btc-signer/utils.js'

const odd = { version: 0, allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true } as const

/**
 * The transaction that a signer of BIP-322 signs: it spends an output that commits to the text and belongs to the
 * account. Neither can be on a chain.
 */
export function toSign(text: string, script: Uint8Array): Transaction {
  const transaction = new Transaction(odd)
  transaction.addInput({ txid: spentId(text, script), index: 0, sequence: 0 })
  transaction.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  return transaction
}

/** The id, in the order that people write it, of the transaction with the output to spend. */
function spentId(text: string, script: Uint8Array): string {
  const commitment = tagSchnorr('BIP0322-signed-message', utf8ToBytes(text))
  const transaction = new Transaction(odd)
  // The output first: a transaction with a final input takes none.
  transaction.addOutput({ script, amount: 0n })
  transaction.addInput({
    txid: new Uint8Array(32),
    index: 0xffffffff,
    sequence: 0,
    finalScriptSig: concatBytes(hexToBytes('0020'), commitment),
  })
  return transaction.id
}
