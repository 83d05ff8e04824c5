import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import type { TokenBalance } from '../../../chains/tokens'
import type { HistorySource } from '../../../chains/transactions'
import type { CaipAddress } from '../../../chains/network'
import { accountAtom } from '../../session/account/account'
import { connectWallet } from '../../session/connection/connect'
import { memoryStorage } from '../../core/storage'
import { addSent } from '../../../../stories/lab/addSent'
import { parseUnits } from '../../core/format/decimal'
import { formatUnits } from '../../core/format/formatNumber'
import { activityAtom, openActivity } from '../activity/activity'
import { allTokensAtom } from './tokens'
import { watchArrivalsAtom } from '../activity/activityView'

const ether: TokenBalance = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: 10n ** 18n }
const coin: TokenBalance = { ...ether, address: `0x${'a'.repeat(40)}`, symbol: 'USDC', decimals: 6, value: 5_000_000n }

/** A page that looks at the activity of an account, and what the account has at each reading. */
async function look(first: readonly TokenBalance[], history?: HistorySource, storage = memoryStorage(), startMs = 0) {
  let now = first
  let readings = 0
  const balances = { listBalances: async () => (readings++, now) }
  const lab = createLab({ config: { sources: { balances, history } }, storage })
  const { store } = lab.portico
  await lab.clock.advance(startMs)
  store.sub(activityAtom, () => undefined)
  store.sub(watchArrivalsAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await store.set(openActivity)
  const next = async (tokens: readonly TokenBalance[]) => {
    now = tokens
    const before = readings
    await lab.clock.advance(30_000)
    await expect.poll(() => readings).toBeGreaterThan(before)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  if (!history) await expect.poll(() => store.get(allTokensAtom).status).toBe('ready')
  const seen = () =>
    store.get(activityAtom).activity.map(({ kind, transfers }) => [kind, transfers[0]?.amount, transfers[0]?.symbol])
  return { ...lab, next, seen, readings: () => readings, store }
}

describe('without a source of activity', () => {
  it('what an account has more than before has arrived, exactly, marked as seen here, and once', async () => {
    const { next, seen, store } = await look([ether, coin])
    expect(seen()).toEqual([])
    await next([{ ...ether, value: ether.value + 1n }, coin])
    await next([
      { ...ether, value: ether.value + 1n },
      { ...coin, value: 7_500_000n },
    ])
    expect(seen()).toEqual([
      ['receive', '2.5', 'USDC'],
      ['receive', '0.000000000000000001', 'ETH'],
    ])
    expect(store.get(activityAtom)).toMatchObject({ isWhole: false, activity: [{ isNoticed: true }, {}] })
  })

  it('what is less is no arrival, and neither is what did not answer once', async () => {
    const { next, seen } = await look([ether, coin])
    await next([{ ...ether, value: 1n }])
    await next([{ ...ether, value: 1n }, coin])
    expect(seen()).toEqual([])
  })

  it('a token that was never there has arrived, but not where the first reading may have missed it', async () => {
    const early = await look([ether])
    await early.next([ether, coin])
    expect(early.seen()).toEqual([])
    const late = await look([ether])
    await late.next([ether])
    await late.next([ether, coin])
    expect(late.seen()).toEqual([['receive', '5', 'USDC']])
  })

  it('is told by another tab too, once, and of what came since that looked last', async () => {
    const storage = memoryStorage()
    const other = await look([ether], undefined, storage)
    const one = await look([ether], undefined, storage, 10_000)
    const more = (units: bigint) => [{ ...ether, value: ether.value + units }]
    await other.next([ether])
    await one.next(more(1n))
    await other.next(more(1n))
    await one.next(more(3n))
    await other.next(more(7n))
    await one.next(more(7n))
    const seen = [4n, 2n, 1n].map((units) => ['receive', formatUnits(units, 18), 'ETH'])
    expect(other.seen()).toEqual(seen)
    await one.store.set(openActivity)
    expect(one.seen()).toEqual(seen)
    expect((await look([ether], undefined, storage)).seen()).toEqual(seen)
  })

  it('is kept by this page where the storage is full', async () => {
    const storage = memoryStorage()
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const { next, seen, store } = await look([ether], undefined, { ...storage, setItem })
    await next([{ ...ether, value: ether.value + 1n }])
    await next([{ ...ether, value: ether.value + 3n }])
    await store.set(openActivity)
    expect(seen()).toHaveLength(2)
  })

  it.each([
    ['7.6', 'what was quoted, and a little more', []],
    ['7.4', 'less a fee', []],
    ['17.5', 'and ten beside', [['receive', '10', 'USDC']]],
  ])(
    'is not told of what an own transaction brought, which says so itself: up to %s, %s',
    async (held, _words, rest) => {
      const { next, seen, store, clock } = await look([ether, coin])
      const account = store.get(accountAtom)?.caipAddress as CaipAddress
      const transfers = [{ direction: 'in', symbol: 'USDC', amount: '2.5' }] as const
      const sentAt = clock.now()
      const trade = {
        hash: '0x1',
        account,
        networkId: 'eip155:1',
        sentAt,
        kind: 'trade',
        transfers,
        isFinal: true,
      } as const
      store.set(addSent, { ...trade, status: 'confirmed', endedAt: sentAt + 4000 })
      const value = parseUnits(held, 6) ?? 0n
      await next([ether, { ...coin, value }])
      const told = [...rest, ['trade', '2.5', 'USDC']]
      expect(seen().sort()).toEqual([...told].sort())
      // Once: what comes then has arrived.
      await next([ether, { ...coin, value: value + 2_500_000n }])
      expect(seen().sort()).toEqual([['receive', '2.5', 'USDC'], ...told].sort())
    },
  )

  it('takes nothing from a storage that another wrote to', async () => {
    for (const stored of ['{}', '[null,{"account":"eip155:1:0x0"}]', 'x']) {
      const storage = memoryStorage()
      storage.setItem('portico/arrivals', stored)
      expect((await look([ether], undefined, storage)).seen()).toEqual([])
    }
  })
})

it('Who tells of all is not corrected, and what the account has is not read for it', async () => {
  const { clock, readings, seen } = await look([ether], { listActivity: async () => ({ activity: [] }) })
  await clock.advance(60_000)
  expect([readings(), seen()]).toEqual([0, []])
})
