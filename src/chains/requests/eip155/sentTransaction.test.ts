import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alice, bob, context, readTwice, token } from '../../../../stories/lab/testing/chains/requests'
import { describeRequest } from '../describeRequest.late'

const quantity = (max: bigint) =>
  fc.oneof(
    fc.bigInt(0n, max).map((number) => `0x${number.toString(16)}`),
    fc.bigInt(0n, max),
    fc.nat(),
  )
const bytes = fc.uint8Array({ maxLength: 80 }).map((data) => `0x${Buffer.from(data).toString('hex')}`)

describe('who sends and where is sent along', () => {
  it('in a transaction', async () => {
    expect((await readTwice('eth_sendTransaction', [{ to: bob }])).sent).toEqual([
      { from: alice, chainId: '0x7a69', to: bob },
    ])
    // A request that names another network has a warning, and keeps it.
    const other = { from: bob, chainId: 1, to: bob }
    expect((await readTwice('eth_sendTransaction', [other])).sent).toEqual([{ ...other, chainId: '0x1' }])
  })

  it('in several, whose sender and network are one', async () => {
    const call = { to: bob, value: '0x1' }
    const calls = [call, { ...call, from: bob, chainId: '0x7a69' }]
    const { sent, description } = await readTwice('wallet_sendCalls', [{ calls }])
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
    const { sent, description } = await readTwice('wallet_grantPermissions', { permissions, sponsor: 'x' })
    expect(sent).toEqual([{ permissions, chainId: '0x7a69' }])
    expect(description.warnings.map(({ key }) => key)).toEqual(['grantsPermission', 'unknownField'])
  })
})

describe('only what was read is sent', () => {
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
    const { description } = await readTwice('eth_sendTransaction', [{ to: bob, nonce: 7 }])
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
        const { description, again, sent } = await readTwice('eth_sendTransaction', [
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
        const { description, again, sent } = await readTwice('wallet_sendCalls', [given])
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
    const { description, sent } = await readTwice('eth_sendUserOperation', [
      { ...operation, calls: [{ to: bob }] },
      token,
      1,
    ])
    expect(sent).toEqual([operation, token])
    expect(description.warnings.map(({ key }) => key)).toContain('unknownField')
  })
})
