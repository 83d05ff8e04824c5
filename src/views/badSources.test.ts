import { describe, expect, it } from 'vitest'
import { boat, coin, ether, sent, visit } from '../../stories/lab/testing/sources'
import { loadMoreActivity } from '../state/money/activity/activity'
import { tokenListAtom } from '../state/money/tokens/list'
import Activity from './money/activity/Activity'
import { Nfts } from './money/nfts/Nfts'
import Send from './money/send/Send'
import Tokens from './money/tokens/Tokens'

const times = (text: string, part: string) => text.split(part).length - 1

describe('what comes late', () => {
  it('is waited for in each view, which then says that it did not come, with a way on', async () => {
    const never = new Promise(() => undefined)
    const { words, clock, asked, says } = await visit({ tokens: never, nfts: never, page: () => never }, false)
    await expect
      .poll(() => [Tokens, Nfts, Activity].map(words))
      .toEqual(['Loading tokens', 'Loading NFTs', 'Loading activity'])
    await expect.poll(() => asked.length).toBe(3)
    await clock.advance(20_000)
    await expect.poll(says).toEqual(['failed', 'failed', 'failed'])
    expect(words(Tokens)).toMatch(/Token Balance Unavailable[^]*Try again/)
    expect(words(Nfts)).toMatch(/NFTs Unavailable[^]*Try again/)
    expect(words(Activity)).toMatch(/Failed to fetch transactions[^]*Try again/)
    expect(words(Send)).toMatch(/Token Balance Unavailable[^]*Try again/)
  })
})

describe('what comes twice', () => {
  it('stands once', async () => {
    const { words } = await visit({
      tokens: [ether, coin(1), coin(1, { name: 'Other' }), ether],
      nfts: [boat(1), boat(1, { name: 'Other' })],
      page: () => ({ activity: [sent(1), sent(1), sent(2), sent(1)] }),
    })
    expect([times(words(Tokens), '1 ETH'), times(words(Tokens), '5 C1')]).toEqual([1, 1])
    expect([times(words(Nfts), 'Boat 1'), times(words(Nfts), 'Other')]).toEqual([1, 0])
    expect(words(Activity).match(/Sent .*/g)).toEqual(['Sent 1.5 ETH', 'Sent 2.5 ETH'])
  })
})

describe('what comes in part', () => {
  it('is shown, without what is no answer', async () => {
    const junk = [null, 7, 'x', [], {}, { networkId: 'eip155:10' }]
    const { words } = await visit({
      tokens: [...junk, coin(1), ...junk],
      nfts: [...junk, boat(1), ...junk],
      page: () => ({ activity: [...junk, sent(1), ...junk] }),
    })
    expect(words(Tokens)).toBe('Coin 1\n5 C1')
    expect(words(Nfts)).toContain('Boat 1')
    expect(words(Activity)).toMatch(/^January 1970\nSent 1\.5 ETH\n[^\n]*$/)
  })

  it('and then fails stays in sight, and the failure is said beside it', async () => {
    const page = (cursor?: string) => {
      if (cursor) throw new Error('down')
      return { activity: [sent(1)], next: 'a' }
    }
    const { store, words } = await visit({ page })
    await store.set(loadMoreActivity)
    expect(words(Activity)).toMatch(/Sent 1\.5 ETH[^]*Failed to fetch transactions\nTry again/)
  })

  it.each([null, {}, 'text', { tokens: [] }])('and is %j is said to be none', async (nonsense) => {
    const { words } = await visit({ tokens: nonsense, nfts: nonsense, page: () => nonsense })
    expect([Tokens, Nfts, Activity].map((View) => /unavailable|failed/i.test(words(View)))).toEqual([true, true, true])
  })
})

describe('too much', () => {
  it('of tokens, of collectibles and of rows is drawn as far as it is in sight', async () => {
    const many = <T>(count: number, one: (index: number) => T) =>
      Array.from({ length: count }, (_, index) => one(index + 1))
    const { show, store } = await visit({
      tokens: many(10_000, (index) => coin(index)),
      nfts: many(5_000, (index) => boat(index)),
      page: () => ({ activity: many(500, (index) => sent(index)) }),
    })
    expect(store.get(tokenListAtom).count).toBe(10_000)
    for (const View of [Tokens, Nfts, Activity]) expect(times(show(View), '<li')).toBeLessThanOrEqual(60)
    expect(show(Tokens)).toContain('aria-setsize="10000"')
  })
})

describe('a cursor', () => {
  const rows = Array.from({ length: 12 }, (_, index) => sent(index + 1))

  it.each<[string, (cursor: string | undefined) => unknown]>([
    ['repeats', (cursor) => ({ activity: cursor ? rows.slice(3) : rows.slice(0, 6), next: 'again' })],
    [
      'moves while rows come in front',
      (cursor) => {
        const start = Math.max(0, Number(cursor ?? 0) - 1)
        return { activity: rows.slice(start, start + 6), ...(start + 6 < 12 && { next: `${start + 6}` }) }
      },
    ],
  ])('that %s loses no row, shows none twice, and ends', async (_what, page) => {
    const { store, words } = await visit({ page })
    for (let press = 0; press < 5 && /Show more/.test(words(Activity)); press++) await store.set(loadMoreActivity)
    expect(words(Activity).match(/Sent .*/g)).toEqual(rows.map((_, index) => `Sent ${index + 1}.5 ETH`))
    expect(words(Activity)).not.toContain('Show more')
  })
})
