import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { NETWORK, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { RpcError } from '../../wallet/rpcError'
import type { PhoneChain } from '../types'
import { signBip322 } from './bip322'
import { indexOf, labSeed, referenceOf, textOf, type Keyring } from './keyring'

// Chains are named by their first block: https://namespaces.chainagnostic.org/bip122/caip2
const mainnet = '000000000019d6689c085ae165831e93'
const regtest = '0f9188f13cb7b2c71f2a335e3a4fc328'

const publicKeyOf = (index: number) => secp256k1.getPublicKey(labSeed('bip122', index))

/** https://docs.reown.com/advanced/multichain/rpc-reference/bitcoin-rpc */
export const bip122Keys: Keyring = {
  methods: ['getAccountAddresses', 'signMessage'],
  events: ['bip122_addressesChanged'],
  address: (index, chain) => {
    const { address } = p2wpkh(publicKeyOf(index), networkOf(chain))
    if (!address) throw new RangeError(`The phone has no address on ${chain.name}`)
    return address
  },
  run: async (method, params, chain, index) => {
    if (method === 'getAccountAddresses') return addressesOf(index, chain)
    const { address, protocol } = params as { address?: unknown; protocol?: unknown }
    if (protocol !== undefined && protocol !== 'bip322') throw new RpcError(-32602, 'The phone signs by BIP-322 only')
    const signer = indexOf(bip122Keys, address ?? textOf(params, 'account'), chain)
    const signature = signBip322(labSeed('bip122', signer), publicKeyOf(signer), textOf(params, 'message'))
    return { address: bip122Keys.address(signer, chain), signature }
  },
}

/** The answer of `getAccountAddresses` and `bip122_addressesChanged`. */
export function addressesOf(index: number, chain: PhoneChain) {
  const path = `m/84'/0'/0'/0/${index}`
  const publicKey = bytesToHex(publicKeyOf(index))
  return [{ address: bip122Keys.address(index, chain), publicKey, path, intention: 'payment' }]
}

function networkOf(chain: PhoneChain) {
  const reference = referenceOf(chain)
  if (reference === mainnet) return NETWORK
  return reference === regtest ? { ...TEST_NETWORK, bech32: 'bcrt' } : TEST_NETWORK
}
