import { describe, expect, it } from 'vitest'
import { InvalidRequestError } from '../errors/rpcErrors'
import { copyCall } from './cloneRpcCall'

describe('copying a call', () => {
  it('is not touched by what the page changes later', () => {
    const transaction = { to: '0x1', nested: { list: [1, 2] } }
    const bytes = Uint8Array.of(1, 2)
    const params = [transaction, bytes]
    const copied = copyCall({ method: 'eth_sendTransaction', params })
    transaction.to = '0x2'
    transaction.nested.list.push(3)
    bytes[0] = 9
    params.pop()
    expect(copied).toEqual({
      method: 'eth_sendTransaction',
      params: [{ to: '0x1', nested: { list: [1, 2] } }, Uint8Array.of(1, 2)],
    })
  })

  it('reads every property once', () => {
    let reads = 0
    const transaction = {
      get to() {
        reads += 1
        return reads === 1 ? '0xgood' : '0xbad'
      },
    }
    expect(copyCall({ method: 'a', params: [transaction] }).params).toEqual([{ to: '0xgood' }])
    expect(reads).toBe(1)
  })

  it('writes whole numbers in hexadecimal and leaves out what is undefined', () => {
    const params = [{ value: 255n, low: -16n, gone: undefined, kept: null }]
    expect(copyCall({ method: 'a', params }).params).toEqual([{ value: '0xff', low: '-0x10', kept: null }])
    expect(copyCall({ method: 'a' })).toEqual({ method: 'a' })
  })

  it('keeps a key named __proto__ a key', () => {
    const copied = copyCall({ method: 'a', params: JSON.parse('{"__proto__":{"x":1}}') as unknown }).params as object
    expect(Object.getPrototypeOf(copied)).toBe(Object.prototype)
    expect(Object.keys(copied)).toEqual(['__proto__'])
  })

  const circle: Record<string, unknown> = {}
  circle.self = circle
  const throwing = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no')
      },
      ownKeys: () => {
        throw new Error('no')
      },
    },
  )
  const sparse: unknown[] = []
  sparse.length = 2 ** 32 - 1
  it.each([
    null,
    'eth_call',
    {},
    { method: 7 },
    { method: 'a', params: circle },
    { method: 'a', params: () => 1 },
    { method: 'a', params: [Symbol('x')] },
    { method: 'a', params: [new Date()] },
    { method: 'a', params: new Map() },
    { method: 'a', params: throwing },
    throwing,
    { method: 'a', params: sparse },
    { method: 'a', params: 'x'.repeat(5_000_000) },
    { method: 'a', params: new Uint8Array(5_000_000) },
    { method: 'a', params: { ['x'.repeat(5_000_000)]: 1 } },
  ])('refuses no plain data, case %#', (call) => {
    expect(() => copyCall(call)).toThrow(InvalidRequestError)
  })

  it('takes a text of 256 kB, as it is and in hexadecimal, and none that is longer', () => {
    const room = 262_144
    const longest = ['x'.repeat(room), '✓'.repeat(room / 4), `0x${'ab'.repeat(room)}`, new Uint8Array(room)]
    for (const params of longest) expect(copyCall({ method: 'a', params })).toEqual({ method: 'a', params })
    const tooLong = [
      '\u200b'.repeat(1_400_000),
      'x'.repeat(room + 1),
      '✓'.repeat(room / 3 + 1),
      `0x${'ab'.repeat(room)}ab`,
      `0x${'ab'.repeat(room)}x`,
      new Uint8Array(room + 1),
    ]
    for (const params of [...tooLong, Array.from({ length: 9 }, () => 'x'.repeat(room / 2))])
      expect(() => copyCall({ method: 'a', params: [params] })).toThrow('The request is too large')
  })
})
