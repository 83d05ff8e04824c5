import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import type { Activity, HistoryPage, HistoryQuery, HistorySource } from '../../../chains/transactions'
import { defineNetwork } from '../../../chains/network'
import type { Http } from '../../../services/http/http'
import { hasActivityAtom } from '../../session/project/accountFeatures'
import { connectWallet } from '../../session/connection/connect'
import { disconnect } from '../../session/connection/disconnect'
import { addSent } from '../../../../stories/lab/addSent'
import { activityAtom, loadMoreActivity, openActivity } from './activity'
import { checkHistory } from './checkHistory.late'
import { hostedHistory } from './hostedHistory.late'
import { HistoryUnavailableError } from './activityErrors'

const network = defineNetwork(labNetworks[0]!)
const row = (index: number, rest: object = {}): Activity => ({
  networkId: 'eip155:1',
  hash: `0x${index}`,
  kind: 'send',
  status: 'confirmed',
  at: 1_000_000 - index,
  transfers: [{ direction: 'out', symbol: 'ETH', amount: '1.5' }],
  ...rest,
})

async function watch(history?: HistorySource) {
  const lab = createLab({ config: { sources: { history } } })
  const { store } = lab.portico
  store.sub(activityAtom, () => undefined)
  await store.set(connectWallet, 'alpha')
  await store.set(openActivity)
  return { ...lab, store, state: () => store.get(activityAtom), more: () => store.set(loadMoreActivity) }
}

/** A source of pages by their cursors. */
const paged = (pages: Record<string, HistoryPage>, asked: unknown[] = []): HistorySource => ({
  listActivity: async ({ cursor = 'first' }: HistoryQuery) => {
    asked.push(cursor)
    const page = pages[cursor]
    if (!page) throw new Error('down')
    return page
  },
})

describe('what happened with an account', () => {
  it('comes page by page, each row once, although pages overlap and a cursor leads back', async () => {
    const asked: unknown[] = []
    const pages = {
      first: { activity: [row(1), row(2)], next: 'a' },
      a: { activity: [row(2), row(3)], next: 'b' },
      b: { activity: [row(3), row(4)], next: 'a' },
    }
    const { state, more, events } = await watch(paged(pages, asked))
    expect(state()).toMatchObject({ status: 'ready', hasMore: true, isWhole: true })
    await more()
    await more()
    expect(state().activity.map(({ hash }) => hash)).toEqual(['0x1', '0x2', '0x3', '0x4'])
    expect(state().hasMore).toBe(false)
    await more()
    expect(asked).toEqual(['first', 'a', 'b'])
    await expect.poll(() => events.map(({ event }) => event)).toContain('LOAD_MORE_TRANSACTIONS')
  })

  it('goes on behind a page without anything new, and not for ever', async () => {
    const asked: unknown[] = []
    const endless: HistorySource = {
      listActivity: async ({ cursor }) => ({ activity: [row(1)], next: `${asked.push(cursor)}` }),
    }
    const { more } = await watch(endless)
    await more()
    expect(asked).toHaveLength(6)
  })

  it('keeps what is there where the next page fails, and asks for that page again', async () => {
    const pages: Record<string, HistoryPage> = { first: { activity: [row(1)], next: 'a' } }
    const { state, more, events } = await watch(paged(pages))
    await more()
    expect(state()).toMatchObject({
      status: 'failed',
      error: { message: 'Failed to fetch transactions' },
      hasMore: true,
    })
    expect(events.map(({ event }) => event)).toContain('ERROR_FETCH_TRANSACTIONS')
    expect(state().activity).toHaveLength(1)
    pages.a = { activity: [row(2)] }
    await more()
    expect(state()).toMatchObject({ status: 'ready', hasMore: false, activity: [{ hash: '0x1' }, { hash: '0x2' }] })
  })

  it('shows a page that arrives while the account is disconnected once the account is back', async () => {
    let answer: (page: HistoryPage) => void = () => undefined
    const next = new Promise<HistoryPage>((resolve) => (answer = resolve))
    const pages: HistorySource = {
      listActivity: ({ cursor }) => (cursor ? next : Promise.resolve({ activity: [row(1)], next: 'a' })),
    }
    const { store, state, more } = await watch(pages)
    const loading = more()
    await store.set(disconnect)
    answer({ activity: [row(2)] })
    await loading
    await store.set(connectWallet, 'alpha')
    expect(state()).toMatchObject({ status: 'ready', hasMore: false })
    expect(state().activity.map(({ hash }) => hash)).toEqual(['0x1', '0x2'])
  })

  it('is read again after 15 seconds, and only then', async () => {
    const asked: unknown[] = []
    const pages = { first: { activity: [row(1)] } }
    const { store, clock, state } = await watch(paged(pages, asked))
    await store.set(openActivity)
    expect(asked).toHaveLength(1)
    await clock.advance(15_000)
    pages.first = { activity: [row(0), row(1)] }
    await store.set(openActivity)
    expect(state().activity.map(({ hash }) => hash)).toEqual(['0x0', '0x1'])
  })

  it('begins with what waits, and has what was sent from here once, also without another source', async () => {
    const { store, state, portico } = await watch()
    const { account } = portico.snapshot()
    const sent = { account: account!.caipAddress, networkId: 'eip155:1', isFinal: false } as const
    store.set(addSent, { ...sent, hash: '0x8', sentAt: 1, status: 'sent' })
    store.set(addSent, { ...sent, hash: '0x9', sentAt: 2, status: 'failed', isFinal: true })
    store.set(addSent, { ...sent, hash: '0x7', sentAt: 3, networkId: 'eip155:10', status: 'sent' })
    expect(state()).toMatchObject({ status: 'ready', isWhole: false, hasMore: false })
    expect(state().activity.map(({ hash, status }) => [hash, status])).toEqual([
      ['0x8', 'pending'],
      ['0x9', 'failed'],
    ])
  })

  it('says once what was sent from here and is told of, as it is told', async () => {
    const { store, state, portico } = await watch(paged({ first: { activity: [row(1)] } }))
    const { account } = portico.snapshot()
    const sent = { account: account!.caipAddress, networkId: 'eip155:1', isFinal: false, sentAt: 1 } as const
    store.set(addSent, { ...sent, hash: '0x1', status: 'sent' })
    expect(state().activity).toMatchObject([{ hash: '0x1', status: 'confirmed', transfers: [{}] }])
  })

  it('is off where the host says so, and in the basic variant', () => {
    const has = (config: object) => createLab({ config }).portico.store.get(hasActivityAtom)
    expect([{}, { features: { activity: false } }, { basic: true }].map(has)).toEqual([true, false, false])
  })

  it('says that a source is not usable', async () => {
    const { state } = await watch({} as never)
    expect(state()).toMatchObject({ status: 'failed', error: { name: 'InvalidConfigError' } })
  })
})

describe('at the border', () => {
  it.each<[string, object]>([
    ['another network', { networkId: 'eip155:10' }],
    ['a script for a hash', { hash: '<script>' }],
    ['no time', { at: Number.NaN }],
    ['a time before all chains', { at: -1 }],
    ['a status of its own', { status: 'perhaps' }],
  ])('%s is left out', (_what, wrong) => {
    expect(checkHistory({ activity: [row(1, wrong), row(2), null] }, 'eip155:1').activity).toEqual([row(2)])
  })

  it('unknown kinds are calls, wrong transfers are dropped, and a page ends', () => {
    const transfers = [
      { direction: 'out', symbol: 'A\u202e', amount: '1' },
      { direction: 'out', symbol: 'A', amount: '-1' },
      { direction: 'up', symbol: 'A', amount: '1' },
    ]
    const { activity } = checkHistory({ activity: [row(1, { kind: 'teleport', transfers })] }, 'eip155:1')
    expect(activity).toMatchObject([{ kind: 'execute', transfers: [] }])
    const many = Array.from({ length: 900 }, (_, index) => row(index))
    expect(checkHistory({ activity: many, next: 7 }, 'eip155:1')).toMatchObject({ next: undefined })
    expect(checkHistory({ activity: many }, 'eip155:1').activity).toHaveLength(500)
    expect(() => checkHistory([], 'eip155:1')).toThrow(HistoryUnavailableError)
  })
})

it('The hosted backend is asked page by page, and what only advertises is left out', async () => {
  const metadata = {
    operationType: 'send',
    hash: '0x1',
    minedAt: '1970-01-01T00:00:01Z',
    status: 'confirmed',
    chain: 'eip155:1',
  }
  const ether = { fungible_info: { symbol: 'ETH' }, direction: 'out', quantity: { numeric: '1.5' } }
  const spam = { nft_info: { name: 'Gift', flags: { is_spam: true } }, direction: 'in', quantity: { numeric: '1' } }
  const asked: unknown[] = []
  const getJson: Http['getJson'] = async (path, request) => {
    asked.push([path, request?.params])
    const data = [
      { metadata, transfers: [ether] },
      { metadata: { ...metadata, hash: '0x2' }, transfers: [spam] },
      { metadata: { ...metadata, chain: 'eip155:10' }, transfers: [ether] },
      { metadata: { ...metadata, minedAt: 'lately' } },
    ]
    return { data, next: 'more' }
  }
  const source = hostedHistory({ getJson } as Http)
  const { signal } = new AbortController()
  const page = await source.listActivity({ account: 'eip155:1:0xa', network, currency: 'usd', cursor: 'c', signal })
  expect(asked).toEqual([['/v1/account/0xa/history', { currency: 'usd', chainId: 'eip155:1', cursor: 'c' }]])
  expect(checkHistory(page, 'eip155:1')).toEqual({ activity: [row(1, { at: 1000 })], next: 'more' })
})

it('The hosted backend knows whom the currency went to and who sent a token, and of a token that was sent only the contract', async () => {
  const [me, friend] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
  const parties: readonly (readonly [kind: string, symbol: string, counterparty: string | undefined])[] = [
    ['send', 'ETH', friend],
    ['receive', 'ETH', me],
    ['receive', 'USDC', me],
    ['send', 'USDC', undefined],
  ]
  const metadata = { minedAt: '1970-01-01T00:00:01Z', status: 'confirmed', sentFrom: me, sentTo: friend }
  const data = parties.map(([operationType, symbol], index) => ({
    metadata: { ...metadata, operationType, hash: `0x${index}` },
    transfers: [
      {
        fungible_info: { symbol },
        direction: operationType === 'send' ? 'out' : 'in',
        quantity: { numeric: '1' },
      },
    ],
  }))
  const source = hostedHistory({ getJson: async () => ({ data }) } as unknown as Http)
  const { signal } = new AbortController()
  const page = await source.listActivity({ account: `eip155:1:${me}`, network, currency: 'usd', signal })
  const { activity } = checkHistory(page, 'eip155:1')
  expect(activity.map(({ transfers }) => transfers[0]?.counterparty)).toEqual(parties.map(([, , one]) => one))
})
