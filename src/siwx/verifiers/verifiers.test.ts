import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { Address, getAddress, OutScript, p2wpkh, RawWitness } from '@scure/btc-signer'
import { hash160, pubECDSA, signECDSA, signSchnorr, taprootTweakPrivKey } from '@scure/btc-signer/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSigners } from '../../../lab/accounts/signers'
import { parseCaipNetworkId } from '../../chains/caip'
import { toSign } from './bip322'
import type { SignedText } from './verifier'
import { verifiersByNamespace } from './index'

const verifiers = verifiersByNamespace()
const verify = (signed: SignedText) => verifiers[parseCaipNetworkId(signed.networkId).namespace](signed)
const signers = await createSigners(7)
const others = await createSigners(8)
const text = 'shop.example wants you to sign in\n\nnonce 12345678'

describe.each(signers.map((signer, index) => ({ ...signer, other: others[index] ?? signer })))(
  'a signature of $kind',
  (signer) => {
    const { address, networkId, sign, other } = signer

    it('is its own, for that text and that account', async () => {
      const signature = await sign(text)
      expect(await verify({ text, signature, address, networkId })).toBe(true)
      expect(await verify({ text: `${text}.`, signature, address, networkId })).toBe(false)
      expect(await verify({ text, signature, address: other.address, networkId })).toBe(false)
      expect(await verify({ text, signature: await other.sign(text), address, networkId })).toBe(false)
    })

    it('is its own over texts of every kind and length', async () => {
      for (const one of ['', 'ä'.repeat(200), '\u{1F5DD}', 'x'.repeat(70_000)])
        expect(await verify({ text: one, signature: await sign(one), address, networkId }), one.slice(0, 9)).toBe(true)
    })

    it('is nothing when a character of it or of the address is another', async () => {
      const signature = await sign(text)
      await fc.assert(
        fc.asyncProperty(fc.boolean(), fc.nat(), fc.constantFrom(...'09afAZ+/=x'), async (isAddress, at, put) => {
          const change = (value: string) =>
            value.slice(0, at % value.length) + put + value.slice((at % value.length) + 1)
          const signed = isAddress ? { signature, address: change(address) } : { signature: change(signature), address }
          // Hex and bech32 may be written in another case, and base64 has bits to spare.
          const isSame =
            signed.address.toLowerCase() === address.toLowerCase() &&
            signed.signature.toLowerCase() === signature.toLowerCase()
          fc.pre(!isSame)
          expect(await verify({ text, networkId, ...signed })).toBe(false)
        }),
        { numRuns: 60 },
      )
    })

    it.each([
      '',
      '0x',
      '0xzz',
      '1',
      'AA==',
      `0x${'00'.repeat(64)}`,
      `0x${'ff'.repeat(65)}`,
      '1'.repeat(64),
      'A'.repeat(88),
      '\u0000',
      'ö',
    ])('is not %j', async (signature) => {
      expect(await verify({ text, signature, address, networkId })).toBe(false)
      expect(await verify({ text, signature: await sign(text), address: signature, networkId })).toBe(false)
    })
  },
)

describe('a signature whose key is recovered', () => {
  it.each(['cosmos', 'bitcoin p2pkh'])('has one form on %s', async (kind) => {
    const { sign, address, networkId } = signers.find((signer) => signer.kind === kind) ?? expect.fail(kind)
    const bytes = base64.decode(await sign(text))
    const head = bytes.subarray(0, -64)
    const { r, s } = secp256k1.Signature.fromBytes(bytes.subarray(-64))
    const twin = new secp256k1.Signature(r, secp256k1.Point.CURVE().n - s).toBytes()
    for (const first of head.length > 0 ? [31, 32] : [0]) {
      const signature = base64.encode(Uint8Array.of(...(head.length > 0 ? [first] : []), ...twin))
      expect(await verify({ text, signature, address, networkId })).toBe(false)
    }
  })
})

describe('a signature of Bitcoin', () => {
  const networkId = 'bip122:000000000019d6689c085ae165831e93'
  // https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki#test-vectors
  const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  const hello =
    'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='

  it.each([
    [
      '',
      segwit,
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    ],
    ['Hello World', segwit, hello],
    [
      'Hello World',
      'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
      'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
    ],
  ])('is that of the BIP for %j', async (message, address, signature) => {
    expect(await verify({ text: message, signature, address, networkId })).toBe(true)
    expect(await verify({ text: `${message} `, signature, address, networkId })).toBe(false)
  })

  it('is of one network', async () => {
    const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
    expect(await verify({ text: 'Hello World', signature: hello, address: segwit, networkId: testnet })).toBe(false)
  })

  it('covers the whole transaction', async () => {
    const key = new Uint8Array(32).fill(7)
    const [all, none] = [1, 2]
    for (const hashType of [all, none]) {
      const segwitScript = p2wpkh(pubECDSA(key)).script
      const spent = OutScript.encode({ type: 'pkh', hash: hash160(pubECDSA(key)) })
      const hash = toSign(text, segwitScript).preimageWitnessV0(0, spent, hashType, 0n)
      const stack = [Uint8Array.of(...signECDSA(hash, key), hashType), pubECDSA(key)]
      const address = getAddress('wpkh', key) ?? ''
      expect(await verify({ text, signature: base64.encode(RawWitness.encode(stack)), address, networkId })).toBe(
        hashType === all,
      )
    }
    const address = getAddress('tr', key) ?? ''
    const script = OutScript.encode(Address().decode(address))
    const secret = taprootTweakPrivKey(key)
    for (const hashType of [0, all, none]) {
      const signed = signSchnorr(toSign(text, script).preimageWitnessV1(0, [script], hashType, [0n]), secret)
      const stack = [Uint8Array.of(...signed, ...(hashType === 0 ? [] : [hashType]))]
      expect(await verify({ text, signature: base64.encode(RawWitness.encode(stack)), address, networkId })).toBe(
        hashType !== none,
      )
    }
  })

  it('may have the older form with the kind of the address in its first byte', async () => {
    const [, , wpkh, , sh, pkh] = signers
    const old = Buffer.from((await pkh?.sign(text)) ?? '', 'base64')
    const recovery = ((old[0] ?? 0) - 27) % 4
    const cases = [
      { signer: pkh, headers: [31] },
      { signer: sh, headers: [31, 35] },
      { signer: wpkh, headers: [31, 39] },
    ]
    for (const { signer, headers } of cases)
      for (const first of [27, 31, 35, 39]) {
        const signature = Buffer.from([first + recovery, ...old.subarray(1)]).toString('base64')
        expect(
          await verify({ text, signature, address: signer?.address ?? '', networkId }),
          `${signer?.kind} ${first}`,
        ).toBe(headers.includes(first))
      }
  })
})
