import { beforeEach, describe, expect, it } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import type { Connector } from '../adapter'
import { WalletUnavailableError } from '../errors/errors'
import { createDiscovery, type EmitWallets, type FoundWallet } from './discovery'
import { waitForWallet } from './waitForWallet'
import { watchPage } from './watchPage'

let clock = createClock()

beforeEach(() => void (clock = createClock()))

const found = (id: string, wallet: object = {}): FoundWallet<object> => {
  const connector: Connector = { id, name: id, type: 'INJECTED', namespace: 'cosmos' }
  return { connector, wallet }
}
const request = (connectorId: string, signal = new AbortController().signal) => ({
  connectorId,
  networks: [],
  signal,
  clock,
})

describe('a discovery', () => {
  function create() {
    let update: EmitWallets<object> = () => undefined
    const discovery = createDiscovery<object>((emit) => {
      update = emit
      return () => undefined
    })
    discovery.discover(() => undefined, clock)
    return { discovery, update: (...wallets: readonly FoundWallet<object>[]) => update(wallets) }
  }

  it('gets the wallets that are there', () => {
    const { discovery, update } = create()
    const one = found('one')
    update(one)
    expect(discovery.get('one')).toBe(one.wallet)
    update()
    expect(() => discovery.get('one')).toThrow(WalletUnavailableError)
  })

  it('waits for a wallet that is late, for a while', async () => {
    const { discovery, update } = create()
    const [one, other] = [found('one'), found('other')]
    const waiting = waitForWallet(discovery, request('one'))
    update(other)
    update(other, one)
    expect(await waiting).toBe(one.wallet)
    expect(await waitForWallet(discovery, request('one'))).toBe(one.wallet)
    const missing = waitForWallet(discovery, request('missing'))
    await clock.advance(3_000)
    expect(await missing).toBeNull()
    expect(clock.sleepers()).toBe(0)
  })

  it('stops waiting for a wallet when given up', async () => {
    const { discovery } = create()
    const abort = new AbortController()
    const waiting = waitForWallet(discovery, request('one', abort.signal))
    abort.abort()
    expect(await waiting).toBeNull()
    expect(await waitForWallet(discovery, request('one', abort.signal))).toBeNull()
    expect(clock.sleepers()).toBe(0)
  })
})

describe('watching a page', () => {
  it('tells what is there, and again only when that changed', async () => {
    const page = Object.assign(new EventTarget(), { wallet: {} })
    const calls: string[][] = []
    const scan = () => [found('one', page.wallet)]
    const stop = watchPage<object>(page, { events: ['own'], scan, clock }, (all) =>
      calls.push(all.map(({ connector }) => connector.id)),
    )
    page.dispatchEvent(new Event('own'))
    await clock.advance(3_000)
    expect(calls).toEqual([['one']])
    page.wallet = {}
    page.dispatchEvent(new Event('own'))
    expect(calls).toEqual([['one'], ['one']])
    stop()
    page.wallet = {}
    page.dispatchEvent(new Event('load'))
    expect(calls).toHaveLength(2)
  })

  it('leaves no timer behind', () => {
    watchPage({}, { scan: () => [], clock }, () => undefined)()
    expect(clock.sleepers()).toBe(0)
  })
})
