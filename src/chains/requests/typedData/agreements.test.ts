import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { describe, expect, it } from 'vitest'
import { alice, bob, domain, domainType, readTypedData, token } from '../../../../stories/lab/testing/chains/requests'
import { describeCall } from '../eip155/describeCall'
import type { TypedDataDescription } from '../types'

const nobody = '0x0000000000000000000000000000000000000000'
const fields = (text: string) =>
  text.split(',').map((pair) => {
    const [type = '', name = ''] = pair.trim().split(' ')
    return { name, type }
  })
const item = 'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const types = {
  EIP712Domain: domainType,
  TransferWithAuthorization: fields(
    'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
  ),
  ReceiveWithAuthorization: fields(
    'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
  ),
  Permit: fields('address spender,uint256 tokenId,uint256 nonce,uint256 deadline'),
  OfferItem: fields(item),
  ConsiderationItem: fields(`${item},address recipient`),
  OrderComponents: fields(
    'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter',
  ),
  BulkOrder: fields('OrderComponents[2][2] tree'),
  SafeTx: fields(
    'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce',
  ),
  Vote: fields('address voter,string words'),
  Bid: fields('uint256 price,uint256 nonce'),
  Login: fields('string words,uint256 nonce,uint256 deadline'),
}

async function read(primaryType: keyof typeof types, message: object): Promise<TypedDataDescription> {
  const description = await readTypedData(JSON.stringify({ types, domain, primaryType, message }))
  expect(description.problem).toBeNull()
  return description
}
const told = ({ warnings }: TypedDataDescription) => warnings.map(({ key, level }) => `${level} ${key}`)
const zeros = `0x${'00'.repeat(32)}`

describe('what a signature does', () => {
  it.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'] as const)('%s', async (type) => {
    const message = { from: alice, to: bob, value: '25', validAfter: 0, validBefore: 99, nonce: zeros }
    const description = await read(type, message)
    expect(description).toMatchObject({
      agreement: { kind: 'transfer', token, from: alice, recipient: bob, amount: 25n, deadline: 99n },
      tokens: [token],
    })
    expect(told(description)).toEqual(['caution signedTransfer'])
    expect(told(await read(type, { ...message, from: bob }))).toEqual([
      'danger accountMismatch',
      'caution signedTransfer',
    ])
  })

  it('leave to take an item', async () => {
    const description = await read('Permit', { spender: bob, tokenId: 7, nonce: 0, deadline: 99 })
    expect(description).toMatchObject({ permit: null, agreement: { kind: 'itemPermit', token, spender: bob, id: 7n } })
    expect(told(description)).toEqual(['danger itemPermit'])
  })

  const part = (itemType: number, amount: number | [number, number], more: object = {}) => {
    const [startAmount, endAmount] = typeof amount === 'number' ? [amount, amount] : amount
    return {
      itemType,
      token: itemType === 0 ? nobody : token,
      identifierOrCriteria: 9,
      startAmount,
      endAmount,
      ...more,
    }
  }
  const order = (offer: readonly object[], consideration: readonly object[]) => ({
    offerer: alice,
    zone: nobody,
    offer,
    consideration,
    orderType: 0,
    startTime: 0,
    endTime: 99,
    zoneHash: zeros,
    salt: 1,
    conduitKey: zeros,
    counter: 0,
  })

  it('an order, of what is given at most and got at least', async () => {
    const description = await read(
      'OrderComponents',
      order([part(2, 1)], [part(0, [50, 40], { recipient: alice }), part(1, 2, { recipient: bob })]),
    )
    expect(description.agreement).toEqual({
      kind: 'order',
      trades: [
        {
          offerer: alice,
          gives: [{ token, id: 9n, amount: 1n, recipient: null }],
          gets: [
            { token: null, id: null, amount: 40n, recipient: alice },
            { token, id: null, amount: 2n, recipient: bob },
          ],
          endTime: 99n,
        },
      ],
    })
    expect(told(description)).toEqual(['caution signedOrder'])
    expect(description.tokens).toEqual([token])
  })

  it('an order for nothing, alone and in a tree', async () => {
    const gifts = [order([part(2, 1)], []), order([part(2, 1)], [part(0, [50, 0], { recipient: alice })])]
    for (const gift of [...gifts, order([part(2, 1)], [part(0, 50, { recipient: bob })])])
      expect(told(await read('OrderComponents', gift))).toEqual(['danger orderForNothing', 'caution signedOrder'])
    const [gift] = gifts
    const fair = order([part(2, 1)], [part(0, 50, { recipient: alice })])
    const empty = order([], [])
    const bulk = await read('BulkOrder', {
      tree: [
        [fair, empty],
        [gift, empty],
      ],
    })
    expect(bulk.agreement).toMatchObject({ trades: { length: 2 } })
    expect(told(bulk)).toEqual(['danger orderForNothing', 'caution signedOrder'])
    const fairs = await read('BulkOrder', {
      tree: [
        [fair, empty],
        [fair, empty],
      ],
    })
    expect(told(fairs)).toEqual(['caution signedOrder'])
  })

  it('a transaction of a Safe, which is read like any', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bob, maxUint256] })
    const message = {
      to: token,
      value: 0,
      data,
      operation: 0,
      safeTxGas: 0,
      baseGas: 0,
      gasPrice: 0,
      gasToken: nobody,
      refundReceiver: nobody,
      nonce: 1,
    }
    const description = await read('SafeTx', message)
    expect(description.agreement).toMatchObject({
      kind: 'safeTransaction',
      safe: token,
      isDelegateCall: false,
      call: { action: 'approve', spender: bob },
    })
    expect(told(description)).toEqual(['danger unlimitedApproval'])
    expect(told(await read('SafeTx', { ...message, operation: 1, data: '0x' }))).toEqual(['danger delegateCall'])
    expect(told(await read('SafeTx', { ...message, gasPrice: 1, data: '0x' }))).toEqual(['danger safeRefund'])
  })

  it('of a type that is not known, where it names accounts or amounts', async () => {
    expect(told(await read('Vote', { voter: alice, words: 'yes' }))).toEqual(['caution unknownAgreement'])
    expect(told(await read('Bid', { price: 1, nonce: 2 }))).toEqual(['caution unknownAgreement'])
    expect(told(await read('Login', { words: 'Hello', nonce: 2, deadline: 3 }))).toEqual([])
  })
})

describe('an amount that exceeds every balance', () => {
  it.each([2n ** 96n - 1n, 2n ** 160n - 2n, 2n ** 200n, 2n ** 255n - 1n])('%s is all there is', (amount) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bob, amount] })
    const { warnings } = describeCall({ to: token, value: 0n, data: Buffer.from(data.slice(2), 'hex') })
    expect(warnings.map(({ key }) => key)).toEqual(['unlimitedApproval'])
  })
})
