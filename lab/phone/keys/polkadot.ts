import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import { isHex } from 'viem'
import { encodeSs58 } from '../../wallet/polkadot/ss58'
import type { PhoneChain } from '../types'
import { indexOf, labSeed, referenceOf, textOf, type Keyring } from './keyring'

// By the first half of the first block's hash: https://github.com/paritytech/ss58-registry
const prefixes: Readonly<Record<string, number>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
}
const anySubstrate = 42

const secretOf = (index: number) => secretFromSeed(labSeed('polkadot', index))

/** https://docs.reown.com/advanced/multichain/rpc-reference/polkadot-rpc */
export const polkadotKeys: Keyring = {
  methods: ['polkadot_signMessage'],
  address: (index, chain) => encodeSs58(getPublicKey(secretOf(index)), prefixOf(chain)),
  run: async (_method, params, chain) => {
    const signer = indexOf(polkadotKeys, textOf(params, 'address'), chain)
    const message = textOf(params, 'message')
    const bytes = isHex(message) ? hexToBytes(message.slice(2)) : utf8ToBytes(message)
    return { signature: `0x${bytesToHex(sign(secretOf(signer), bytes))}` }
  },
}

function prefixOf(chain: PhoneChain): number {
  return prefixes[referenceOf(chain)] ?? anySubstrate
}
