import { Verifier } from 'bip322-js'
import { describe, expect, it } from 'vitest'
import { deriveKey, signBip137, signBip322, stacksAddress } from './keys'

// The seed of the mnemonic "abandon … about", which BIP-84 and BIP-86 give addresses for.
const seed =
  '0x5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4'
const key = (type: Parameters<typeof deriveKey>[1]) => deriveKey(seed, type, 0, 'mainnet')

describe('keys of Bitcoin', () => {
  it('are those of the standards', () => {
    expect(key('p2wpkh').address).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
    expect(key('p2tr').address).toBe('bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr')
    expect(key('p2sh').address).toBe('37VucYSaXLCAsxYyAPfbSi9eh4iEcbShgf')
    expect(key('p2pkh').address).toBe('1LqBGSKuX5yYUonjxT5qGfpUsXKYYWeabA')
    expect(deriveKey(seed, 'p2wpkh', 0, 'regtest').address).toMatch(/^bcrt1q/)
    expect(stacksAddress(key('p2pkh'))).toMatch(/^SP[0-9A-HJKMNP-TV-Z]{38,39}$/)
  })

  it.each(['p2wpkh', 'p2tr', 'p2sh'] as const)('sign by BIP-322: %s', (type) => {
    const signature = signBip322(key(type), 'Grüße')
    expect(Verifier.verifySignature(key(type).address, 'Grüße', signature)).toBe(true)
    expect(Verifier.verifySignature(key(type).address, 'Grüsse', signature)).toBe(false)
  })

  it.each(['p2wpkh', 'p2sh', 'p2pkh'] as const)('sign by BIP-137: %s', (type) => {
    const signature = signBip137(key(type), 'Grüße')
    expect(Verifier.verifySignature(key(type).address, 'Grüße', signature, true)).toBe(true)
    expect(Verifier.verifySignature(key(type).address, 'Grüsse', signature, true)).toBe(false)
  })

  it('sign by BIP-137 with Taproot not at all', () => {
    expect(() => signBip137(key('p2tr'), 'x')).toThrow()
  })
})
