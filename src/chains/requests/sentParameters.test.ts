import { base58 } from '@scure/base'
import fc from 'fast-check'
import { hashTypedData, hexToBytes, isHex, stringToBytes, stringToHex, type Hex, type TypedDataDefinition } from 'viem'
import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../network'
import { describeRequest } from './describeRequest.late'
import type { RequestContext } from './types'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const network = defineNetwork({
  id: 31337,
  name: 'Harbour',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})
const context: RequestContext = { network, account: `eip155:31337:${alice}`, origin: 'https://shop.example' }
const solana: RequestContext = {
  ...context,
  account: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
}

/** Describes what is asked, and what would be sent for that: it comes to the same. */
async function read(method: string, params: unknown, given = context) {
  const description = await describeRequest({ method, params }, given)
  const again = await describeRequest({ method, params: description.params }, given)
  expect(again.params).toEqual(description.params)
  expect(again.problem).toBe(description.problem)
  return { description, again, sent: description.params }
}

/** As MetaMask's `normalizeMessageData` reads a message, and its kin. */
function bytesAsWalletsRead(data: string): Uint8Array {
  if (isHex(data)) return hexToBytes(data)
  return /^[0-9a-f]+$/i.test(data) ? hexToBytes(`0x${data}`) : stringToBytes(data)
}

describe('M6: a message is signed as it is shown', () => {
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
    const { description, sent } = await read('personal_sign', [data, alice.toLowerCase(), 'a password'])
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
          const { description, sent } = await read('personal_sign', isFirst ? [from, data] : [data, from])
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
    expect((await read('personal_sign', ['Hello'])).sent).toEqual([stringToHex('Hello'), alice])
  })

  it('on Solana, as text or as bytes', async () => {
    const { account } = solana
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.boolean(), async (bytes, isText) => {
        const message = isText ? base58.encode(bytes) : bytes
        const { description, sent } = await read('solana_signMessage', [{ message, more: 1 }], solana)
        if (description.kind !== 'message') throw new Error('It is no message')
        expect(sent).toEqual({ message: base58.encode(bytes), pubkey: account.split(':')[2] })
        expect(hexToBytes(description.hex as Hex)).toEqual(bytes)
      }),
    )
  })
})

const field = (name: string, type: string) => ({ name, type })
const domainType = [field('name', 'string'), field('chainId', 'uint256'), field('verifyingContract', 'address')]
const domain = { name: 'Lab Dollar', chainId: 31337, verifyingContract: token }

describe('M6: typed data are signed as they are shown', () => {
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
    const { description, sent } = await read('eth_signTypedData_v4', [alice.toLowerCase(), data, 'more'])
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

const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const quantity = (max: bigint) =>
  fc.oneof(
    fc.bigInt(0n, max).map((number) => `0x${number.toString(16)}`),
    fc.bigInt(0n, max),
    fc.nat(),
  )
const bytes = fc.uint8Array({ maxLength: 80 }).map((data) => `0x${Buffer.from(data).toString('hex')}`)

describe('M7: who sends and where is sent along', () => {
  it('in a transaction', async () => {
    expect((await read('eth_sendTransaction', [{ to: bob }])).sent).toEqual([
      { from: alice, chainId: '0x7a69', to: bob },
    ])
    // What names another network is warned of, and stays of that.
    const other = { from: bob, chainId: 1, to: bob }
    expect((await read('eth_sendTransaction', [other])).sent).toEqual([{ ...other, chainId: '0x1' }])
  })

  it('in several, whose sender and network are one', async () => {
    const call = { to: bob, value: '0x1' }
    const calls = [call, { ...call, from: bob, chainId: '0x7a69' }]
    const { sent, description } = await read('wallet_sendCalls', [{ calls }])
    expect(sent).toEqual([{ version: '2.0.0', from: alice, chainId: '0x7a69', calls: [call, call] }])
    expect(description.warnings).toEqual([{ key: 'unknownField', name: 'from', level: 'note', at: [1] }])
    for (const given of [
      { calls: [call, { ...call, chainId: '0x1' }], chainId: '0x7a69' },
      {
        calls: [
          { ...call, chainId: '0x7a69' },
          { ...call, chainId: '0x1' },
        ],
      },
    ])
      expect((await describeRequest({ method: 'wallet_sendCalls', params: [given] }, context)).problem).toBe(
        'malformed',
      )
  })

  it('in a grant', async () => {
    const permissions = [{ type: 'native-token-transfer', data: { allowance: '0x5' } }]
    const { sent, description } = await read('wallet_grantPermissions', { permissions, sponsor: 'x' })
    expect(sent).toEqual([{ permissions, chainId: '0x7a69' }])
    expect(description.warnings.map(({ key }) => key)).toEqual(['grantsPermission', 'unknownField'])
  })
})

describe('L8: only what was read is sent', () => {
  it.each<[string, object]>([
    ['two limits', { gas: '0x5208', gasLimit: '0x5209' }],
    ['two kinds of prices', { gasPrice: '0x1', maxFeePerGas: '0x2' }],
    ['an access list that is none', { accessList: [{ address: bob, storageKeys: ['0x01'] }] }],
    ['a delegation to nobody', { authorizationList: [{ chainId: '0x1' }] }],
    ['a type that is none', { type: 'legacy' }],
  ])('%s in a transaction are refused', async (_name, given) => {
    const { problem } = await describeRequest(
      { method: 'eth_sendTransaction', params: [{ to: bob, ...given }] },
      context,
    )
    expect(problem).toBe('malformed')
  })

  it('a number of its own gets a word', async () => {
    const { description } = await read('eth_sendTransaction', [{ to: bob, nonce: 7 }])
    expect(description.warnings).toEqual([{ key: 'nonce', nonce: 7n, level: 'caution', at: [] }])
  })

  it('of any transaction, each field as it was read, and no other', async () => {
    const record = fc.record(
      {
        from: fc.constantFrom(alice, bob.toLowerCase()),
        to: fc.constantFrom(token, bob.toLowerCase()),
        value: quantity(2n ** 256n - 1n),
        data: bytes,
        gas: quantity(2n ** 64n),
        nonce: quantity(2n ** 32n),
        chainId: fc.constantFrom(1, '0x7a69', 31337n),
        type: fc.constantFrom('0x0', '0x02', 2),
        maxFeePerGas: quantity(2n ** 64n),
        maxPriorityFeePerGas: quantity(2n ** 64n),
        accessList: fc.constant([{ address: bob, storageKeys: [`0x${'01'.repeat(32)}`], more: 1 }]),
        authorizationList: fc.constant([{ contractAddress: bob, chainId: 0, nonce: '0x00', more: 1 }]),
        sponsor: fc.string(),
        [`\u0000`]: fc.string(),
        calls: fc.constant([{ to: bob }]),
      },
      { requiredKeys: ['to'] },
    )
    await fc.assert(
      fc.asyncProperty(record, fc.boolean(), async (given, isInput) => {
        const { data, ...rest } = given
        const { description, again, sent } = await read('eth_sendTransaction', [
          { ...rest, ...(data !== undefined && { [isInput ? 'input' : 'data']: data }) },
          { to: token },
        ])
        if (description.kind !== 'transaction' || again.kind !== 'transaction') throw new Error('It is no transaction')
        const { transaction } = description
        const [only, ...more] = sent as Record<string, string>[]
        expect(more).toEqual([])
        const number = (name: string) => (only?.[name] === undefined ? null : BigInt(only[name]))
        expect(only?.['from']).toBe(transaction.from ?? alice)
        expect(number('chainId')).toBe(BigInt(transaction.networkId?.split(':')[1] ?? 31337))
        expect(only?.['to']).toBe(transaction.to)
        expect(number('value') ?? 0n).toBe(transaction.value)
        expect(only?.['data'] ?? '0x').toBe(transaction.data)
        for (const name of ['gas', 'nonce', 'maxFeePerGas', 'maxPriorityFeePerGas'] as const)
          expect(number(name)).toBe(transaction[name])
        const known =
          'from chainId to value data gas nonce type maxFeePerGas maxPriorityFeePerGas accessList authorizationList'
        expect(Object.keys(only ?? {}).filter((name) => !known.split(' ').includes(name))).toEqual([])
        const told = description.warnings.flatMap((warning) => (warning.key === 'unknownField' ? [warning.name] : []))
        expect(told.sort()).toEqual(
          Object.keys(rest)
            .filter((name) => /^(sponsor|\0|calls)$/.test(name))
            .sort(),
        )
        expect(again.transaction.call).toEqual(transaction.call)
      }),
    )
  })

  it('of any list of calls, with options that are shown', async () => {
    const call = fc.record(
      {
        to: fc.constantFrom(token, bob),
        value: quantity(2n ** 128n),
        data: bytes,
        gas: fc.nat(),
        nonce: fc.nat(),
        capabilities: fc.constant({ limit: { to: bob } }),
      },
      { requiredKeys: ['to'] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 4 }), fc.boolean(), async (calls, atomicRequired) => {
        const capabilities = { paymasterService: { url: 'https://pay.example' } }
        const given = { version: '2.0.0', calls, atomicRequired, capabilities, sponsor: 1 }
        const { description, again, sent } = await read('wallet_sendCalls', [given])
        if (description.kind !== 'calls' || again.kind !== 'calls') throw new Error('It is no list of calls')
        const [only] = sent as [{ calls: readonly Record<string, string>[] }]
        const { calls: sentCalls, ...rest } = only
        expect(rest).toEqual({ version: '2.0.0', from: alice, chainId: '0x7a69', atomicRequired, capabilities })
        expect(sentCalls.map(({ to, value, data }) => [to, BigInt(value ?? 0), data ?? '0x'])).toEqual(
          description.transactions.map(({ to, value, data }) => [to, value, data]),
        )
        for (const one of sentCalls)
          expect(Object.keys(one).filter((name) => !['to', 'value', 'data', 'capabilities'].includes(name))).toEqual([])
        expect(description.options).toHaveLength(1 + calls.filter((one) => one.capabilities).length)
      }),
    )
  })

  it('of a user operation', async () => {
    const operation = { sender: alice, callData: '0x', nonce: '0x1' }
    const { description, sent } = await read('eth_sendUserOperation', [
      { ...operation, calls: [{ to: bob }] },
      token,
      1,
    ])
    expect(sent).toEqual([operation, token])
    expect(description.warnings.map(({ key }) => key)).toContain('unknownField')
  })
})
