import type { Activity } from '../../../src/chains/transactions'

const day = 86_400_000
const now = Date.UTC(2026, 10, 23, 12)

const counterparty = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const one = (index: number, kind: Activity['kind'], days: number, rest: Partial<Activity> = {}): Activity => ({
  networkId: 'eip155:1',
  hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
  kind,
  status: 'confirmed',
  at: now - days * day,
  transfers: [],
  ...rest,
})

/** Activity in the lab, the newest first. */
export const sampleActivity: readonly Activity[] = [
  one(0, 'send', 0, {
    status: 'pending',
    transfers: [{ direction: 'out', symbol: 'HRD', amount: '20', counterparty }],
  }),
  one(1, 'send', 1, { transfers: [{ direction: 'out', symbol: 'ETH', amount: '1.5', counterparty }] }),
  one(2, 'receive', 2, { transfers: [{ direction: 'in', symbol: 'HRD', amount: '1204.5' }] }),
  one(3, 'trade', 40, {
    app: 'Harbour Exchange',
    transfers: [
      { direction: 'out', symbol: 'HRD', amount: '120' },
      { direction: 'in', symbol: 'ETH', amount: '0.04' },
    ],
  }),
  one(4, 'execute', 41, { status: 'failed' }),
]

/** Entries that an attacker created to be copied. */
export const suspiciousActivity: readonly Activity[] = [
  one(0, 'receive', 1, {
    warning: 'lookAlike',
    transfers: [{ direction: 'in', symbol: 'USDC', amount: '0.000001', counterparty }],
  }),
  one(1, 'send', 2, { warning: 'zero', transfers: [{ direction: 'out', symbol: 'USDC', amount: '0', counterparty }] }),
  one(2, 'receive', 3, { warning: 'spam', transfers: [{ direction: 'in', symbol: 'USDС', amount: '5000' }] }),
  one(3, 'send', 4, { transfers: [{ direction: 'out', symbol: 'ETH', amount: '1.5', counterparty }] }),
]

export const manyActivity = (count: number): readonly Activity[] =>
  Array.from({ length: count }, (_, index) => one(index, 'send', index / 4))

const months = ['November', 'October', 'September', 'August']

/** Texts as the connected view writes them. */
export const activityTexts = {
  monthOf: ({ at }: Activity) => months[10 - new Date(at).getUTCMonth()] ?? 'Earlier',
  formatActivity: ({ transfers, hash }: Activity) => {
    const amounts = transfers.map(({ amount, symbol }) => `${amount} ${symbol}`)
    return {
      date: 'Nov 23',
      detail: amounts.join(', ') || `${hash.slice(0, 4)}…${hash.slice(-6)}`,
      ...(amounts.length === 1 && { amount: amounts[0], counterparty: transfers[0]?.counterparty && '0x3C…4293BC' }),
    }
  },
  explorerUrlOf: ({ hash }: Activity) => `https://explorer.example/tx/${hash}`,
}
