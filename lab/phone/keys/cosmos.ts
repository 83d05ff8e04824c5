import { encodeSecp256k1Pubkey, pubkeyToAddress, Secp256k1Wallet, type StdSignDoc } from '@cosmjs/amino'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { RpcError } from '../../wallet/rpcError'
import type { PhoneChain } from '../types'
import { indexOf, labSeed, referenceOf, textOf, type Keyring } from './keyring'

const prefixes: Readonly<Record<string, string>> = { 'osmosis-1': 'osmo', 'juno-1': 'juno' }

const pubkeyOf = (index: number) => encodeSecp256k1Pubkey(secp256k1.getPublicKey(labSeed('cosmos', index)))

/** https://docs.reown.com/advanced/multichain/rpc-reference/cosmos-rpc */
export const cosmosKeys: Keyring = {
  methods: ['cosmos_getAccounts', 'cosmos_signAmino'],
  address: (index, chain) => pubkeyToAddress(pubkeyOf(index), prefixOf(chain)),
  run: async (method, params, chain, index) => {
    if (method === 'cosmos_getAccounts')
      return [{ algo: 'secp256k1', address: cosmosKeys.address(index, chain), pubkey: pubkeyOf(index).value }]
    const signerAddress = textOf(params, 'signerAddress')
    const wallet = await Secp256k1Wallet.fromKey(
      labSeed('cosmos', indexOf(cosmosKeys, signerAddress, chain)),
      prefixOf(chain),
    )
    return wallet.signAmino(signerAddress, readDocument(params))
  },
}

function readDocument(params: unknown): StdSignDoc {
  const { signDoc } = params as { signDoc?: unknown }
  if (typeof signDoc !== 'object' || signDoc === null || !('chain_id' in signDoc))
    throw new RpcError(-32602, 'signDoc is no document')
  return signDoc as StdSignDoc
}

function prefixOf(chain: PhoneChain): string {
  return prefixes[referenceOf(chain)] ?? 'cosmos'
}
