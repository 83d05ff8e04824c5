import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { InvalidSiwxMessageError } from './message/fields'
import { parseSiwxMessage } from './message/parseSiwxMessage'
import { createMessenger } from './messenger'

const account = { accountAddress: `0x${'11'.repeat(20)}`, chainId: 'eip155:1' } as const
const page = { domain: 'shop.example', uri: 'https://shop.example/login' }

describe('a message to sign', () => {
  it('says what its fields say', async () => {
    const messenger = createMessenger({
      ...page,
      statement: 'I accept the terms.',
      resources: ['urn:shop:cart'],
      expirationMs: 60_000,
      notBefore: '2026-11-21T08:00:00Z',
      getNonce: () => 'a1b2c3d4',
      getRequestId: async () => 'r-1',
      now: () => Date.parse('2026-11-21T09:00:00Z'),
    })
    const { toString, ...fields } = await messenger.createMessage(account)
    expect(parseSiwxMessage(toString())).toEqual(fields)
    expect(fields).toEqual({
      ...page,
      ...account,
      version: '1',
      nonce: 'a1b2c3d4',
      issuedAt: '2026-11-21T09:00:00.000Z',
      expirationTime: '2026-11-21T09:01:00.000Z',
      notBefore: '2026-11-21T08:00:00Z',
      statement: 'I accept the terms.',
      requestId: 'r-1',
      resources: ['urn:shop:cart'],
    })
    const asked = await messenger.createMessage({ ...account, nonce: 'e5f6a7b8', notBefore: '2026-11-21T08:30:00Z' })
    expect(asked).toMatchObject({ nonce: 'e5f6a7b8', notBefore: '2026-11-21T08:30:00Z' })
  })

  it('has a nonce of its own each time', async () => {
    const messenger = createMessenger(page)
    const nonces = await Promise.all(
      Array.from({ length: 200 }, async () => (await messenger.createMessage(account)).nonce),
    )
    expect(new Set(nonces).size).toBe(200)
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9]{22}$/)
  })

  it.each([
    ['statement', { statement: 'a\nNonce: b' }],
    ['nonce', { getNonce: () => 'short' }],
    ['domain', { domain: 'shop.example wants' }],
    ['uri', { uri: 'not an address' }],
  ])('is not written with a wrong %s', async (_field, change) => {
    await expect(createMessenger({ ...page, ...change }).createMessage(account)).rejects.toThrow(
      InvalidSiwxMessageError,
    )
  })

  it.each([
    ['/', 'https://shop.example/'],
    ['/cart?filter[color]=red&off=10%', 'https://shop.example/cart'],
    ['/reset?token=8a7b6c5d#top', 'https://shop.example/reset'],
    ['/sizes/[id]/{a|b}/^`%/100%25/%zz', 'https://shop.example/sizes/%5Bid%5D/%7Ba%7Cb%7D/%5E%60%25/100%25/%25zz'],
    ['/caf\u00E9/\u4E2D', 'https://shop.example/caf%C3%A9/%E4%B8%AD'],
    ["/a-b._~!$&'()*+,;=:@", "https://shop.example/a-b._~!$&'()*+,;=:@"],
  ])('is for the page that asks, whatever its address is: %s', async (address, uri) => {
    vi.stubGlobal('location', new URL(address, 'https://somebody:secret@shop.example'))
    onTestFinished(() => void vi.unstubAllGlobals())
    const draft = await createMessenger().createMessage(account)
    expect(draft).toMatchObject({ domain: 'shop.example', uri })
    expect(parseSiwxMessage(draft.toString()).uri).toBe(uri)
  })
})
