import { describe, expect, it } from 'vitest'
import type { Network } from '../network'
import { copyCall } from '../rpc/cloneRpcCall'
import { describeRequest } from './describeRequest.late'
import { requestLimits } from './limits'

const account = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const me = account.split(':')[2] as string
const receiver = '0x00000000000000000000000000000000000000a1'
const network = { caipNetworkId: 'eip155:1' } as unknown as Network
const describeCall = (method: string, params: unknown) =>
  describeRequest(copyCall({ method, params }), { account, network, origin: 'https://a.example' })
const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`
const word = (value: number | string) => BigInt(value).toString(16).padStart(64, '0')
const calls = (count: number) => [
  {
    version: '2.0.0',
    from: me,
    chainId: '0x1',
    calls: Array.from({ length: count }, () => ({ to: receiver, value: '0x1' })),
  },
]
const typed = (value: string) => [
  me,
  JSON.stringify({
    types: { EIP712Domain: [], Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    domain: {},
    message: { text: value },
  }),
]
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { inner: nested(depth - 1) })

describe('a request that is too large to be checked', () => {
  it.each<[string, string, unknown, unknown]>([
    ['calls', 'wallet_sendCalls', calls(requestLimits.calls), calls(requestLimits.calls + 1)],
    ['letters', 'personal_sign', [hex('a'.repeat(24_000)), me], [hex('a'.repeat(25_000)), me]],
    ['letters beyond ASCII', 'personal_sign', [hex('Ａ'.repeat(8_000)), me], [hex('Ａ'.repeat(9_000)), me]],
    ['typed data', 'eth_signTypedData_v4', typed('a'.repeat(60_000)), typed('a'.repeat(66_000))],
    ['typed data beyond ASCII', 'eth_signTypedData_v4', typed('Ａ'.repeat(8_000)), typed('Ａ'.repeat(9_000))],
    [
      'call data',
      'eth_sendTransaction',
      [{ to: receiver, data: `0x${'00'.repeat(130_000)}` }],
      [{ to: receiver, data: `0x${'00'.repeat(132_000)}` }],
    ],
    [
      'parts',
      'wallet_sendCalls',
      [{ ...calls(1)[0], capabilities: { a: Array.from({ length: 3_000 }, () => 1) } }],
      [{ ...calls(1)[0], capabilities: { a: Array.from({ length: 5_000 }, () => 1) } }],
    ],
    [
      'depth',
      'wallet_sendCalls',
      [{ ...calls(1)[0], capabilities: nested(20) }],
      [{ ...calls(1)[0], capabilities: nested(40) }],
    ],
  ])('by its %s is refused in words, and a smaller one is read', async (_what, method, small, large) => {
    expect((await describeCall(method, small)).problem).toBeNull()
    expect(await describeCall(method, large)).toMatchObject({ kind: 'unknown', problem: 'tooLarge' })
  })

  it('names the first letters of a long marked text only', async () => {
    const read = await describeCall('personal_sign', [hex('Ａ'.repeat(7_000)), me])
    const parts = read.kind === 'message' ? read.parts : []
    expect(parts.map(({ text, codePoints = [] }) => [text.length, codePoints.length])).toEqual([[7_000, 16]])
  })
})

describe('newer ways to drain an account', () => {
  const transferFrom = (owner: string) => `0x23b872dd${word(owner)}${word(receiver)}${word(5)}`

  it.each([
    ['of another account', receiver, ['spendsOthers']],
    ['of one’s own', me, []],
  ])('tokens %s that are moved are told', async (_what, owner, expected) => {
    const token = '0x00000000000000000000000000000000000000f1'
    const { warnings } = await describeCall('eth_sendTransaction', [{ from: me, to: token, data: transferFrom(owner) }])
    expect(warnings.map(({ key }) => key)).toEqual(expected)
    const batch = [{ ...calls(0)[0], calls: [{ to: token, data: transferFrom(owner) }] }]
    expect((await describeCall('wallet_sendCalls', batch)).warnings.map(({ key }) => key)).toEqual(expected)
  })

  it('warns of a paymaster with its address', async () => {
    const capabilities = { paymasterService: { url: 'https://pay.example/v1', optional: true } }
    const { warnings } = await describeCall('wallet_sendCalls', [{ ...calls(1)[0], capabilities }])
    expect(warnings).toMatchObject([{ key: 'paymaster', url: 'https://pay.example/v1', level: 'caution' }])
  })
})
