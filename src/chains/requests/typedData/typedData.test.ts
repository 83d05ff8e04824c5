import fc from 'fast-check'
import { hashTypedData, maxUint160, maxUint256 } from 'viem'
import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../../network'
import { describeRequest } from '../describeRequest.late'
import type { RequestContext, TypedDataDescription, ValueNode } from '../types'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const network = defineNetwork({
  id: 31337,
  name: 'Harbour',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})
const context: RequestContext = { network, account: `eip155:31337:${alice}`, origin: 'https://shop.example' }
const field = (name: string, type: string) => ({ name, type })
const domainType = [
  field('name', 'string'),
  field('version', 'string'),
  field('chainId', 'uint256'),
  field('verifyingContract', 'address'),
]
const domain = { name: 'Lab Dollar', version: '1', chainId: 31337, verifyingContract: token }
const mail = {
  types: {
    EIP712Domain: domainType,
    Person: [field('name', 'string'), field('wallets', 'address[]')],
    Mail: [field('from', 'Person'), field('to', 'Person[]'), field('contents', 'string')],
  },
  primaryType: 'Mail',
  domain,
  message: { from: { name: 'Cow', wallets: [alice, bob] }, to: [{ name: 'Bob', wallets: [] }], contents: 'Hello' },
}

const describeData = (data: unknown, signer: unknown = alice) =>
  describeRequest({ method: 'eth_signTypedData_v4', params: [signer, data] }, context)

async function read(data: unknown, signer?: string): Promise<TypedDataDescription> {
  const description = await describeData(data, signer)
  if (description.kind !== 'typedData') throw new Error(`It is ${description.kind}: ${description.problem}`)
  return description
}
const keys = ({ warnings }: TypedDataDescription) => warnings.map(({ key }) => key)
const plain = ({ name, value, children }: ValueNode): unknown => [name, value ?? children.map(plain)]

describe('typed data', () => {
  it.each([
    ['an object', mail],
    ['a text', JSON.stringify(mail)],
  ])('is read from %s', async (_name, data) => {
    const description = await read(data)
    expect(description).toMatchObject({
      signer: alice,
      domain: { name: 'Lab Dollar', version: '1', chainId: '31337', verifyingContract: token, salt: null },
      primaryType: 'Mail',
      uncovered: [],
      permit: null,
      agreement: null,
      warnings: [{ key: 'unknownAgreement', type: 'Mail', level: 'caution', at: [] }],
      problem: null,
    })
    expect(description.message.map(plain)).toEqual([
      [
        'from',
        [
          ['name', 'Cow'],
          [
            'wallets',
            [
              ['0', alice],
              ['1', bob],
            ],
          ],
        ],
      ],
      [
        'to',
        [
          [
            '0',
            [
              ['name', 'Bob'],
              ['wallets', []],
            ],
          ],
        ],
      ],
      ['contents', 'Hello'],
    ])
  })

  it('shows eight levels whole', async () => {
    const levels = Array.from({ length: 8 }, (_, index) => index)
    const types = Object.fromEntries(
      levels.map((level) => [`L${level}`, [field('inner', level === 7 ? 'string' : `L${level + 1}`)]]),
    )
    const message = levels.reduce<unknown>((inner) => ({ inner }), 'treasure')
    let nodes = (await read({ types: { EIP712Domain: domainType, ...types }, primaryType: 'L0', domain, message }))
      .message
    for (let level = 0; level < 7; level++) nodes = nodes[0]?.children ?? []
    expect(nodes).toMatchObject([{ name: 'inner', value: 'treasure' }])
  })

  it.each<[string, object, readonly string[]]>([
    ['another chain', { domain: { ...domain, chainId: 1 } }, ['chainMismatch']],
    ['another chain, in hexadecimal', { domain: { ...domain, chainId: '0x1' } }, ['chainMismatch']],
    ['no type of the domain', { types: { ...mail.types, EIP712Domain: undefined } }, []],
    [
      'no domain',
      { domain: undefined, types: { ...mail.types, EIP712Domain: undefined } },
      ['chainMissing', 'domainMissing'],
    ],
    [
      'no chain',
      { domain: { name: 'x' }, types: { ...mail.types, EIP712Domain: [field('name', 'string')] } },
      ['chainMissing'],
    ],
    [
      'more than the types cover',
      { message: { ...mail.message, extra: 1, from: { ...mail.message.from, note: 'x' } } },
      ['uncoveredFields'],
    ],
    ['more of a domain than its type covers', { domain: { ...domain, salt: '0x00' } }, ['uncoveredFields']],
    ['text that hides', { message: { ...mail.message, contents: 'a\u202eb' } }, ['hiddenText']],
  ])('with %s is warned of', async (_name, changes, warned) => {
    const description = await read({ ...mail, ...changes })
    expect(keys(description)).toEqual([...warned, 'unknownAgreement'])
    expect(description.problem).toBeNull()
  })

  it('says where it has more than the types cover, and for whom it is', async () => {
    const description = await read(
      { ...mail, message: { ...mail.message, to: [{ name: 'Bob', wallets: [], more: 1 }] } },
      bob,
    )
    expect(description.uncovered).toEqual(['to.0.more'])
    expect(keys(description)).toEqual(['accountMismatch', 'uncoveredFields', 'unknownAgreement'])
  })

  it.each<[string, unknown]>([
    ['uint8', 256],
    ['uint8', -1],
    ['int8', 128],
    ['uint256', 2 ** 60],
    ['uint256', 1.5],
    ['uint256', 'ten'],
    ['uint7', 1],
    ['uint264', 1],
    ['address', '0x12'],
    ['bool', 'true'],
    ['bytes', '0x123'],
    ['bytes4', '0x12'],
    ['bytes33', `0x${'00'.repeat(33)}`],
    ['string', 5],
    ['uint8[2]', [1]],
    ['uint8[]', 1],
    ['Missing', {}],
    ['string', undefined],
  ])('marks what is no %s: %j', async (type, value) => {
    const data = {
      types: { EIP712Domain: domainType, T: [field('it', type)] },
      primaryType: 'T',
      domain,
      message: { it: value },
    }
    const description = await read(data)
    expect(description.problem).toBe('malformed')
    expect(description.message).toMatchObject([{ name: 'it', type, isMalformed: true }])
  })

  it.each<[string, unknown]>([
    ['no account', undefined],
    ['no types', { ...mail, types: undefined }],
    ['another primary type', { ...mail, primaryType: 'Nothing' }],
    ['no primary type', { ...mail, primaryType: 5 }],
    ['a field twice', { ...mail, types: { ...mail.types, Mail: [field('a', 'string'), field('a', 'string')] } }],
    ['a name that hides', { ...mail, types: { ...mail.types, Mail: [field('a\u202e', 'string')] } }],
    ['no JSON', '{"types":'],
    ['a text', '"text"'],
    ['nothing', null],
  ])('is refused with %s', async (name, data) => {
    const signer = name === 'no account' ? 'alice' : alice
    expect(await describeData(data ?? mail, name === 'nothing' ? null : signer)).toMatchObject({
      kind: 'unknown',
      problem: 'malformed',
    })
  })

  it('of few types over much data ends', async () => {
    const many = Array.from({ length: 2_000 }, (_, index) => field(`f${index}`, 'string'))
    const data = {
      types: { EIP712Domain: domainType, T: many, S: [field('all', 'T[]')] },
      primaryType: 'S',
      domain,
      message: { all: Array.from({ length: 2_000 }, () => ({})) },
    }
    const start = performance.now()
    expect(await describeData(data)).toMatchObject({ kind: 'unknown', problem: 'malformed' })
    expect(performance.now() - start).toBeLessThan(4_000)
  })

  it('of 200 kB is read at once', async () => {
    const wallets = Array.from({ length: 2_000 }, () => alice)
    const start = performance.now()
    const { message } = await read(
      JSON.stringify({ ...mail, message: { ...mail.message, from: { name: 'x'.repeat(100_000), wallets } } }),
    )
    expect(performance.now() - start).toBeLessThan(4_000)
    expect(message[0]?.children[1]?.children).toHaveLength(2_000)
  })

  it('that wallets can sign comes out as it went in', async () => {
    const leaf = fc.oneof(
      fc.record({ type: fc.constant('string'), value: fc.string() }),
      fc.record({ type: fc.constant('bool'), value: fc.boolean() }),
      fc.record({
        type: fc.constantFrom('uint256', 'int256'),
        value: fc.bigInt({ min: 0n, max: 2n ** 255n - 1n }).map(String),
      }),
      fc.record({
        type: fc.constant('bytes'),
        value: fc.uint8Array().map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
      }),
      fc.record({ type: fc.constant('uint8[]'), value: fc.array(fc.nat(255)) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(leaf, { minLength: 1, maxLength: 8 }), async (leaves) => {
        const fields = leaves.map(({ type }, index) => field(`f${index}`, type))
        const message = Object.fromEntries(leaves.map(({ value }, index) => [`f${index}`, value]))
        const data = {
          types: { EIP712Domain: domainType, Inner: fields, Outer: [field('inner', 'Inner')] },
          primaryType: 'Outer',
          domain,
          message: { inner: message },
        }
        expect(hashTypedData(data as never)).toMatch(/^0x/)
        const description = await read(JSON.stringify(data))
        expect(description.problem).toBeNull()
        const shown = description.message[0]?.children.map(
          ({ value, children }) => value ?? children.map((child) => Number(child.value)),
        )
        expect(shown).toEqual(leaves.map(({ value }) => (typeof value === 'boolean' ? String(value) : value)))
      }),
    )
  })
})

describe('leave to spend', () => {
  const uint = (name: string, bits = 256) => field(name, `uint${bits}`)
  const detailTypes = {
    PermitDetails: [field('token', 'address'), uint('amount', 160), uint('expiration', 48), uint('nonce', 48)],
    TokenPermissions: [field('token', 'address'), uint('amount')],
    Order: [uint('id')],
  }
  const ask = (primaryType: string, fields: readonly object[], message: object) =>
    read({ types: { EIP712Domain: domainType, ...detailTypes, [primaryType]: fields }, primaryType, domain, message })
  const details = (amount: bigint) => ({ token, amount, expiration: 99, nonce: 0 })
  const spender = field('spender', 'address')

  it.each<[string, string, readonly object[], object, object]>([
    [
      'ERC-2612',
      'Permit',
      [field('owner', 'address'), spender, uint('value'), uint('nonce'), uint('deadline')],
      { owner: alice, spender: bob, value: 5, nonce: 0, deadline: 99 },
      {
        standard: 'erc2612',
        mode: 'allowance',
        spender: bob,
        deadline: 99n,
        grants: [{ token, amount: 5n, isUnlimited: false, expiration: null }],
      },
    ],
    [
      'ERC-2612 without limit',
      'Permit',
      [field('owner', 'address'), spender, uint('value'), uint('nonce'), uint('deadline')],
      { owner: alice, spender: bob, value: maxUint256, nonce: 0, deadline: 99 },
      { grants: [{ amount: maxUint256, isUnlimited: true }] },
    ],
    [
      'DAI',
      'Permit',
      [field('holder', 'address'), spender, uint('nonce'), uint('expiry'), field('allowed', 'bool')],
      { holder: alice, spender: bob, nonce: 0, expiry: 0, allowed: true },
      { standard: 'dai', deadline: null, grants: [{ isUnlimited: true }] },
    ],
    [
      'Permit2, one token',
      'PermitSingle',
      [field('details', 'PermitDetails'), spender, uint('sigDeadline')],
      { details: details(maxUint160), spender: bob, sigDeadline: 7 },
      { standard: 'permit2', mode: 'allowance', deadline: 7n, grants: [{ token, isUnlimited: true, expiration: 99n }] },
    ],
    [
      'Permit2, several tokens',
      'PermitBatch',
      [field('details', 'PermitDetails[]'), spender, uint('sigDeadline')],
      { details: [details(1n), details(2n)], spender: bob, sigDeadline: 7 },
      { standard: 'permit2', grants: [{ amount: 1n }, { amount: 2n }] },
    ],
    [
      'Permit2, a transfer',
      'PermitTransferFrom',
      [field('permitted', 'TokenPermissions'), spender, uint('nonce'), uint('deadline')],
      { permitted: { token, amount: 3 }, spender: bob, nonce: 1, deadline: 8 },
      { standard: 'permit2', mode: 'transfer', deadline: 8n, grants: [{ token, amount: 3n, expiration: null }] },
    ],
    [
      'Permit2, a transfer with a witness',
      'PermitBatchWitnessTransferFrom',
      [field('permitted', 'TokenPermissions[]'), spender, uint('nonce'), uint('deadline'), field('witness', 'Order')],
      { permitted: [{ token, amount: 3 }], spender: bob, nonce: 1, deadline: 8, witness: { id: 1 } },
      { mode: 'transfer', grants: [{ amount: 3n }] },
    ],
  ])('is recognised: %s', async (_name, primaryType, fields, message, expected) => {
    const description = await ask(primaryType, fields, message)
    expect(description).toMatchObject({ permit: expected, tokens: [token], problem: null })
    const isUnlimited = description.permit?.grants.some((grant) => grant.isUnlimited)
    expect(keys(description)).toEqual(isUnlimited ? ['unlimitedApproval', 'permit'] : ['permit'])
  })

  it('is not made up', async () => {
    expect((await ask('Permit', [uint('value')], { value: 1 })).permit).toBeNull()
    expect(
      (await ask('PermitSingle', [spender, field('details', 'address')], { spender: bob, details: alice })).permit,
    ).toBeNull()
  })
})
