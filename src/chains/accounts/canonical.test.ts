import { encodeAddress } from '@polkadot/util-crypto'
import { base58, bech32, bech32m } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CaipNetworkId } from '../network'
import { canonicalAddress, isCanonical } from './canonical'
import { hasPrefix } from './prefixes'
import { isSameAccount } from './sameAccount'
import { decodeSs58, encodeSs58 } from './ss58'

const key = new Uint8Array(32).fill(7)
const bytes = bech32.toWords(key.subarray(0, 20))
const hub: CaipNetworkId = 'cosmos:cosmoshub-4'
const dot: CaipNetworkId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const kusama: CaipNetworkId = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const bitcoin: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
const regtest: CaipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const own = bech32.encode('cosmos', bytes)
const segwit = bech32m.encode('bc', [1, ...bech32.toWords(key)])

describe('an account has one writing', () => {
  it('on EVM chains, that of EIP-55', () => {
    const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    for (const written of [vitalik, vitalik.toLowerCase(), `0x${vitalik.slice(2).toUpperCase()}`])
      expect(canonicalAddress('eip155:1', written)).toBe(vitalik)
    expect(isSameAccount('eip155:1', vitalik, vitalik.toLowerCase())).toBe(true)
    expect(canonicalAddress('eip155:1', vitalik.slice(1))).toBeNull()
  })

  it('on Solana, 32 bytes of base58', () => {
    const solana: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect(isCanonical(solana, base58.encode(key))).toBe(true)
    for (const other of [base58.encode(key.subarray(1)), `1${base58.encode(key)}`, '0'.repeat(44), '1'.repeat(60)])
      expect(canonicalAddress(solana, other)).toBeNull()
  })

  it('on Cosmos, with the prefix of the chain and in lower case', () => {
    expect(isCanonical(hub, own)).toBe(true)
    expect(isCanonical(hub, own.toUpperCase())).toBe(false)
    expect(canonicalAddress(hub, own.toUpperCase())).toBe(own)
    for (const prefix of ['cosmosvaloper', 'osmo', 'a', 'cosmoz'])
      expect(canonicalAddress(hub, bech32.encode(prefix, bytes))).toBeNull()
    expect(canonicalAddress(hub, bech32m.encode('cosmos', bytes))).toBeNull()
    expect(canonicalAddress('cosmos:mine-1', bech32.encode('mine', bytes), { 'cosmos:mine-1': 'mine' })).not.toBeNull()
    expect(canonicalAddress('cosmos:mine-1', own, { 'cosmos:mine-1': 'mine' })).toBeNull()
  })

  it('on Bitcoin, in lower case and with the prefix of the chain', () => {
    expect(isCanonical(bitcoin, segwit)).toBe(true)
    expect(canonicalAddress(bitcoin, segwit.toUpperCase())).toBe(segwit)
    expect(isCanonical(bitcoin, segwit.toUpperCase())).toBe(false)
    expect(isSameAccount(bitcoin, segwit, segwit.toUpperCase())).toBe(true)
    expect(canonicalAddress(bitcoin, `${segwit.slice(0, -1)}${segwit.slice(-1).toUpperCase()}`)).not.toBe(segwit)
    const other = bech32m.encode('bcrt', [1, ...bech32.toWords(key)])
    expect([canonicalAddress(bitcoin, other), canonicalAddress(regtest, other)]).toEqual([null, other])
    expect(canonicalAddress('bip122:000000000933ea01ad0ee984209779ba', other)).toBeNull()
    expect(isCanonical(bitcoin, '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2')).toBe(true)
  })

  it('on Polkadot, with the prefix of the chain, or the generic one for a wallet that knows none', () => {
    const written = encodeAddress(key, 0)
    for (const address of [written, encodeAddress(key, 42)]) {
      expect(isCanonical(dot, address)).toBe(true)
      expect(canonicalAddress(dot, address)).toBe(written)
      expect(canonicalAddress(kusama, encodeAddress(key, 42))).toBe(encodeAddress(key, 2))
    }
    for (let prefix = 1; prefix < 64; prefix += 1) {
      const other = encodeSs58(prefix, key)
      expect(isCanonical(dot, other), `${prefix}`).toBe(prefix === 42)
      expect(isCanonical(dot, inTwoBytes(prefix)), `${prefix} in two bytes`).toBe(false)
    }
    expect(isCanonical(dot, inTwoBytes(0))).toBe(false)
  })

  it('of which everybody who reads and writes SS58 makes the same', () => {
    fc.assert(
      fc.property(fc.nat(16_383), fc.uint8Array({ minLength: 32, maxLength: 32 }), (prefix, account) => {
        // These two are reserved, and the other library refuses them.
        fc.pre(prefix !== 46 && prefix !== 47)
        const address = encodeAddress(account, prefix)
        expect(encodeSs58(prefix, account)).toBe(address)
        expect(decodeSs58(address)).toEqual({ prefix, key: account })
      }),
      { numRuns: 300 },
    )
    for (const wrong of ['', '1', own, `${encodeAddress(key, 0)}1`, encodeAddress(key, 0).replace(/.$/, '9')])
      expect(decodeSs58(wrong)).toBeNull()
  })

  it('of a chain that is not known, as the host says it begins', () => {
    expect([hasPrefix('cosmos:mine-1'), hasPrefix('cosmos:mine-1', { 'cosmos:mine-1': 'mine' })]).toEqual([false, true])
    expect(hasPrefix('cosmos:mine-1', { 'cosmos:mine-1': 'MINE' })).toBe(false)
    expect(hasPrefix('polkadot:0123', { 'polkadot:0123': 'mine' })).toBe(false)
    expect(hasPrefix('polkadot:0123', { 'polkadot:0123': 1284 })).toBe(true)
    expect([hasPrefix('eip155:1'), hasPrefix('eip155:1', { 'eip155:1': '0x' })]).toEqual([true, false])
  })
})

/** An SS58 address never has this: a prefix that fits into one byte, in two. The checksum is right. */
function inTwoBytes(prefix: number): string {
  const right = base58.decode(encodeSs58(64 + prefix, key))
  const head = [0b0100_0000 | (prefix >> 2), (prefix & 3) << 6]
  return base58.encode(Uint8Array.from([...head, ...right.subarray(2)]))
}
