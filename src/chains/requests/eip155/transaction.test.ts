import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { alice, bob, context, token } from '../../../../stories/lab/testing/chains/requests'
import { describeRequest } from '../describeRequest.late'

const ask = (method: string, ...params: unknown[]) => describeRequest({ method, params }, context)
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, 5n] })

describe('eth_sendTransaction', () => {
  it('is described with all it says', async () => {
    const given = {
      from: alice,
      to: token,
      value: 7n,
      data: transfer,
      gas: '0x5208',
      gasPrice: '0x1',
      nonce: 3,
      chainId: '0x7a69',
    }
    const sent = {
      from: alice,
      chainId: '0x7a69',
      to: token,
      value: '0x7',
      gas: '0x5208',
      gasPrice: '0x1',
      nonce: '0x3',
      data: transfer,
    }
    expect(await ask('eth_sendTransaction', given)).toEqual({
      kind: 'transaction',
      method: 'eth_sendTransaction',
      params: [sent],
      parameters: JSON.stringify([sent], null, 2),
      problem: null,
      warnings: [{ key: 'nonce', nonce: 3n, level: 'caution', at: [] }],
      tokens: [token],
      transaction: {
        from: alice,
        to: token,
        value: 7n,
        networkId: 'eip155:31337',
        gas: 21_000n,
        gasPrice: 1n,
        maxFeePerGas: null,
        maxPriorityFeePerGas: null,
        nonce: 3n,
        data: transfer,
        dataLength: 68,
        call: expect.objectContaining({ action: 'tokenTransfer', recipient: bob, amount: 5n }),
      },
    })
  })

  it.each<[string, object, readonly string[]]>([
    ['a small one', { to: bob.toLowerCase(), value: '0x1' }, []],
    ['`input`', { to: token, input: transfer, data: transfer.toUpperCase().replace('0X', '0x') }, []],
    ['another account', { from: bob, to: bob }, ['accountMismatch']],
    ['another chain', { to: bob, chainId: 1 }, ['chainMismatch']],
    ['a creation', { data: '0x6001' }, ['createsContract']],
    [
      'a delegation',
      { to: alice, authorizationList: [{ address: bob, chainId: '0x0', nonce: '0x0' }] },
      ['delegation'],
    ],
    ['a field nobody knows', { to: bob, sponsor: 'x' }, ['unknownField']],
  ])('is warned of: %s', async (_name, given, warned) => {
    const description = await ask('eth_sendTransaction', given)
    expect(description).toMatchObject({ kind: 'transaction', problem: null })
    expect(description.warnings.map(({ key }) => key)).toEqual(warned)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['nothing to send', {}],
    ['no address', { to: '0x12' }],
    ['another sender than an address', { to: bob, from: 'alice' }],
    ['a value that is none', { to: bob, value: '7' }],
    ['a value below zero', { to: bob, value: -1 }],
    ['a value that is not whole', { to: bob, value: 1e30 }],
    ['data that are none', { to: bob, data: '0xabc' }],
    ['two different data', { to: token, data: transfer, input: '0x' }],
    ['a chain that is none', { to: bob, chainId: 'harbour' }],
  ])('is refused with %s', async (_name, given) => {
    expect(await ask('eth_sendTransaction', given)).toMatchObject({ kind: 'unknown', problem: 'malformed' })
  })
})

describe('wallet_sendCalls', () => {
  const calls = [
    { to: token, data: transfer },
    { to: bob, value: '0x5' },
  ]

  it('is described call by call', async () => {
    const given = {
      version: '2.0.0',
      from: alice,
      chainId: '0x7a69',
      atomicRequired: true,
      calls,
      capabilities: { paymasterService: {} },
    }
    expect(await ask('wallet_sendCalls', given)).toMatchObject({
      kind: 'calls',
      from: alice,
      networkId: 'eip155:31337',
      isAtomic: true,
      capabilities: ['paymasterService'],
      tokens: [token],
      warnings: [{ key: 'paymaster', url: null }],
      transactions: [
        { from: alice, call: { action: 'tokenTransfer' } },
        { value: 5n, call: { action: 'nativeTransfer' } },
      ],
    })
  })

  it('is warned of once for all, and for each', async () => {
    const given = { from: bob, chainId: '0x1', calls: [...calls, { to: bob, data: '0xdeadbeef' }] }
    const { warnings } = await ask('wallet_sendCalls', given)
    expect(warnings).toMatchObject([
      { key: 'accountMismatch', at: [] },
      { key: 'chainMismatch', wanted: 'eip155:1', at: [] },
      { key: 'unknownCall', at: [2] },
    ])
  })

  it.each<[string, object]>([
    ['no calls', { calls: [] }],
    ['a call that is none', { calls: [...calls, 5] }],
    ['a call to nowhere', { calls: [...calls, { value: '0x1' }] }],
    ['an atomic flag that is none', { calls, atomicRequired: 'yes' }],
  ])('is refused with %s', async (_name, given) => {
    expect(await ask('wallet_sendCalls', given)).toMatchObject({ kind: 'unknown', problem: 'malformed' })
  })
})

describe('permissions', () => {
  it('are described as granted', async () => {
    const signer = { type: 'account', data: { address: bob } }
    const permissions = [
      { type: 'native-token-transfer', data: { allowance: '0x5' } },
      { type: { custom: 'swap' }, data: {} },
    ]
    expect(
      await ask('wallet_grantPermissions', { chainId: '0x7a69', address: alice, expiry: 99, signer, permissions }),
    ).toMatchObject({
      kind: 'permissions',
      change: 'grant',
      grantee: bob,
      expiry: 99n,
      permissions: [
        { type: 'native-token-transfer', nodes: [{ name: 'data', children: [{ name: 'allowance', value: '0x5' }] }] },
        { type: 'swap' },
      ],
      warnings: [{ key: 'grantsPermission', grantee: bob }],
    })
    expect((await ask('wallet_grantPermissions', { chainId: '0x1', permissions })).warnings).toMatchObject([
      { key: 'chainMismatch' },
      { key: 'grantsPermission' },
    ])
  })

  it('are described as taken back', async () => {
    expect(await ask('wallet_revokePermissions', { eth_accounts: {} })).toMatchObject({
      change: 'revoke',
      permissions: [{ type: 'eth_accounts' }],
      warnings: [],
    })
    expect(await ask('wallet_revokePermissions', {})).toMatchObject({ problem: 'malformed' })
    expect(await ask('wallet_grantPermissions', { permissions: [{}] })).toMatchObject({ problem: 'malformed' })
  })
})

describe('eth_sendUserOperation', () => {
  const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
  const abi = [
    {
      type: 'function',
      name: 'execute',
      stateMutability: 'payable',
      outputs: [],
      inputs: [{ type: 'address' }, { type: 'uint256' }, { type: 'bytes' }],
    },
  ] as const
  const callData = encodeFunctionData({ abi, args: [token, 0n, transfer] })

  it('is described by what the account is to do', async () => {
    expect(
      await ask(
        'eth_sendUserOperation',
        { sender: alice, callData, nonce: 5n, paymasterAndData: `${bob}ff` },
        entryPoint,
      ),
    ).toMatchObject({
      kind: 'userOperation',
      sender: alice,
      entryPoint,
      paymaster: bob,
      isAccountCreated: false,
      call: { action: 'multicall', calls: [{ action: 'tokenTransfer', to: token }] },
      nodes: [{ name: 'sender' }, { name: 'callData' }, { name: 'nonce', value: '0x5' }, { name: 'paymasterAndData' }],
      tokens: [token],
      warnings: [],
    })
  })

  it('is warned of, or refused', async () => {
    const { warnings } = await ask(
      'eth_sendUserOperation',
      { sender: bob, callData, factory: token, eip7702Auth: { address: token } },
      entryPoint,
    )
    expect(warnings.map(({ key }) => key)).toEqual(['accountMismatch', 'delegation'])
    expect(await ask('eth_sendUserOperation', { callData }, entryPoint)).toMatchObject({ problem: 'malformed' })
    expect(await ask('eth_sendUserOperation', { sender: alice, callData }, 'entry')).toMatchObject({
      problem: 'malformed',
    })
  })
})
