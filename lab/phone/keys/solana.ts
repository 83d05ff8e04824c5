import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { RpcError } from '../../wallet/rpcError'
import { indexOf, labSeed, textOf, type Keyring } from './keyring'

/** https://docs.reown.com/advanced/multichain/rpc-reference/solana-rpc */
export const solanaKeys: Keyring = {
  methods: ['solana_getAccounts', 'solana_requestAccounts', 'solana_signMessage'],
  address: (index) => base58.encode(ed25519.getPublicKey(labSeed('solana', index))),
  run: async (method, params, chain, index) => {
    if (method !== 'solana_signMessage') return [{ pubkey: solanaKeys.address(index, chain) }]
    const seed = labSeed('solana', indexOf(solanaKeys, textOf(params, 'pubkey'), chain))
    return { signature: base58.encode(ed25519.sign(decode(textOf(params, 'message')), seed)) }
  },
}

function decode(message: string): Uint8Array {
  try {
    return base58.decode(message)
  } catch {
    throw new RpcError(-32602, 'message is not base58')
  }
}
