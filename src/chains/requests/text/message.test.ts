import { base58 } from '@scure/base'
import { stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  alice,
  bob,
  context,
  keysOf,
  readAs,
  solanaContext,
  solanaKey,
} from '../../../../stories/lab/testing/chains/requests'
import { formatSiwxMessage } from '../../../siwx/message/formatSiwxMessage'
import { requestLimits } from '../limits'
import { describeRequest } from '../describeRequest.late'

const read = (params: unknown, method = 'personal_sign', given = context) => readAs('message', method, params, given)

describe('personal_sign', () => {
  it.each<[string, unknown]>([
    ['the bytes first', [stringToHex('Hello ✓'), alice]],
    ['the account first', [alice, stringToHex('Hello ✓')]],
    ['a text as it is', ['Hello ✓', alice]],
    ['bytes', [new TextEncoder().encode('Hello ✓'), alice.toLowerCase()]],
  ])('reads %s', async (_name, params) => {
    const message = await read(params)
    expect(message).toMatchObject({
      text: 'Hello ✓',
      parts: [{ text: 'Hello ✓', flag: null }],
      hex: '0x48656c6c6f20e29c93',
      byteLength: 9,
      signIn: null,
      problem: null,
      warnings: [],
      tokens: [],
    })
    expect(message.signer?.toLowerCase()).toBe(alice.toLowerCase())
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['an empty list', []],
    ['a number', [5, alice]],
    ['no address', [stringToHex('x'), 'alice']],
    ['an object', { message: 'x' }],
  ])('refuses %s', async (_name, params) => {
    expect(await describeRequest({ method: 'personal_sign', params }, context)).toMatchObject({
      kind: 'unknown',
      problem: 'malformed',
    })
  })

  it('takes invalid hexadecimal for a text', async () => {
    expect(await read(['0x123', alice])).toMatchObject({ text: '0x123', byteLength: 5 })
    expect(await read(['0x', alice])).toMatchObject({ text: '', byteLength: 0 })
  })

  it('says that bytes are no text', async () => {
    const message = await read([`0x${'ff'.repeat(32)}`, alice])
    expect(message).toMatchObject({ text: null, parts: [], hex: `0x${'ff'.repeat(32)}`, byteLength: 32 })
    expect(keysOf(message)).toEqual(['notText'])
  })

  it('says what hides, and who is meant', async () => {
    const message = await read([stringToHex('pay \u202eraypal р\u200baypal'), bob])
    expect(message.flags).toEqual(['bidi', 'lookAlike', 'invisible'])
    expect(keysOf(message)).toEqual(['accountMismatch', 'hiddenText'])
  })

  it('is read whole, up to the most that a text may have', async () => {
    const text = 'все words '.repeat(1_800)
    const message = await read([stringToHex(text), alice])
    expect(message.text).toBe(text)
    expect(message.parts.map((part) => part.text).join('')).toBe(text)
  })
})

describe('a sign-in', () => {
  const fields = {
    domain: 'shop.example',
    accountAddress: alice,
    chainId: 'eip155:31337',
    uri: 'https://shop.example/in',
    version: '1',
    nonce: 'abcdefgh12345678',
    issuedAt: '2026-11-21T10:00:00Z',
  } as const
  const signIn = async (changes: object, origin = context.origin) =>
    read([stringToHex(formatSiwxMessage({ ...fields, ...changes })), alice], 'personal_sign', { ...context, origin })

  it('of the page that asks is as it should be', async () => {
    const message = await signIn({ statement: 'Come in' })
    expect(message.signIn).toMatchObject({
      state: 'valid',
      isSameDomain: true,
      isSameAccount: true,
      isSameNetwork: true,
    })
    expect(message.warnings).toEqual([])
    expect((await signIn({ domain: 'shop.example:8080' }, 'https://shop.example:8080')).warnings).toEqual([])
  })

  it.each<[string, object, readonly string[]]>([
    ['another domain', { domain: 'bank.example' }, ['signInDomain']],
    ['another port', { domain: 'shop.example:8080' }, ['signInDomain']],
    ['a domain that starts alike', { domain: 'shop.example.evil.example' }, ['signInDomain']],
    ['another scheme', { scheme: 'http' }, ['signInDomain']],
    ['another account', { accountAddress: bob }, ['accountMismatch']],
    ['another network', { chainId: 'eip155:1' }, ['chainMismatch']],
  ])('of %s is warned of', async (_name, changes, warned) => {
    expect(keysOf(await signIn(changes))).toEqual(warned)
  })

  it('that is not to the letter is warned of', async () => {
    const text = `bank.example wants you to sign in with your Ethereum account:\n${alice}\n\nGive me everything`
    const message = await read([stringToHex(text), alice])
    expect(message.signIn).toEqual({
      state: 'invalid',
      fault: 'structure',
      domain: 'bank.example',
      isSameDomain: false,
    })
    expect(keysOf(message)).toEqual(['signInDomain', 'signInMalformed'])
    expect((await read([stringToHex(`\n ${text}`), alice])).signIn).toMatchObject({ state: 'invalid' })
  })

  it('of an invalid origin belongs to no page', async () => {
    expect((await signIn({}, 'null')).signIn).toMatchObject({ isSameDomain: false })
  })

  it('is found in the longest text that is read', async () => {
    const head = formatSiwxMessage({ ...fields, statement: 'S'.repeat(64) })
    for (const text of [
      head.replace('S'.repeat(64), 'a@'.repeat(12_000)),
      head.replace('/in', '/%41'.repeat(6_000)),
      head + '\n'.repeat(24_000),
    ]) {
      expect((await read([stringToHex(text), alice])).signIn).not.toBeNull()
    }
  })
})

describe('solana_signMessage', () => {
  const ask = (message: unknown, pubkey = solanaKey) => read({ message, pubkey }, 'solana_signMessage', solanaContext)

  it('reads base58 and bytes, in a list or alone', async () => {
    const bytes = new TextEncoder().encode('Hello ✓')
    expect(await ask(base58.encode(bytes))).toMatchObject({ text: 'Hello ✓', signer: solanaKey, warnings: [] })
    expect(await ask(bytes)).toMatchObject({ text: 'Hello ✓' })
    expect(await read([{ message: bytes }], 'solana_signMessage', solanaContext)).toMatchObject({
      signer: null,
      warnings: [],
    })
    expect(keysOf(await ask(bytes, 'GhoStAccount1111111111111111111111111111111'))).toEqual(['accountMismatch'])
  })

  it('reads base58 up to the most that a text may have, and no more', async () => {
    const most = Math.floor(requestLimits.text * 1.4)
    expect((await ask('z'.repeat(most))).byteLength).toBe(Math.ceil((most * Math.log2(58)) / 8))
    for (const message of ['z'.repeat(262_145), new Uint8Array(262_144).fill(97)])
      expect(await describeRequest({ method: 'solana_signMessage', params: { message } }, solanaContext)).toMatchObject(
        { kind: 'unknown' },
      )
  })

  it('refuses what is no base58', async () => {
    expect(
      await describeRequest({ method: 'solana_signMessage', params: { message: '0OIl' } }, solanaContext),
    ).toMatchObject({
      problem: 'malformed',
    })
  })
})
