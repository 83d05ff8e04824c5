import fc from 'fast-check'
import { hashTypedData, type TypedDataDefinition } from 'viem'
import { describe, expect, it } from 'vitest'
import { alice, domain, domainType, field, readTwice, token } from '../../../../stories/lab/testing/chains/requests'

describe('typed data are signed as they are shown', () => {
  const mail = {
    types: {
      EIP712Domain: domainType,
      Mail: [field('to', 'Person[]'), field('yes', 'bool')],
      Person: [field('id', 'int8')],
    },
    primaryType: 'Mail',
    domain,
    message: { to: [{ id: -1 }, { id: '0x7f' }], yes: false },
  }
  const sentFor = async (data: unknown) => {
    const { description, sent } = await readTwice('eth_signTypedData_v4', [alice.toLowerCase(), data, 'more'])
    const [signer, text, ...more] = sent as [string, string]
    expect([signer, more]).toEqual([alice, []])
    expect(description.problem).toBeNull()
    return JSON.parse(text) as TypedDataDefinition
  }

  it('without what no type covers, and without types that nothing uses', async () => {
    const sent = await sentFor({
      ...mail,
      domain: { ...domain, salt: '0x00' },
      types: { ...mail.types, Spare: [field('a', 'Mail')] },
      message: { ...mail.message, extra: 1, to: [{ id: -1, note: 'x' }, { id: '0x7f' }] },
      more: { primaryType: 'Spare' },
    })
    expect(sent).toEqual({ ...mail, message: { ...mail.message, to: [{ id: '-1' }, { id: '127' }] } })
    expect(hashTypedData(sent)).toBe(hashTypedData(mail as never))
  })

  it('once, where a text names a field twice', async () => {
    const text = JSON.stringify(mail).replace('"yes":false', '"yes":false,"yes":true')
    expect((await sentFor(text)).message).toMatchObject({ yes: true })
  })

  it('with a type for the domain, where it has none', async () => {
    const { EIP712Domain: _none, ...types } = mail.types
    const sent = await sentFor({ ...mail, types, domain: { chainId: 31337, name: 'Lab Dollar', also: 1 } })
    expect(sent.types).toMatchObject({ EIP712Domain: [field('name', 'string'), field('chainId', 'uint256')] })
    expect(sent.domain).toEqual({ name: 'Lab Dollar', chainId: 31337 })
    expect((await sentFor({ ...mail, types, domain: undefined })).types).toMatchObject({ EIP712Domain: [] })
  })

  it('whatever they hold', async () => {
    const leaf = fc.oneof(
      fc.record({ type: fc.constant('string'), value: fc.string({ unit: 'binary' }) }),
      fc.record({ type: fc.constant('bool'), value: fc.boolean() }),
      fc.record({ type: fc.constant('address'), value: fc.constantFrom(alice, token.toLowerCase()) }),
      fc.record({ type: fc.constant('int256'), value: fc.bigInt(-(2n ** 255n), 2n ** 255n - 1n).map(String) }),
      fc.record({ type: fc.constant('uint64'), value: fc.nat() }),
      fc.record({
        type: fc.constant('uint128'),
        value: fc.bigInt(0n, 2n ** 128n - 1n).map((number) => `0x${number.toString(16)}`),
      }),
      fc.record({
        type: fc.constant('bytes'),
        value: fc.uint8Array().map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`),
      }),
      fc.record({ type: fc.constant('uint8[2][]'), value: fc.array(fc.tuple(fc.nat(255), fc.nat(255))) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(leaf, { minLength: 1, maxLength: 8 }), fc.boolean(), async (leaves, isText) => {
        const fields = leaves.map(({ type }, index) => field(`f${index}`, type))
        const inner = Object.fromEntries(leaves.map(({ value }, index) => [`f${index}`, value]))
        const types = { EIP712Domain: domainType, Inner: fields, Outer: [field('inner', 'Inner[]')] }
        const data = { types, primaryType: 'Outer', domain, message: { inner: [inner, inner] } }
        expect(hashTypedData(await sentFor(isText ? JSON.stringify(data) : data))).toBe(hashTypedData(data as never))
      }),
    )
  })
})
