import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redact, redactStack, redactUrl } from './redact'

const characters = (alphabet: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length })
const hex = '0123456789abcdef'
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const seedWords = [
  'abandon',
  'ability',
  'zoo',
  'harbour',
  'legal',
  'winner',
  'thank',
  'year',
  'wave',
  'sausage',
  'worth',
  'useful',
] as const

/** A secret as it may stand in a message, and the part of it that has to be hidden. */
const secret: fc.Arbitrary<{ readonly shown: string; readonly core: string }> = fc.oneof(
  characters(hex, 64).map((core) => ({ shown: core, core })),
  characters(hex, 64).map((core) => ({ shown: `0x${core.toUpperCase()}`, core: core.toUpperCase() })),
  characters(hex, 130).map((core) => ({ shown: `0x${core}`, core })),
  characters(base58, 88).map((core) => ({ shown: core, core })),
  characters(hex, 64).map((core) => ({ shown: `wc:${core}@2?relay-protocol=irn&symKey=${core}`, core })),
  characters(hex, 64).map((core) => ({
    shown: `https%3A%2F%2Fapp.example%2Fwc?uri=wc%3A1%402%3FsymKey%3D${core}`,
    core,
  })),
  characters(base64url, 40).map((core) => ({ shown: `eyJ${core}.${core}.${core}`, core })),
  characters(base64url, 12).map((core) => ({ shown: `Bearer ${core}`, core })),
  characters(base64url, 12).map((core) => ({ shown: `"symKey":"${core}"`, core })),
  characters(base64url, 12).map((core) => ({ shown: `https://wallet.example/path?token=${core}#${core}`, core })),
  characters(base64url, 12).map((core) => ({ shown: `https://someone:${core}@wallet.example/`, core })),
  fc
    .array(fc.constantFrom(...seedWords), { minLength: 12, maxLength: 24 })
    .map((words) => ({ shown: words.join(' '), core: words.slice(0, 12).join(' ') })),
  fc
    .array(fc.integer({ min: 0, max: 255 }), { minLength: 32, maxLength: 64 })
    .map((bytes) => ({ shown: `[${bytes.join(',')}]`, core: bytes.join(',') })),
)

const around = fc.constantFrom(
  '',
  'failed: ',
  'Cannot read ',
  'Error (',
  '"',
  "'",
  '=',
  ' ',
  '\n',
  '{"key":"',
  'param ',
)

describe('what is told of an error', () => {
  it('has no secret in it, wherever that stood', () => {
    fc.assert(
      fc.property(around, secret, around, (before, { shown, core }, after) => {
        expect(redact(`${before}${shown}${after}`)).not.toContain(core)
        const stack = `Error: ${before}${shown}${after}\n    at sign (https://host.example/assets/app.js?key=${encodeURIComponent(shown)}:12:7)`
        expect(redactStack(stack)).not.toContain(core)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is short and has no text that was to be signed', () => {
    fc.assert(fc.property(fc.string({ maxLength: 4_000 }), (text) => redact(text).length <= 200))
    expect(redact('host.example wants you to sign in with your Ethereum account:\n0xabc\n\nHello')).toBe('[message]')
    expect(redact(`cannot sign "${'hello dear visitor '.repeat(4)}" now`)).toBe('cannot sign [text] now')
    expect(redact('x '.repeat(2_000))).toBe('[long text]')
  })

  it.each([
    ['HTTP request failed: https://rpc.example/v2/k3y-sh0rt', 'HTTP request failed: https://rpc.example'],
    ['wss://relay.example/a/b closed', 'wss://relay.example closed'],
    ['No account for jane.doe+shop@mail.example', 'No account for [email]'],
    ['invalid: jane%40mail.example', 'invalid: [email]'],
    ['Error resolving name sub.alice-1.eth.', 'Error resolving name [name].'],
    ['élodie.eth has no address', '[name] has no address'],
    ['Error registering name alice', 'Error registering name [name]'],
    ['The code is 123456', 'The code is [code]'],
    ['OTP: 12345678 was refused', 'OTP: [code] was refused'],
  ])('says nothing of who it was: %s', (message, told) => expect(redact(message)).toBe(told))

  it('keeps what helps', () => {
    const plain = 'The backend’s answer is not usable: it has no list of features'
    expect(redact(plain)).toBe(plain)
    expect(redact('No RPC url provided for chainId')).toBe('No RPC url provided for chainId')
    expect(redact('GET https://rpc.example/v1?projectId=abc failed')).toBe('GET https://rpc.example failed')
  })
})

describe('a stack', () => {
  it('is files and lines, of every browser', () => {
    const chromium =
      'TypeError: no\n    at new Door (https://host.example/a/entry-B4k.js?v=1#x:10:20)\n    at async https://host.example/late.mjs:7:1\n    at Array.map (<anonymous>)'
    expect(redactStack(chromium)).toBe('entry-B4k.js:10\nlate.mjs:7')
    const firefox = 'open@https://host.example/entry.js:10:20\n@https://host.example/late.js?q=1:7:1\n'
    expect(redactStack(firefox)).toBe('entry.js:10\nlate.js:7')
  })

  it('has no words, and an end', () => {
    expect(redactStack('Error: secret\nmore secret: app.js:1')).toBe('')
    expect(redactStack('    at f (https://host.example/a.js:1:1)\n'.repeat(500)).split('\n')).toHaveLength(20)
    expect(redactStack('')).toBe('')
  })
})

describe('an address', () => {
  it('has neither query, fragment nor password', () => {
    expect(redactUrl('https://me:word@host.example:8443/shop/cart?token=1#wc:2')).toEqual({
      url: 'https://host.example:8443/shop',
      domain: 'host.example',
    })
    expect(redactUrl(`https://host.example/${'ab'.repeat(32)}/x`).url).toBe('https://host.example/[data]')
    // L10: what is behind may be of one visitor.
    expect(redactUrl('https://host.example/reset/8a7b').url).toBe('https://host.example/reset')
    expect(redactUrl('https://host.example').url).toBe('https://host.example/')
    expect(redactUrl('https://host.example/me@mail.example/x').url).toBe('https://host.example/[email]')
  })

  it('is nothing where there is no page', () => {
    for (const href of ['about:blank', 'file:///home/me/secret.html', 'nonsense', ''])
      expect(redactUrl(href)).toEqual({ url: '', domain: '' })
  })
})
