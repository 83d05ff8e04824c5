import { expect, it } from 'vitest'
import { intentsKey } from './ledger'

const moved = { direction: 'out', symbol: 'ETH', amount: '1.5', counterparty: '0x2' }
const parse = (transfers: unknown) =>
  intentsKey.parse(
    JSON.stringify([
      {
        id: '0x1',
        hash: '0x1',
        account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        networkId: 'eip155:1',
        askedAt: 1,
        status: 'failed',
        isFinal: true,
        transfers,
      },
    ]),
  )

it('a stored intent is read with its amounts, or without', () => {
  expect([undefined, [], [moved], [{ ...moved, counterparty: undefined }]].map((one) => parse(one)?.length)).toEqual([
    1, 1, 1, 1,
  ])
})

it.each(['x', [null], [{ ...moved, amount: '-1' }], [{ ...moved, amount: 1e30 }], [{ ...moved, symbol: 7 }], {}])(
  'a stored intent with the amounts %j is read without amounts',
  (transfers) => {
    expect(parse(transfers)).toMatchObject([{ hash: '0x1', status: 'failed' }])
    expect(parse(transfers)?.[0]).not.toHaveProperty('transfers')
  },
)
