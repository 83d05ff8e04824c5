import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createEip155Verifier } from './eip155'
import { verifyEip155Key } from './eip155Key'

const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)
const other = privateKeyToAccount(`0x${'43'.repeat(32)}`)
const networkId = 'eip155:1'
const text = 'shop.example wants you to sign in'
const withViem = createEip155Verifier()

describe('a key of eip155', () => {
  it('signed a text, any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (given) => {
        const signature = await account.signMessage({ message: given })
        expect(await verifyEip155Key({ text: given, signature, address: account.address, networkId })).toBe(true)
        expect(await verifyEip155Key({ text: `${given}.`, signature, address: account.address, networkId })).toBe(false)
        expect(await verifyEip155Key({ text: given, signature, address: other.address, networkId })).toBe(false)
      }),
      { numRuns: 15 },
    )
  })

  it('says what viem says, however address and signature are written', async () => {
    const signature = await account.signMessage({ message: text })
    const body = signature.slice(0, -2)
    const { address } = account
    const addresses = [
      address,
      address.toLowerCase(),
      address.toUpperCase(),
      `0x${address.slice(2).toUpperCase()}`,
      address.slice(2),
      '',
      '0x',
      `0x${'0'.repeat(40)}`,
    ]
    const signatures = [
      signature,
      signature.toUpperCase(),
      `0x${signature.slice(2).toUpperCase()}`,
      ...['00', '01', '1b', '1c', '1B', '1C', '02', '23', ''].map((last) => body + last),
      '',
      '0x',
      `0x${'0'.repeat(130)}`,
    ]
    for (const one of addresses)
      for (const each of signatures) {
        const signed = { text, signature: each, address: one, networkId } as const
        expect(await verifyEip155Key(signed), `${one} ${each}`).toBe(await withViem(signed))
      }
  })

  it('has one form of a signature', async () => {
    const signature = await account.signMessage({ message: text })
    const s = BigInt(`0x${signature.slice(66, 130)}`)
    const high = (secp256k1.Point.Fn.ORDER - s).toString(16).padStart(64, '0')
    const turned = signature.endsWith('1b') ? '1c' : '1b'
    expect(hexToBytes(high)).toHaveLength(32)
    expect(
      await verifyEip155Key({
        text,
        signature: signature.slice(0, 66) + high + turned,
        address: account.address,
        networkId,
      }),
    ).toBe(false)
  })
})
