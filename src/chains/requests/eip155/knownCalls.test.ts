import { maxUint160, maxUint256, maxUint96 } from 'viem'
import { describe, expect, it } from 'vitest'
import { encode, readCall, word } from '../../../../stories/lab/testing/chains/calls'
import { alice, bob, keysOf, token } from '../../../../stories/lab/testing/chains/requests'
import { knownCalls } from './knownCalls'

const details = (amount: bigint) => ({ token, amount, expiration: 99, nonce: 1 })
const permitTail = [27, word, word]
const single =
  'permit(address,((address token,uint160 amount,uint48 expiration,uint48 nonce) details,address spender,uint256 sigDeadline),bytes)'
const batch =
  'permit(address,((address token,uint160 amount,uint48 expiration,uint48 nonce)[] details,address spender,uint256 sigDeadline),bytes)'
const grant = (amount: bigint, isUnlimited = false) => ({ token, amount, isUnlimited, expiration: 99n })

describe('a call that is known', () => {
  it.each<[string, readonly unknown[], object, readonly string[]]>([
    ['transfer(address,uint256)', [alice, 5n], { action: 'tokenTransfer', recipient: alice, amount: 5n }, []],
    ['transfer(address,uint256)', [token, 5n], { action: 'tokenTransfer', recipient: token }, ['sentToToken']],
    [
      'transferFrom(address,address,uint256)',
      [alice, bob, 5n],
      { action: 'tokenTransferFrom', owner: alice, recipient: bob, amount: 5n },
      [],
    ],
    ['approve(address,uint256)', [bob, 7n], { action: 'approve', spender: bob, amount: 7n, isUnlimited: false }, []],
    ['approve(address,uint256)', [bob, maxUint256], { action: 'approve', isUnlimited: true }, ['unlimitedApproval']],
    ['approve(address,uint256)', [bob, 2n ** 255n], { isUnlimited: true }, ['unlimitedApproval']],
    ['approve(address,uint256)', [bob, 2n ** 96n - 2n], { isUnlimited: false }, []],
    ['approve(address,uint256)', [bob, maxUint96], { isUnlimited: true }, ['unlimitedApproval']],
    ['approve(address,uint256)', [bob, maxUint160], { isUnlimited: true }, ['unlimitedApproval']],
    [
      'increaseAllowance(address,uint256)',
      [bob, maxUint256],
      { action: 'increaseAllowance', spender: bob },
      ['unlimitedApproval'],
    ],
    ['decreaseAllowance(address,uint256)', [bob, 1n], { action: 'decreaseAllowance', spender: bob, amount: 1n }, []],
    [
      'safeTransferFrom(address,address,uint256)',
      [alice, bob, 9n],
      { action: 'itemTransfer', items: [{ id: 9n, amount: null }] },
      [],
    ],
    [
      'safeTransferFrom(address,address,uint256,bytes)',
      [alice, bob, 9n, '0xabcd'],
      { action: 'itemTransfer', items: [{ id: 9n, amount: null }] },
      [],
    ],
    [
      'safeTransferFrom(address,address,uint256,uint256,bytes)',
      [alice, bob, 9n, 2n, '0x'],
      { action: 'itemTransfer', items: [{ id: 9n, amount: 2n }] },
      [],
    ],
    [
      'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
      [alice, bob, [1n, 2n], [3n, 4n], '0x'],
      {
        action: 'itemTransfer',
        owner: alice,
        recipient: bob,
        items: [
          { id: 1n, amount: 3n },
          { id: 2n, amount: 4n },
        ],
      },
      [],
    ],
    [
      'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
      [alice, bob, [1n, 2n], [3n], '0x'],
      { action: 'unknown' },
      ['unknownCall'],
    ],
    [
      'setApprovalForAll(address,bool)',
      [bob, true],
      { action: 'approvalForAll', operator: bob, isApproved: true },
      ['approvalForAll'],
    ],
    ['setApprovalForAll(address,bool)', [bob, false], { action: 'approvalForAll', isApproved: false }, []],
    [
      'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
      [alice, bob, maxUint256, 99n, ...permitTail],
      {
        action: 'permit',
        owner: alice,
        spender: bob,
        deadline: 99n,
        grants: [{ ...grant(maxUint256, true), expiration: null }],
      },
      ['unlimitedApproval'],
    ],
    [
      'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
      [alice, bob, 1n, 99n, true, ...permitTail],
      { action: 'permit', owner: alice, spender: bob, grants: [{ token, isUnlimited: true }] },
      ['unlimitedApproval'],
    ],
    [
      single,
      [alice, { details: details(5n), spender: bob, sigDeadline: 7n }, '0x12'],
      { action: 'permit', spender: bob, grants: [grant(5n)], deadline: 7n },
      [],
    ],
    [
      batch,
      [alice, { details: [details(5n), details(maxUint160)], spender: bob, sigDeadline: 7n }, '0x12'],
      { action: 'permit', owner: alice, spender: bob, grants: [grant(5n), grant(maxUint160, true)] },
      ['unlimitedApproval'],
    ],
    [
      'approve(address,address,uint160,uint48)',
      [token, bob, 5n, 99],
      { action: 'permit2Approve', spender: bob, grants: [grant(5n)] },
      [],
    ],
    [
      'transferFrom(address,address,uint160,address)',
      [alice, bob, 5n, token],
      { action: 'permit2Transfer', transfers: [{ token, owner: alice, recipient: bob, amount: 5n }] },
      [],
    ],
    [
      'transferFrom((address from,address to,uint160 amount,address token)[])',
      [[{ from: alice, to: bob, amount: 5n, token }]],
      { action: 'permit2Transfer', transfers: [{ token, owner: alice, recipient: bob, amount: 5n }] },
      [],
    ],
    ['deposit()', [], { action: 'wrap' }, []],
    ['withdraw(uint256)', [3n], { action: 'unwrap', amount: 3n }, []],
  ])('%s', (signature, args, expected, warned) => {
    const { call, warnings } = readCall(encode(signature, args))
    expect(call).toMatchObject(expected)
    expect(keysOf({ warnings })).toEqual(warned)
  })

  it('names its arguments, and is not known twice', () => {
    const { call } = readCall(encode('transfer(address,uint256)', [alice, 5n]))
    expect(call).toMatchObject({
      to: token,
      selector: '0xa9059cbb',
      signature: 'transfer(address,uint256)',
      arguments: [
        { name: 'to', type: 'address', value: alice },
        { name: 'amount', type: 'uint256', value: '5' },
      ],
    })
    expect(knownCalls.size).toBe(30)
  })
})
