import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type Backend } from '../../../../lab/backend/startBackend'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { defineNetwork } from '../../../chains/network'
import type { Activity, HistoryPage, HistoryQuery, HistorySource } from '../../../chains/transactions'
import { createHttp } from '../../../services/http/http'
import { connectWallet } from '../../session/connection/connect'
import { activityAtom, loadMoreActivity, openActivity } from './activity'
import { checkHistory } from './checkHistory.late'
import { hostedHistory } from './hostedHistory.late'

const network = defineNetwork(labNetworks[0]!)
let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const rowOf = (index: number): Activity => ({
  networkId: 'eip155:1',
  hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
  kind: index % 2 ? 'send' : 'receive',
  status: index === 3 ? 'failed' : 'confirmed',
  at: Date.UTC(2026, 9, 1) - index * 60_000,
  transfers: [{ direction: index % 2 ? 'out' : 'in', symbol: 'ETH', amount: `${index + 1}.5` }],
})
const all = Array.from({ length: 25 }, (_, index) => rowOf(index))

/** Every implementation tells the same 25 transactions. */
const sources: Readonly<Record<string, () => HistorySource>> = {
  'of a host': () => ({
    listActivity: async ({ cursor = '0', signal }) => {
      signal.throwIfAborted()
      const end = Number(cursor) + 10
      const activity = all.slice(Number(cursor), end)
      return end < all.length ? { activity, next: `${end}` } : { activity }
    },
  }),
  'of the hosted backend': () =>
    hostedHistory(createHttp({ projectId: 'mine', url: backend.url, fetch: (url, init) => fetch(url, init) })),
}

const query = (cursor?: string, signal = new AbortController().signal): HistoryQuery => ({
  account: 'eip155:1:0x1',
  network,
  currency: 'usd',
  cursor,
  signal,
})

describe.each(Object.entries(sources))('a history %s', (_name, open) => {
  it('tells each once, the newest first, over its pages, and passes the border as it is', async () => {
    const source = open()
    const told: Activity[] = []
    let cursor: string | undefined
    do {
      const page: HistoryPage = checkHistory(await source.listActivity(query(cursor)), 'eip155:1')
      told.push(...page.activity)
      cursor = page.next
    } while (cursor !== undefined && told.length < 100)
    expect(told).toEqual(all)
  })

  it('ends when it is not awaited any more', async () => {
    const ended = new AbortController()
    ended.abort()
    await expect(open().listActivity(query(undefined, ended.signal))).rejects.toThrow()
  })

  it('stands in the account whole after as many presses as it has pages', async () => {
    const lab = createLab({ config: { sources: { history: open() } } })
    const { store } = lab.portico
    store.sub(activityAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    await store.set(openActivity)
    await store.set(loadMoreActivity)
    await store.set(loadMoreActivity)
    expect(store.get(activityAtom)).toMatchObject({ status: 'ready', hasMore: false, isWhole: true })
    expect(store.get(activityAtom).activity.map(({ hash }) => hash)).toEqual(all.map(({ hash }) => hash))
  })
})

describe('a source that is not as it should be', () => {
  const pages = (list: (cursor: string | undefined, asked: number) => unknown): HistorySource => {
    let asked = 0
    return { listActivity: async ({ cursor }) => list(cursor, asked++) as HistoryPage }
  }
  async function readAll(source: HistorySource) {
    const { store } = createLab({ config: { sources: { history: source } } }).portico
    store.sub(activityAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    await store.set(openActivity)
    for (let press = 0; press < 20 && store.get(activityAtom).hasMore; press++) await store.set(loadMoreActivity)
    return store.get(activityAtom)
  }
  const hashes = ({ activity }: { readonly activity: readonly Activity[] }) => activity.map(({ hash }) => hash)

  it('whose cursor moves on while rows come in front loses none and repeats none', async () => {
    // With each question there is one more at the front, so that every page begins one row too early.
    const source = pages((cursor, asked) => {
      const start = Number(cursor ?? 0)
      const now = [...Array.from({ length: asked }, (_, index) => rowOf(100 + index)), ...all]
      const end = start + 10
      return { activity: now.slice(start, end), next: end < now.length ? `${end}` : undefined }
    })
    const told = hashes(await readAll(source))
    expect(new Set(told).size).toBe(told.length)
    expect(all.every(({ hash }) => told.includes(hash))).toBe(true)
  })

  it('whose cursor repeats ends, with each row once', async () => {
    const told = await readAll(pages((cursor) => ({ activity: all.slice(cursor ? 5 : 0, 10), next: 'again' })))
    expect(hashes(told)).toEqual(all.slice(0, 10).map(({ hash }) => hash))
    expect(told.hasMore).toBe(false)
  })

  it('whose pages are empty is not asked for ever', async () => {
    const asked: unknown[] = []
    const told = await readAll(pages((cursor, count) => (asked.push(cursor), { activity: [], next: `${count}` })))
    expect(told.activity).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(105)
  })

  it('of 10,000 rows on a page is read up to 500', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => rowOf(index))
    expect((await readAll(pages(() => ({ activity: many })))).activity).toHaveLength(500)
  })

  it('that fails after its first page keeps what was told, and goes on where it ended', async () => {
    let isDown = true
    const source = pages((cursor) => {
      if (cursor && isDown) throw new Error('down')
      return cursor ? { activity: all.slice(10) } : { activity: all.slice(0, 10), next: '10' }
    })
    const { store } = createLab({ config: { sources: { history: source } } }).portico
    store.sub(activityAtom, () => undefined)
    await store.set(connectWallet, 'alpha')
    await store.set(openActivity)
    await store.set(loadMoreActivity)
    expect(store.get(activityAtom)).toMatchObject({ status: 'failed', hasMore: true })
    expect(hashes(store.get(activityAtom))).toHaveLength(10)
    isDown = false
    await store.set(loadMoreActivity)
    expect(hashes(store.get(activityAtom))).toEqual(all.map(({ hash }) => hash))
  })

  it.each(['malformed', 'misshapen', 'blank'] as const)('that answers with what is %s says so', async (body) => {
    Object.assign(backend.faults, { path: '/v1/account', body })
    try {
      const told = await readAll(sources['of the hosted backend']!())
      expect(told).toMatchObject({ status: 'failed', activity: [], error: { name: 'HistoryUnavailableError' } })
    } finally {
      Object.assign(backend.faults, { path: '/', body: null })
    }
  })
})
