import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { entropyToMnemonic, mnemonicToSeedSync } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { HDKey as Slip10 } from 'micro-key-producer/slip10.js'
import { privateKeyToAddress } from 'viem/accounts'

/** Length of the entropy of a wallet, in bytes: 12 words of BIP-39. */
export const entropyBytes = 16

/** Private keys of a wallet, 32 bytes each. */
export interface WalletKeys {
  /** Of secp256k1, BIP-44 `m/44'/60'/0'/0/0`. */
  readonly eip155: Uint8Array
  /** Seed of ed25519, SLIP-10 `m/44'/501'/0'/0'`. */
  readonly solana: Uint8Array
}

/** Addresses of a wallet, without their network. */
export interface WalletAddresses {
  /** With the checksum of EIP-55. */
  readonly eip155: string
  /** In base58. */
  readonly solana: string
}

export const createEntropy = (): Uint8Array => crypto.getRandomValues(new Uint8Array(entropyBytes))

/**
 * Derives the private keys. The caller overwrites them with `wipe` after their use.
 * @throws RangeError for another length of the entropy
 */
export function deriveKeys(entropy: Uint8Array): WalletKeys {
  if (entropy.length !== entropyBytes) throw new RangeError(`A wallet has ${entropyBytes} bytes of entropy`)
  const seed = mnemonicToSeedSync(entropyToMnemonic(entropy, wordlist))
  const [evm, solana] = [HDKey.fromMasterSeed(seed), Slip10.fromMasterSeed(seed)]
  const [evmChild, solanaChild] = [evm.derive("m/44'/60'/0'/0/0"), solana.derive("m/44'/501'/0'/0'")]
  try {
    return { eip155: Uint8Array.from(keyOf(evmChild)), solana: Uint8Array.from(keyOf(solanaChild)) }
  } finally {
    wipe(seed, keyOf(evm), keyOf(evmChild), keyOf(solana), keyOf(solanaChild))
  }
}

function keyOf({ privateKey }: { readonly privateKey: Uint8Array | null }): Uint8Array {
  if (!privateKey) throw new RangeError('The key has no private part')
  return privateKey
}

export function addressesOf({ eip155, solana }: WalletKeys): WalletAddresses {
  return {
    eip155: privateKeyToAddress(`0x${Array.from(eip155, (byte) => byte.toString(16).padStart(2, '0')).join('')}`),
    solana: base58.encode(ed25519.getPublicKey(solana)),
  }
}

/** The words by which other wallets import the entropy, BIP-39 in English. */
export const wordsOf = (entropy: Uint8Array): string => entropyToMnemonic(entropy, wordlist)

/** Overwrites secrets with zeros. Copies that a library or the engine made are not reached. */
export function wipe(...secrets: readonly Uint8Array[]): void {
  for (const secret of secrets) secret.fill(0)
}
