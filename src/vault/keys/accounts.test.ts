import { Keypair } from '@solana/web3.js'
import { base58, hex } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import fc from 'fast-check'
import { bytesToHex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { addressesOf, createEntropy, deriveKeys, entropyBytes, wipe, wordsOf } from './accounts'

const words = 'test test test test test test test test test test test junk'
const entropies = fc.uint8Array({ minLength: entropyBytes, maxLength: entropyBytes })

describe('keys of a wallet', () => {
  it('are those that other wallets derive from the same words', () => {
    const entropy = mnemonicToEntropy(words, wordlist)
    const keys = deriveKeys(entropy)
    expect(addressesOf(keys)).toEqual({
      eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    })
    expect(base58.encode(Keypair.fromSeed(keys.solana).publicKey.toBytes())).toBe(addressesOf(keys).solana)
  })

  it('are derived from any entropy as viem derives them from its words', () => {
    fc.assert(
      fc.property(entropies, (entropy) => {
        const keys = deriveKeys(entropy)
        expect(addressesOf(keys).eip155).toBe(mnemonicToAccount(wordsOf(entropy)).address)
        expect(privateKeyToAccount(bytesToHex(keys.eip155)).address).toBe(addressesOf(keys).eip155)
        expect(mnemonicToEntropy(wordsOf(entropy), wordlist)).toEqual(entropy)
      }),
      { numRuns: 5 },
    )
  })

  it('need 16 bytes of entropy, which differ from wallet to wallet', () => {
    for (const length of [0, 15, 17, 32]) expect(() => deriveKeys(new Uint8Array(length))).toThrow(RangeError)
    const made = Array.from({ length: 50 }, () => hex.encode(createEntropy()))
    expect(new Set(made).size).toBe(50)
  })

  it('are overwritten', () => {
    const keys = deriveKeys(new Uint8Array(entropyBytes))
    wipe(keys.eip155, keys.solana)
    expect([...keys.eip155, ...keys.solana].some((byte) => byte !== 0)).toBe(false)
  })
})
