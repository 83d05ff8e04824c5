import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { callChain } from '../../wallet/eip155/rpc'
import { RpcError } from '../../wallet/rpcError'
import { readSolanaTransaction, signSolanaTransaction } from '../../wallet/solana/transaction'
import { indexOf, labSeed, textOf, type Keyring } from './keyring'

/** https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc */
export const solanaKeys: Keyring = {
  methods: [
    'solana_getAccounts',
    'solana_requestAccounts',
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAndSendTransaction',
  ],
  address: (index) => base58.encode(ed25519.getPublicKey(labSeed('solana', index))),
  run: async (method, params, chain, index) => {
    if (!method.startsWith('solana_sign')) return [{ pubkey: solanaKeys.address(index, chain) }]
    const pubkey = textOf(params, 'pubkey')
    const seed = labSeed('solana', indexOf(solanaKeys, pubkey, chain))
    const sign = (bytes: Uint8Array) => ({ signature: base58.encode(ed25519.sign(bytes, seed)) })
    if (method === 'solana_signMessage') return sign(decode(textOf(params, 'message')))
    const transaction = bytesOf(textOf(params, 'transaction'))
    if (method === 'solana_signTransaction') return sign(readSolanaTransaction(transaction).message)
    const raw = base64.encode(signSolanaTransaction(transaction, pubkey, seed))
    // The node does not try it once more: what fails by now is taken up, and undone.
    const sent = [raw, { encoding: 'base64', skipPreflight: true }]
    return { signature: await callChain(chain.rpcUrl ?? '', 'sendTransaction', sent) }
  },
}

function decode(message: string): Uint8Array {
  try {
    return base58.decode(message)
  } catch {
    throw new RpcError(-32602, 'message is not base58')
  }
}

function bytesOf(transaction: string): Uint8Array {
  try {
    return base64.decode(transaction)
  } catch {
    throw new RpcError(-32602, 'transaction is not base64')
  }
}
