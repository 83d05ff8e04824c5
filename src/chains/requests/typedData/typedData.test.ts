import fc from 'fast-check'
import { hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  alice,
  bob,
  context,
  domain,
  domainType,
  field,
  keysOf,
  readTypedData,
  token,
} from '../../../../stories/lab/testing/chains/requests'
import { describeRequest } from '../describeRequest.late'
import type { ValueNode } from '../types'

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
const plain = ({ name, value, children }: ValueNode): unknown => [name, value ?? children.map(plain)]

describe('typed data', () => {
  it.each([
    ['an object', mail],
    ['a text', JSON.stringify(mail)],
  ])('is read from %s', async (_name, data) => {
    const description = await readTypedData(data)
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
    let nodes = (
      await readTypedData({ types: { EIP712Domain: domainType, ...types }, primaryType: 'L0', domain, message })
    ).message
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
    const description = await readTypedData({ ...mail, ...changes })
    expect(keysOf(description)).toEqual([...warned, 'unknownAgreement'])
    expect(description.problem).toBeNull()
  })

  it('says where it has more than the types cover, and for whom it is', async () => {
    const description = await readTypedData(
      { ...mail, message: { ...mail.message, to: [{ name: 'Bob', wallets: [], more: 1 }] } },
      bob,
    )
    expect(description.uncovered).toEqual(['to.0.more'])
    expect(keysOf(description)).toEqual(['accountMismatch', 'uncoveredFields', 'unknownAgreement'])
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
    const description = await readTypedData(data)
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
    const many = Array.from({ length: 500 }, (_, index) => field(`f${index}`, 'string'))
    const data = {
      types: { EIP712Domain: domainType, T: many, S: [field('all', 'T[]')] },
      primaryType: 'S',
      domain,
      message: { all: Array.from({ length: 5_000 }, () => ({})) },
    }
    const start = performance.now()
    expect(await describeData(data)).toMatchObject({ kind: 'unknown' })
    expect(performance.now() - start).toBeLessThan(4_000)
  })

  it('of the most that is read comes out whole', async () => {
    const wallets = Array.from({ length: 500 }, () => alice)
    const { message } = await readTypedData(
      JSON.stringify({ ...mail, message: { ...mail.message, from: { name: 'x'.repeat(30_000), wallets } } }),
    )
    expect(message[0]?.children[1]?.children).toHaveLength(500)
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
        const description = await readTypedData(JSON.stringify(data))
        expect(description.problem).toBeNull()
        const shown = description.message[0]?.children.map(
          ({ value, children }) => value ?? children.map((child) => Number(child.value)),
        )
        expect(shown).toEqual(leaves.map(({ value }) => (typeof value === 'boolean' ? String(value) : value)))
      }),
    )
  })
})
