import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base64, base64urlnopad } from '@scure/base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labKeys } from '../wallet/labKeys'
import { findSecrets, type KnownSecrets, type SecretKind } from './findSecrets'
import { findPlain } from './relayFrames'

const known: KnownSecrets = {
  keys: labKeys.map((key) => hexToBytes(key.slice(2))),
  phrases: ['test test test test test test test test test test test junk'],
}
const find = (text: string, isUrl?: boolean) => findSecrets(text, known, isUrl)

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
const encoded = (secret: fc.Arbitrary<Uint8Array>) =>
  secret.chain((value) =>
    fc.constantFrom(
      bytesToHex(value),
      `0x${bytesToHex(value).toUpperCase()}`,
      base64.encode(value),
      base64urlnopad.encode(value),
      value.join(','),
      JSON.stringify([...value]),
    ),
  )

/** A secret in one of its looks. */
const secret: fc.Arbitrary<readonly [kind: SecretKind, text: string]> = fc.oneof(
  encoded(fc.oneof(bytes(64), bytes(65))).map((text) => ['signature', text] as const),
  bytes(64).map((value) => ['signature', base58.encode(value.fill(255, 0, 1))] as const),
  encoded(fc.constantFrom(...known.keys)).map((text) => ['key', text] as const),
  fc.constantFrom(...known.keys, ...known.keys).map((value) => ['key', base58.encode(value)] as const),
  fc.constantFrom(...known.phrases).map((text) => ['key', text] as const),
  bytes(32).map(
    (value) => ['pairing', `wc:${bytesToHex(value)}@2?relay-protocol=irn&symKey=${bytesToHex(value)}`] as const,
  ),
  encoded(
    fc
      .tuple(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }))
      .map(([before, after]) =>
        utf8ToBytes(`${before}shop.example wants you to sign in with your Ethereum account:\n0xabc${after}`),
      ),
  ).map((text) => ['message', text] as const),
  fc.constant(['message', 'shop.example wants you to sign in with your Solana account:\nabc'] as const),
)

describe('a secret', () => {
  it('is found in every look, in a body and in an address', () => {
    fc.assert(
      fc.property(secret, fc.boolean(), ([kind, text], isUrl) => {
        const where = isUrl
          ? `https://backend.example/e?x=${encodeURIComponent(text)}`
          : JSON.stringify({ props: { errorMessage: `Failed: ${text}` } })
        expect(find(where, isUrl)).toContain(kind)
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    '',
    'https://backend.example/getWallets?projectId=lab&page=1&entries=40&include=1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369%2C4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    'https://shop.example/assets/a-very-long-name/of-a-folder-in-the-shop/with-many-parts/ConnectingWalletConnect-B4kX9.js',
    '{"eventId":"1","props":{"errorMessage":"No RPC url provided for chainId","stackTrace":"telemetry.js:10\\nentry.js:7"}}',
    '["0x70997970C51812dc3A010C7d01b50e0d17dc79C8","latest"]',
  ])('is not seen where there is none: %s', (text) => {
    expect(find(text, text.startsWith('https'))).toEqual([])
  })
})

describe('what a relay is told', () => {
  const topic = 'ab'.repeat(32)
  const sealed = (type: number) => base64.encode(Uint8Array.of(type, ...new Uint8Array(100)))
  const frame = (params: object) => JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_publish', params })

  it('is topics and ciphertext', () => {
    expect(findPlain(frame({ topic, message: sealed(0), ttl: 300, tag: 1108, prompt: true, attestation: '' }))).toEqual(
      [],
    )
    expect(
      findPlain(frame({ pairingTopic: topic, sessionProposal: sealed(1), ttl: 300, tag: 1100, correlationId: 1 })),
    ).toEqual([])
    expect(findPlain(frame({ messages: [{ topic, message: sealed(0), ttl: 1, tag: 1 }] }))).toEqual([])
    expect(findPlain('{"id":1,"jsonrpc":"2.0","result":true}')).toEqual([])
  })

  it.each([
    ['message', frame({ topic, message: base64.encode(utf8ToBytes('{"method":"personal_sign"}')) })],
    ['message', frame({ topic, message: sealed(2) })],
    ['message', frame({ topic, message: 'in words' })],
    ['topic', frame({ topic: 'shop.example', message: sealed(0) })],
    ['rpcMethods', frame({ topic, message: sealed(0), rpcMethods: ['personal_sign'] })],
    ['attestation', frame({ topic, message: sealed(0), attestation: 'eyJ' })],
    ['tvf', frame({ topic, message: sealed(0), tvf: { chainId: 'eip155:1' } })],
    ['messages', frame({ messages: 'all' })],
    ['message', frame({ messages: [{ topic, message: sealed(2) }] })],
    ['params', JSON.stringify({ id: 1, method: 'irn_publish', params: ['words'] })],
    ['no JSON-RPC', 'words'],
  ])('is found to be more: %s', (name, text) => {
    expect(findPlain(text)).toEqual([name])
  })
})
