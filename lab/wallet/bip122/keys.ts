import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import {
  CompactSize,
  NETWORK,
  p2pkh,
  p2sh,
  p2tr,
  p2wpkh,
  RawWitness,
  TEST_NETWORK,
  Transaction,
} from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import { hash160, tagSchnorr } from '@scure/btc-signer/utils.js'
import type { Hex } from 'viem'

export type PaymentType = 'p2wpkh' | 'p2sh' | 'p2pkh'

const networks = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: 'bcrt' },
}

export type BitcoinNetworkName = keyof typeof networks

/** An address with the key behind it. */
export type BitcoinKey = ReturnType<typeof deriveKey>

const purposes = { p2pkh: 44, p2sh: 49, p2wpkh: 84, p2tr: 86 } as const

/** The key of an address: BIP-44, 49, 84 or 86, first address of an account. */
export function deriveKey(seed: Hex, type: PaymentType | 'p2tr', index: number, name: BitcoinNetworkName) {
  const coin = name === 'mainnet' ? 0 : 1
  const path = `m/${purposes[type]}'/${coin}'/${index}'/0/0`
  const { privateKey, publicKey } = HDKey.fromMasterSeed(hexToBytes(seed.slice(2))).derive(path)
  if (!privateKey || !publicKey) throw new Error('No key')
  const network = networks[name]
  const payments = {
    p2pkh: () => p2pkh(publicKey, network),
    p2sh: () => p2sh(p2wpkh(publicKey, network), network),
    p2wpkh: () => p2wpkh(publicKey, network),
    p2tr: () => p2tr(publicKey.slice(1), undefined, network),
  }
  const payment = payments[type]()
  return { type, privateKey, publicKey, payment, address: payment.address as string }
}

/** The simple form of https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki */
export function signBip322({ privateKey, payment }: BitcoinKey, message: string): string {
  const hash = tagSchnorr('BIP0322-signed-message', utf8ToBytes(message))
  const toSpend = RawOldTx.encode({
    version: 0,
    inputs: [
      {
        txid: new Uint8Array(32),
        index: 0xffffffff,
        finalScriptSig: concatBytes(Uint8Array.of(0, 32), hash),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script: payment.script }],
    lockTime: 0,
  })
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  const txid = bytesToHex(sha256(sha256(toSpend)).reverse())
  toSign.addInput({ ...payment, txid, index: 0, sequence: 0, witnessUtxo: { script: payment.script, amount: 0n } })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  toSign.sign(privateKey)
  toSign.finalize()
  return base64.encode(RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? []))
}

const headers = { p2pkh: 31, p2sh: 35, p2wpkh: 39 }

/** https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki, which knows no Taproot. */
export function signBip137({ type, privateKey }: BitcoinKey, message: string): string {
  if (type === 'p2tr') throw new Error('Taproot signs by BIP-322')
  const bytes = utf8ToBytes(message)
  const prefix = utf8ToBytes('\u0018Bitcoin Signed Message:\n')
  const hash = sha256(sha256(concatBytes(prefix, CompactSize.encode(BigInt(bytes.length)), bytes)))
  const [recovery = 0, ...signature] = secp256k1.sign(hash, privateKey, { prehash: false, format: 'recovered' })
  return base64.encode(Uint8Array.of(headers[type] + recovery, ...signature))
}

const c32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A Stacks address: https://github.com/stacks-network/c32check */
export function stacksAddress({ publicKey }: BitcoinKey): string {
  const version = 22
  const hash = hash160(publicKey)
  const checksum = sha256(sha256(concatBytes(Uint8Array.of(version), hash))).slice(0, 4)
  let text = ''
  for (let rest = BigInt(`0x${bytesToHex(concatBytes(hash, checksum))}`); rest > 0n; rest /= 32n)
    text = `${c32[Number(rest % 32n)]}${text}`
  return `S${c32[version]}${text}`
}
