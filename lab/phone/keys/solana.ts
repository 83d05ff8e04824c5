import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { RpcError } from '../../wallet/rpcError'
import { indexOf, labSeed, textOf, type Keyring } from './keyring'

/** https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc */
export const solanaKeys: Keyring = {
  methods: ['solana_getAccounts', 'solana_requestAccounts', 'solana_signMessage', 'solana_signTransaction'],
  address: (index) => base58.encode(ed25519.getPublicKey(labSeed('solana', index))),
  run: async (method, params, chain, index) => {
    if (!method.startsWith('solana_sign')) return [{ pubkey: solanaKeys.address(index, chain) }]
    const seed = labSeed('solana', indexOf(solanaKeys, textOf(params, 'pubkey'), chain))
    const signed =
      method === 'solana_signMessage' ? decode(textOf(params, 'message')) : messageOf(textOf(params, 'transaction'))
    return { signature: base58.encode(ed25519.sign(signed, seed)) }
  },
}

function decode(message: string): Uint8Array {
  try {
    return base58.decode(message)
  } catch {
    throw new RpcError(-32602, 'message is not base58')
  }
}

/** What is signed of a transaction: all that comes after the places of its signatures, which are fewer than 128. */
function messageOf(transaction: string): Uint8Array {
  try {
    const bytes = base64.decode(transaction)
    return bytes.subarray(1 + 64 * (bytes[0] ?? 0))
  } catch {
    throw new RpcError(-32602, 'transaction is not base64')
  }
}
