import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WalletFailedError, WalletResponseError } from '../../errors/walletErrors'
import { atomicOf, callsRequest, isUnsupported, readCallsFate, readCallsId, readCapabilities } from './calls'

const account = 'eip155:31337:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
const [, , from] = account.split(':')
const hash = `0x${'ab'.repeat(32)}`
const receipt = (status: unknown = '0x1') => ({ transactionHash: hash, status })

describe('EIP-5792', () => {
  it('is asked for in its second version, and in the first where a wallet knows no other', () => {
    const order = {
      calls: [{ to: from, value: 5n, data: '0x' }, { data: '0xfe' }],
      account,
      id: '0x1',
      atomicRequired: true,
    }
    const calls = [{ to: from, value: '0x5' }, { data: '0xfe' }]
    const about = { from, chainId: '0x7a69', calls }
    expect(callsRequest({ ...order, isFirstVersion: false })).toEqual({
      method: 'wallet_sendCalls',
      params: [{ version: '2.0.0', id: '0x1', atomicRequired: true, ...about }],
    })
    expect(callsRequest({ ...order, isFirstVersion: true }).params).toEqual([{ version: '1.0', ...about }])
  })

  it.each([['0xab'], [{ id: '0xab', capabilities: {} }]])('has its id in %j', (answer) => {
    expect(readCallsId(answer)).toBe('0xab')
  })

  it.each([[null], [''], [{}], [{ id: 5 }], ['z'.repeat(9000)]])('has no id in %j', (answer) => {
    expect(() => readCallsId(answer)).toThrow(WalletResponseError)
  })

  it.each([
    [{ status: 100, atomic: true }, 'pending', true],
    [{ status: 200, atomic: true, receipts: [receipt()] }, 'confirmed', true],
    [{ status: '200', atomic: false, receipts: [receipt(), receipt()] }, 'confirmed', false],
    // A receipt says more than the sum of them.
    [{ status: 200, atomic: true, receipts: [receipt('0x0')] }, 'reverted', true],
    [{ status: 200, atomic: false, receipts: [receipt(), receipt('0x0')] }, 'partial', false],
    [{ status: 400, atomic: true }, 'refused', true],
    [{ status: 500, atomic: true, receipts: [receipt('0x0')] }, 'reverted', true],
    [{ status: 600, atomic: false, receipts: [receipt()] }, 'partial', false],
    [{ status: 'PENDING' }, 'pending', true],
    [{ status: 'CONFIRMED', receipts: [receipt()] }, 'confirmed', true],
    [{ status: 'CONFIRMED', receipts: [receipt('0x0')] }, 'reverted', true],
  ])('that stands as %j is %s', (answer, state, isAtomic) => {
    expect(readCallsFate(answer)).toMatchObject({ state, isAtomic })
  })

  it.each([[null], [{}], [{ status: 300 }], [{ status: 'DONE' }], ['CONFIRMED']])('does not stand as %j', (answer) => {
    expect(() => readCallsFate(answer)).toThrow(WalletResponseError)
  })

  it.each([
    [{ '0x7a69': { atomic: { status: 'supported' } } }, 'supported'],
    [{ '0x7a69': { atomic: { status: 'ready' } } }, 'ready'],
    [{ '0x0': { atomic: { status: 'ready' } }, '0x1': {} }, 'ready'],
    [{ '0x7A69': { atomicBatch: { supported: true } } }, 'supported'],
    [{ 31337: { atomic: { status: 'supported' } } }, 'supported'],
    [{ '0x1': { atomic: { status: 'supported' } } }, 'unsupported'],
    [{ '0x7a69': { atomic: { status: 'unsupported' }, atomicBatch: { supported: true } } }, 'unsupported'],
    [{ '0x7a69': { atomic: true } }, 'unsupported'],
    [[], 'unsupported'],
    [null, 'unsupported'],
  ])('is done all or none by %j: %s', (answer, atomic) => {
    expect(atomicOf(readCapabilities(answer, 'eip155:31337'))).toBe(atomic)
  })

  it('is read from anything without harm', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(atomicOf(readCapabilities(answer, 'eip155:1'))).toMatch(/supported|ready/)
        expect(isUnsupported(answer)).toBeTypeOf('boolean')
        try {
          readCallsFate(answer)
        } catch (error) {
          expect(error).toBeInstanceOf(WalletResponseError)
        }
      }),
    )
  })

  it.each([
    [{ code: 4200 }, true],
    [{ code: -32601 }, true],
    [{ code: 5700 }, true],
    [{ code: 5760 }, true],
    [new WalletFailedError('no', { cause: { code: 5710 } }), true],
    [new Error('The method "wallet_sendCalls" does not exist / is not available.'), true],
    [new Error('Missing or invalid. request() method: wallet_sendCalls'), true],
    [{ code: 4001, message: 'wallet_sendCalls: user rejected, not supported' }, false],
    [{ code: 5720 }, false],
    [{ code: 5750 }, false],
    [{ code: -32603, data: { cause: { code: 4200 } } }, true],
    [{ code: 4001, message: 'User rejected the upgrade to a smart account' }, false],
    [{ code: -32603, message: 'Internal error' }, false],
    [{ code: -32002 }, false],
    [undefined, false],
  ])('is not known to who throws %o: %s', (error, expected) => {
    expect(isUnsupported(error)).toBe(expected)
  })
})
