import { ParsedMessage } from '@spruceid/siwe-parser'
import fc from 'fast-check'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { InvalidSiwxMessageError, type SiwxFault, type SiwxMessage } from './fields'
import { formatSiwxMessage } from './formatSiwxMessage'
import { parseSiwxMessage } from './parseSiwxMessage'

const message: SiwxMessage = {
  domain: 'shop.example',
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:1',
  uri: 'https://shop.example/login',
  version: '1',
  nonce: '32891756',
  issuedAt: '2026-11-21T09:00:00.000Z',
}
const full: SiwxMessage = {
  ...message,
  statement: 'I accept the terms: https://shop.example/terms',
  expirationTime: '2026-11-21T10:00:00+01:00',
  notBefore: '2026-11-21T09:00:00Z',
  requestId: 'a-1',
  resources: ['ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/', 'urn:a:b'],
}

function faultOf(run: () => unknown): SiwxFault | 'none' {
  try {
    run()
    return 'none'
  } catch (error) {
    if (error instanceof InvalidSiwxMessageError) return error.fault
    throw error
  }
}

/** The reference implementation's reading of a text; null when it refuses. */
function reference(text: string): ParsedMessage | null {
  try {
    return new ParsedMessage(text)
  } catch {
    return null
  }
}

const characters = "abcXYZ019-._~:/?#[]@!$&'()*+,;= ".split('')
const times = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const uris = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom('urn:a', 'did:key:z6', 'http://[::1]:80/'),
)
const messages: fc.Arbitrary<SiwxMessage> = fc.record(
  {
    domain: fc.oneof(fc.domain(), fc.constantFrom('localhost:3000', 'me@host.example:80', '127.0.0.1', '[::1]:8080')),
    accountAddress: fc.constant(message.accountAddress),
    chainId: fc.nat().map((id): SiwxMessage['chainId'] => `eip155:${id}`),
    uri: uris,
    version: fc.constant('1' as const),
    nonce: fc.stringMatching(/^[A-Za-z0-9]{8,20}$/),
    issuedAt: times,
    statement: fc.string({ unit: fc.constantFrom(...characters), minLength: 1 }),
    expirationTime: times,
    notBefore: times,
    requestId: fc.stringMatching(/^[a-z0-9@:-]{0,9}$/),
    resources: fc.array(uris, { maxLength: 4 }),
  },
  { requiredKeys: ['domain', 'accountAddress', 'chainId', 'uri', 'version', 'nonce', 'issuedAt'] },
)

describe('a sign-in message on eip155', () => {
  it('is the text of EIP-4361, as another library writes it', () => {
    const { accountAddress, chainId: _chain, issuedAt, ...shared } = full
    const text = createSiweMessage({
      ...shared,
      address: accountAddress as `0x${string}`,
      chainId: 1,
      issuedAt: new Date(issuedAt),
      expirationTime: new Date(full.expirationTime ?? ''),
      notBefore: new Date(full.notBefore ?? ''),
      resources: [...(full.resources ?? [])],
    })
    const times = { expirationTime: '2026-11-21T09:00:00.000Z', notBefore: '2026-11-21T09:00:00.000Z' }
    expect(formatSiwxMessage({ ...full, ...times })).toBe(text)
    expect(parseSiwxMessage(text)).toEqual({ ...full, ...times })
  })

  it('reads back as it was written, here and in the reference implementation', () => {
    fc.assert(
      fc.property(messages, (given) => {
        const text = formatSiwxMessage(given)
        expect(parseSiwxMessage(text)).toEqual(given)
        const {
          address,
          chainId,
          domain,
          statement,
          uri,
          nonce,
          issuedAt,
          expirationTime,
          notBefore,
          requestId,
          resources,
        } = reference(text) ?? expect.fail(text)
        expect({ address, chainId: `eip155:${chainId}`, domain, uri, nonce, issuedAt }).toEqual({
          address: given.accountAddress,
          chainId: given.chainId,
          domain: given.domain,
          uri: given.uri,
          nonce: given.nonce,
          issuedAt: given.issuedAt,
        })
        expect([statement ?? undefined, expirationTime ?? undefined, notBefore ?? undefined]).toEqual([
          given.statement,
          given.expirationTime,
          given.notBefore,
        ])
        expect([requestId ?? undefined, resources ?? undefined]).toEqual([given.requestId, given.resources])
      }),
    )
  })

  it('is refused where the reference implementation refuses it', () => {
    const slip = fc.record({
      at: fc.nat(),
      cut: fc.nat(3),
      put: fc.string({ maxLength: 2, unit: fc.constantFrom(...characters, '\n', '%', '"', 'é') }),
    })
    fc.assert(
      fc.property(messages, slip, (given, { at, cut, put }) => {
        const text = formatSiwxMessage(given)
        const place = at % text.length
        const changed = text.slice(0, place) + put + text.slice(place + cut)
        // The reference implementation reads 01 as 1; here the id of an EVM chain has no zeros before it.
        const isRight = reference(changed) !== null && !/^Chain ID: 0\d/m.test(changed)
        expect(faultOf(() => parseSiwxMessage(changed)) === 'none', JSON.stringify(changed)).toBe(isRight)
      }),
      { numRuns: 1000 },
    )
  })

  it('shows the address in the mixed case of EIP-55', () => {
    const lower = message.accountAddress.toLowerCase()
    expect(formatSiwxMessage({ ...message, accountAddress: lower })).toBe(formatSiwxMessage(message))
    expect(faultOf(() => parseSiwxMessage(formatSiwxMessage(message).replace(message.accountAddress, lower)))).toBe(
      'accountAddress',
    )
  })

  it('can name the scheme of the page', () => {
    const text = formatSiwxMessage({ ...message, scheme: 'https' })
    expect(text.startsWith('https://shop.example wants')).toBe(true)
    expect(parseSiwxMessage(text)).toEqual({ ...message, scheme: 'https' })
  })

  it('is not written when a field would write other fields', () => {
    const line =
      'x\n\nURI: https://evil.example\nVersion: 1\nChain ID: 1\nNonce: 00000000\nIssued At: 2026-11-21T09:00:00Z\nRequest ID: '
    const head = `evil.example wants you to sign in with your Ethereum account:\n${message.accountAddress}\n\n`
    expect(faultOf(() => formatSiwxMessage({ ...message, statement: line }))).not.toBe('none')
    expect(faultOf(() => formatSiwxMessage({ ...message, domain: `${head}${message.domain}` }))).not.toBe('none')
    expect(faultOf(() => formatSiwxMessage({ ...message, requestId: 'a\nResources:\n- urn:b' }))).toBe('requestId')
    expect(faultOf(() => formatSiwxMessage({ ...message, resources: ['urn:a\n- urn:b'] }))).toBe('resources')
    expect(
      faultOf(() =>
        formatSiwxMessage({ ...message, issuedAt: '2026-11-21T09:00:00Z\nNot Before: 2026-11-21T09:00:00Z' }),
      ),
    ).toBe('issuedAt')
    expect(faultOf(() => formatSiwxMessage({ ...message, chainId: 'toString:1' as SiwxMessage['chainId'] }))).toBe(
      'chainId',
    )
  })

  it.each<[SiwxFault, Partial<Record<keyof SiwxMessage, string>>]>([
    ['domain', { domain: 'shop.example/path' }],
    ['domain', { domain: 'shöp.example' }],
    ['accountAddress', { accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756C' }],
    ['chainId', { chainId: 'eip155:0x1' }],
    ['uri', { uri: '/login' }],
    ['uri', { uri: 'https://[::1::]/' }],
    ['uri', { uri: 'https://shop.example/%zz' }],
    ['version', { version: '2' }],
    ['nonce', { nonce: '1234567' }],
    ['nonce', { nonce: '12345-78' }],
    ['issuedAt', { issuedAt: '2026-11-21' }],
    ['issuedAt', { issuedAt: '2026-02-29T09:00:00Z' }],
    ['expirationTime', { expirationTime: 'tomorrow' }],
    ['notBefore', { notBefore: '2026-11-21T24:00:00Z' }],
    ['requestId', { requestId: 'a b' }],
    ['statement', { statement: 'wörter' }],
    ['statement', { statement: 'a\u2028b' }],
  ])('has no such %s: %j', (fault, change) => {
    expect(faultOf(() => formatSiwxMessage({ ...full, ...change } as SiwxMessage))).toBe(fault)
  })
})

describe('a sign-in message elsewhere', () => {
  const elsewhere: SiwxMessage = {
    ...full,
    accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  }

  it.each([
    ['Solana', elsewhere.chainId],
    ['Bitcoin', 'bip122:000000000019d6689c085ae165831e93'],
    ['Polkadot', 'polkadot:91b171bb158e2d3848fa23a9f1c25182'],
    ['Cosmos', 'cosmos:cosmoshub-4'],
  ] as const)('names the %s account and the whole CAIP-2 id', (name, chainId) => {
    const text = formatSiwxMessage({ ...elsewhere, chainId })
    expect(text.split('\n')[0]).toBe(`shop.example wants you to sign in with your ${name} account:`)
    expect(text).toContain(`\nChain ID: ${chainId}\n`)
    expect(parseSiwxMessage(text)).toEqual({ ...elsewhere, chainId })
  })

  it('is read as wallets write it: a cluster by name, no line for a missing statement', () => {
    const { statement: _statement, ...bare } = elsewhere
    const text = formatSiwxMessage(bare)
    expect(parseSiwxMessage(text.replace('\n\n\nURI', '\n\nURI').replace(bare.chainId, 'mainnet'))).toEqual(bare)
    expect(parseSiwxMessage(text.replace(bare.chainId, 'solana:devnet')).chainId).toBe(
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    )
  })

  it.each(['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'cosmos:cosmoshub-4', 'bip122:000000000019d6689c085ae165831e93'])(
    'is refused for an account of an EVM chain on %s, when it is written and when it is read',
    (chainId) => {
      const written = { ...elsewhere, chainId: chainId as SiwxMessage['chainId'] }
      const text = formatSiwxMessage(written)
      for (const address of [message.accountAddress, message.accountAddress.toLowerCase(), '0X1'])
        expect([
          faultOf(() => formatSiwxMessage({ ...written, accountAddress: address })),
          faultOf(() => parseSiwxMessage(text.replace(elsewhere.accountAddress, address))),
        ]).toEqual(['accountAddress', 'accountAddress'])
    },
  )

  it('is refused with a chain of another namespace', () => {
    expect(
      faultOf(() => parseSiwxMessage(formatSiwxMessage(elsewhere).replace('Chain ID: solana:', 'Chain ID: eip155:'))),
    ).toBe('chainId')
  })
})

describe('the id of an EVM chain', () => {
  it('has no zeros before it, in texts that are written and texts that are read', () => {
    const text = formatSiwxMessage(message)
    for (const id of ['01', '00001', '00'])
      expect([
        faultOf(() => formatSiwxMessage({ ...message, chainId: `eip155:${id}` })),
        faultOf(() => parseSiwxMessage(text.replace('Chain ID: 1', `Chain ID: ${id}`))),
      ]).toEqual(['chainId', 'chainId'])
    for (const id of ['0', '1', '10', '84532'])
      expect(parseSiwxMessage(formatSiwxMessage({ ...message, chainId: `eip155:${id}` })).chainId).toBe(`eip155:${id}`)
  })
})
