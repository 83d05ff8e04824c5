import { describe, expect, it } from 'vitest'
import type { Activity, ActivityTransfer } from '../../../chains/transactions'
import { skeletonOf } from '../../../chains/requests/text/confusables'
import { judgeActivity, paidAddresses } from './judgeActivity'

const friend = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const twin = `0x3C44${'0'.repeat(32)}93BC`
const stranger = '0x00000000000000000000000000000000000000a1'
let count = 0

const row = (transfer: Partial<ActivityTransfer>, about: Partial<Activity> = {}): Activity => ({
  networkId: 'eip155:1',
  hash: `0x${(count += 1)}`,
  kind: transfer.direction === 'in' ? 'receive' : 'send',
  status: 'confirmed',
  at: 1000 - count,
  transfers: [{ direction: 'out', symbol: 'USDC', amount: '5', ...transfer }],
  ...about,
})
const symbols = new Map(['ETH', 'USDC'].map((symbol) => [skeletonOf(symbol), symbol] as const))
const warningsOf = (told: readonly Activity[], addresses: readonly string[] = [], sent: readonly Activity[] = []) =>
  judgeActivity(told, sent, { addresses, symbols }).map(({ warning }) => warning)

describe('a history', () => {
  it('marks transfers of nothing, which anybody can make in the name of the visitor', () => {
    expect(warningsOf([row({ amount: '0', counterparty: stranger }), row({ amount: '0.000' }), row({})])).toEqual([
      'zero',
      'zero',
      undefined,
    ])
    expect(warningsOf([row({ amount: '0' }, { kind: 'approve' })])).toEqual([undefined])
  })

  it('marks dust and transfers to and from an address that passes for one that was paid', () => {
    const honest = row({ counterparty: friend })
    const rows = [
      row({ direction: 'in', amount: '0.000001', counterparty: twin }),
      row({ direction: 'out', amount: '5', counterparty: twin }),
      honest,
    ]
    expect(warningsOf(rows)).toEqual(['lookAlike', 'lookAlike', undefined])
    expect(warningsOf([rows[0]!], [friend])).toEqual(['lookAlike'])
    expect(warningsOf([rows[0]!], [])).toEqual([undefined])
  })

  it('does not judge what this browser sent, and takes it for known', () => {
    const own = row({ counterparty: friend, amount: '0' })
    expect(warningsOf([own], [], [own])).toEqual([undefined])
    expect(paidAddresses([stranger], [own, row({ counterparty: twin }, { status: 'failed' })])).toEqual([
      stranger,
      friend,
    ])
  })

  it('marks a token whose symbol is written in letters that pass for others', () => {
    expect(
      warningsOf([row({ symbol: 'USDС', direction: 'in', counterparty: stranger }), row({ symbol: 'USDC' })]),
    ).toEqual(['spam', undefined])
  })
})
