import { createPrivateKey, createPublicKey, sign as signEd25519 } from 'node:crypto'
import { makeSignDoc, Secp256k1Wallet } from '@cosmjs/amino'
import {
  blake2AsU8a,
  cryptoWaitReady,
  ed25519PairFromSeed,
  ed25519Sign,
  encodeAddress,
  secp256k1PairFromSeed,
  secp256k1Sign,
  sr25519PairFromSeed,
  sr25519Sign,
} from '@polkadot/util-crypto'
import { base58 } from '@scure/base'
import { getAddress, NETWORK, p2pkh, p2sh, p2wpkh, WIF } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { Signer as Bip322Signer } from 'bip322-js'
import { bytesToHex, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createEthereumSigner } from '../wallet/cosmos/ethereumSigner'
import type { CaipNetworkId } from '../../src/chains/network'

/** An account of the lab with its key: signs texts as wallets of its namespace do. */
export interface Signer {
  readonly kind: string
  readonly networkId: CaipNetworkId
  readonly address: string
  sign(text: string): Promise<string>
}

/** One account of every kind that can sign in by key; `seed` gives others. */
export async function createSigners(seed: number): Promise<readonly Signer[]> {
  await cryptoWaitReady()
  const key = new Uint8Array(32).fill(seed)
  return [
    evm(key),
    solana(key),
    ...bitcoin(key),
    ...polkadot(key),
    await cosmos(key, 'cosmos'),
    await cosmos(key, 'osmo'),
    await cosmos(key, 'inj'),
  ]
}

function evm(key: Uint8Array): Signer {
  const account = privateKeyToAccount(bytesToHex(key))
  return {
    kind: 'evm',
    networkId: 'eip155:31337',
    address: account.address,
    sign: (message) => account.signMessage({ message }),
  }
}

function solana(key: Uint8Array): Signer {
  // RFC 8410: what stands before the bytes of an ed25519 key.
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), key])
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const shared = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    kind: 'solana',
    networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: base58.encode(shared),
    sign: async (text) => base58.encode(signEd25519(null, Buffer.from(text), secret)),
  }
}

function bitcoin(key: Uint8Array): readonly Signer[] {
  const shared = pubECDSA(key)
  const secret = WIF(NETWORK).encode(key)
  const accounts = {
    'bitcoin p2wpkh': p2wpkh(shared).address,
    'bitcoin p2tr': getAddress('tr', key),
    'bitcoin p2sh': p2sh(p2wpkh(shared)).address,
    'bitcoin p2pkh': p2pkh(shared).address,
  }
  return Object.entries(accounts).map(([kind, address = '']) => ({
    kind,
    networkId: 'bip122:000000000019d6689c085ae165831e93',
    address,
    sign: async (text) => Bip322Signer.sign(secret, address, text),
  }))
}

function polkadot(key: Uint8Array): readonly Signer[] {
  const wrap = (text: string) => Buffer.from(`<Bytes>${text}</Bytes>`)
  const [schnorr, edwards, ecdsa] = [sr25519PairFromSeed(key), ed25519PairFromSeed(key), secp256k1PairFromSeed(key)]
  const networkId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
  return [
    {
      kind: 'polkadot sr25519',
      networkId,
      address: encodeAddress(schnorr.publicKey, 0),
      sign: async (text) => toHex(sr25519Sign(wrap(text), schnorr)),
    },
    {
      kind: 'polkadot ed25519',
      networkId,
      address: encodeAddress(edwards.publicKey, 42),
      sign: async (text) => toHex(Uint8Array.of(0, ...ed25519Sign(wrap(text), edwards))),
    },
    {
      kind: 'polkadot ecdsa',
      networkId,
      address: encodeAddress(blake2AsU8a(ecdsa.publicKey), 0),
      sign: async (text) => toHex(secp256k1Sign(Buffer.from(text), ecdsa, 'blake2')),
    },
  ]
}

const cosmosChains: Readonly<Record<string, CaipNetworkId>> = { osmo: 'cosmos:osmosis-1', inj: 'cosmos:injective-1' }

async function cosmos(key: Uint8Array, prefix: string): Promise<Signer> {
  const wallet = await (prefix === 'inj' ? createEthereumSigner(key, prefix) : Secp256k1Wallet.fromKey(key, prefix))
  const [{ address } = { address: '' }] = await wallet.getAccounts()
  return {
    kind: prefix,
    networkId: cosmosChains[prefix] ?? 'cosmos:cosmoshub-4',
    address,
    sign: async (text) => {
      const value = { signer: address, data: Buffer.from(text).toString('base64') }
      const document = makeSignDoc([{ type: 'sign/MsgSignData', value }], { gas: '0', amount: [] }, '', '', 0, 0)
      return (await wallet.signAmino(address, document)).signature.signature
    },
  }
}
