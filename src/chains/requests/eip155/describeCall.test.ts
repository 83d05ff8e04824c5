import fc from 'fast-check'
import { concatHex, hexToBytes, maxUint256, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { encode, readCall, word } from '../../../../stories/lab/testing/chains/calls'
import { alice, bob, keysOf, token } from '../../../../stories/lab/testing/chains/requests'
import { describeCall } from './describeCall'
import { knownCalls } from './knownCalls'

describe('calls within a call', () => {
  const transfer = encode('transfer(address,uint256)', [alice, 5n])
  const approve = encode('approve(address,uint256)', [bob, maxUint256])
  const rows = (...data: Hex[]) =>
    data.map((callData) => ({ target: token, allowFailure: false, value: 4n, callData, data: callData }))

  it.each<[string, readonly unknown[]]>([
    ['multicall(bytes[])', [[transfer, approve]]],
    ['multicall(uint256,bytes[])', [9n, [transfer, approve]]],
    ['multicall(bytes32,bytes[])', [word, [transfer, approve]]],
    ['aggregate((address target,bytes callData)[])', [rows(transfer, approve)]],
    ['tryAggregate(bool,(address target,bytes callData)[])', [false, rows(transfer, approve)]],
    ['aggregate3((address target,bool allowFailure,bytes callData)[])', [rows(transfer, approve)]],
    ['aggregate3Value((address target,bool allowFailure,uint256 value,bytes callData)[])', [rows(transfer, approve)]],
    ['executeBatch((address target,uint256 value,bytes data)[])', [rows(transfer, approve)]],
    [
      'executeBatch(address[],bytes[])',
      [
        [token, token],
        [transfer, approve],
      ],
    ],
    [
      'executeBatch(address[],uint256[],bytes[])',
      [
        [token, token],
        [4n, 4n],
        [transfer, approve],
      ],
    ],
  ])('%s shows each', (signature, args) => {
    const { call, warnings } = readCall(encode(signature, args))
    expect(call).toMatchObject({
      action: 'multicall',
      calls: [
        { action: 'tokenTransfer', to: token },
        { action: 'approve', to: token },
      ],
    })
    expect(warnings).toMatchObject([{ key: 'unlimitedApproval', at: [1] }])
  })

  it('shows one, with what is sent along', () => {
    const { call } = readCall(encode('execute(address,uint256,bytes)', [bob, 6n, '0x']), alice)
    expect(call).toMatchObject({ action: 'multicall', calls: [{ action: 'nativeTransfer', to: bob, value: 6n }] })
  })

  it('goes eight deep and then says that there is more', () => {
    let data = approve
    for (let depth = 0; depth < 8; depth++) data = encode('multicall(bytes[])', [[data]])
    expect(readCall(data).warnings).toMatchObject([{ key: 'unlimitedApproval', at: [0, 0, 0, 0, 0, 0, 0, 0] }])
    for (let depth = 0; depth < 3; depth++) data = encode('multicall(bytes[])', [[data]])
    expect(keysOf(readCall(data))).toEqual(['tooDeep'])
  })

  it('is not kept busy by pointers to one place from many', () => {
    const size = 6_000
    const pointers = `${(size * 32).toString(16).padStart(64, '0')}`.repeat(size)
    const data = concatHex([
      '0xac9650d8',
      `0x${(32).toString(16).padStart(64, '0')}${size.toString(16).padStart(64, '0')}${pointers}${(30_000).toString(16).padStart(64, '0')}${'00'.repeat(30_016)}`,
    ])
    const start = performance.now()
    expect(readCall(data).call.action).toBe('unknown')
    expect(performance.now() - start).toBeLessThan(4_000)
  })

  it('reads 200 kB of calls at once', () => {
    const data = encode('multicall(bytes[])', [Array.from({ length: 1_400 }, () => transfer)])
    const start = performance.now()
    const { call, warnings } = readCall(data)
    expect(performance.now() - start).toBeLessThan(4_000)
    expect(call).toMatchObject({ action: 'multicall', calls: { length: 1_400 } })
    expect(new Set(keysOf({ warnings }))).toEqual(new Set(['tooDeep']))
  })
})

describe('what is said plainly', () => {
  const transfer = encode('transfer(address,uint256)', [alice, 5n])
  const dirty = transfer.replace(/^(0x.{8})00/, '$1ff') as Hex
  const approvalForAll = encode('setApprovalForAll(address,bool)', [bob, true])

  it.each<[string, Hex, string | null, object, readonly string[]]>([
    ['native currency is sent', '0x', alice, { action: 'nativeTransfer', to: alice, selector: null }, []],
    [
      'a contract is created',
      '0x6001',
      null,
      { action: 'createContract', dataLength: 2, to: null },
      ['createsContract'],
    ],
    [
      'an unknown call',
      '0xdeadbeef00',
      token,
      { action: 'unknown', selector: '0xdeadbeef', dataLength: 5 },
      ['unknownCall'],
    ],
    ['less than a selector', '0xdead', token, { action: 'unknown', selector: null, dataLength: 2 }, ['unknownCall']],
    [
      'a known call that ends early',
      transfer.slice(0, -2) as Hex,
      token,
      { action: 'unknown', selector: '0xa9059cbb' },
      ['unknownCall'],
    ],
    ['bytes behind', `${transfer}beef`, token, { action: 'tokenTransfer', amount: 5n }, ['trailingBytes']],
    ['a dirty address', dirty, token, { action: 'tokenTransfer', recipient: alice }, ['unusualEncoding']],
    [
      'a dirty flag',
      `${approvalForAll.slice(0, -1)}2` as Hex,
      token,
      { isApproved: true },
      ['approvalForAll', 'unusualEncoding'],
    ],
  ])('%s', (_name, data, to, expected, warned) => {
    const { call, warnings } = readCall(data, to)
    expect(call).toMatchObject(expected)
    expect(keysOf({ warnings })).toEqual(warned)
  })

  it('tells arguments in another order from the usual one', () => {
    const inner = encode('transfer(address,uint256)', [bob, 1n])
    const usual = encode('multicall(bytes[])', [[inner]])
    // A word between the pointers and the bytes, and the pointer moved behind it.
    const pointer = usual.slice(10 + 128, 10 + 192)
    const moved =
      `${usual.slice(0, 10 + 128)}${pointer.replace(/20$/, '40')}${'00'.repeat(32)}${usual.slice(10 + 192)}` as Hex
    const { call, warnings } = readCall(moved)
    expect(call).toMatchObject({ action: 'multicall', calls: [{ recipient: bob, amount: 1n }] })
    expect(keysOf({ warnings })).toEqual(['unusualEncoding'])
  })

  it('never throws, whatever follows a selector', () => {
    const selectors = [...knownCalls.keys()]
    const small = fc.array(
      fc.oneof(fc.constantFrom(0n, 32n, 64n, 96n, 1n, 2n), fc.bigInt({ min: 0n, max: maxUint256 })),
      { maxLength: 24 },
    )
    fc.assert(
      fc.property(fc.constantFrom(...selectors), small, fc.uint8Array({ maxLength: 40 }), (selector, words, rest) => {
        const hex = words.map((entry) => entry.toString(16).padStart(64, '0')).join('')
        const data = Uint8Array.from([...hexToBytes(`${selector}${hex}` as Hex), ...rest])
        const { call } = describeCall({ to: token, value: 0n, data })
        expect(call.selector).toBe(selector)
      }),
      { numRuns: 2_000 },
    )
  })

  it('finds nothing unusual in what viem writes, and reads it back', () => {
    const address = fc
      .uint8Array({ minLength: 20, maxLength: 20 })
      .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as Hex)
    const row = fc.record({
      target: address,
      value: fc.bigInt({ min: 0n, max: maxUint256 }),
      data: fc.uint8Array({ maxLength: 70 }),
    })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (given) => {
        const calls = given.map(({ data, ...rest }) => ({ ...rest, data: `0x${Buffer.from(data).toString('hex')}` }))
        const { call, warnings } = readCall(
          encode('executeBatch((address target,uint256 value,bytes data)[])', [calls]),
        )
        const text = call.arguments[0]?.value ?? ''
        expect(JSON.parse(text.toLowerCase())).toEqual(
          calls.map(({ target, value, data }) => [target, String(value), data]),
        )
        expect(keysOf({ warnings: warnings.filter(({ at }) => at.length === 0) })).toEqual([])
      }),
    )
  })
})
