import { expect, it } from 'vitest'
import { transactionsKey } from './kept'

const moved = { direction: 'out', symbol: 'ETH', amount: '1.5', counterparty: '0x2' }
const parse = (transfers: unknown) =>
  transactionsKey.parse(
    JSON.stringify([
      {
        hash: '0x1',
        account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        networkId: 'eip155:1',
        sentAt: 1,
        status: 'failed',
        isFinal: true,
        transfers,
      },
    ]),
  )

it('What was sent is kept with what it moves, or without', () => {
  expect([undefined, [], [moved], [{ ...moved, counterparty: undefined }]].map((one) => parse(one)?.length)).toEqual([
    1, 1, 1, 1,
  ])
})

it.each(['x', [null], [{ ...moved, amount: '-1' }], [{ ...moved, amount: 1e30 }], [{ ...moved, symbol: 7 }], {}])(
  'What is said to move %j was not kept here',
  (transfers) => {
    expect(parse(transfers)).toEqual([])
  },
)
