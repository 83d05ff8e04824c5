import { base58 } from '@scure/base'
import fc from 'fast-check'
import { hexToBytes, isHex, stringToBytes, stringToHex, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { alice, readTwice, solanaContext, solanaKey } from '../../../../stories/lab/testing/chains/requests'

/** As MetaMask's `normalizeMessageData` reads a message, and its kin. */
function bytesAsWalletsRead(data: string): Uint8Array {
  if (isHex(data)) return hexToBytes(data)
  return /^[0-9a-f]+$/i.test(data) ? hexToBytes(`0x${data}`) : stringToBytes(data)
}

describe('a message is signed as it is shown', () => {
  it.each<[string, string]>([
    ['digits without 0x', '62616e6b2e6578616d706c65'],
    ['an odd number of them', '62616e6'],
    ['an odd number with 0x', '0xabc'],
    ['upper case', '0XAB'],
    ['0x alone', '0x'],
    ['words', 'Hello ✓'],
    ['bytes of words', stringToHex('Hello ✓')],
    ['half of a letter', 'a\ud800b'],
  ])('%s', async (_name, data) => {
    const { description, sent } = await readTwice('personal_sign', [data, alice.toLowerCase(), 'a password'])
    if (description.kind !== 'message' || !Array.isArray(sent)) throw new Error('It is no message')
    expect(sent).toEqual([description.hex, alice])
    expect(new TextDecoder().decode(bytesAsWalletsRead(sent[0] as string))).toBe(description.text ?? '\ufffd')
  })

  it('any text, and bytes, whatever their place', async () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEFxX') })
    const anything = fc.oneof(
      digits,
      digits.map((text) => `0x${text}`),
      fc.string({ unit: 'binary' }),
      fc.uint8Array(),
    )
    await fc.assert(
      fc.asyncProperty(
        anything,
        fc.boolean(),
        fc.constantFrom(alice, alice.toLowerCase()),
        async (data, isFirst, from) => {
          const { description, sent } = await readTwice('personal_sign', isFirst ? [from, data] : [data, from])
          if (description.kind !== 'message') throw new Error('It is no message')
          const [bytes, signer, ...more] = sent as [Hex, string]
          expect([bytes, signer, more]).toEqual([description.hex, alice, []])
          expect(bytesAsWalletsRead(bytes)).toHaveLength(description.byteLength)
          if (description.text !== null) expect(bytesAsWalletsRead(bytes)).toEqual(stringToBytes(description.text))
          expect(description.parameters).toBe(JSON.stringify(sent, null, 2))
        },
      ),
    )
  })

  it('names the account in use where the request names none', async () => {
    expect((await readTwice('personal_sign', ['Hello'])).sent).toEqual([stringToHex('Hello'), alice])
  })

  it('on Solana, as text or as bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.boolean(), async (bytes, isText) => {
        const message = isText ? base58.encode(bytes) : bytes
        const { description, sent } = await readTwice('solana_signMessage', [{ message, more: 1 }], solanaContext)
        if (description.kind !== 'message') throw new Error('It is no message')
        expect(sent).toEqual({ message: base58.encode(bytes), pubkey: solanaKey })
        expect(hexToBytes(description.hex as Hex)).toEqual(bytes)
      }),
    )
  })
})
