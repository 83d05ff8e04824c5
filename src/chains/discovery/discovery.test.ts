import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connector } from '../adapter'
import { WalletUnavailableError } from '../errors/errors'
import { createFinder, watchPage, type FoundWallet } from './discovery'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const found = (id: string, wallet: object = {}): FoundWallet<object> => {
  const connector: Connector = { id, name: id, type: 'INJECTED', namespace: 'cosmos' }
  return { connector, wallet }
}
const signal = () => new AbortController().signal

describe('a finder', () => {
  function create() {
    let update: (wallets: readonly FoundWallet<object>[]) => void = () => undefined
    const finder = createFinder<object>((onFound) => {
      update = onFound
      return () => undefined
    })
    finder.discover(() => undefined)
    return { finder, update: (...wallets: readonly FoundWallet<object>[]) => update(wallets) }
  }

  it('gets the wallets that are there', () => {
    const { finder, update } = create()
    const one = found('one')
    update(one)
    expect(finder.get('one')).toBe(one.wallet)
    update()
    expect(() => finder.get('one')).toThrow(WalletUnavailableError)
  })

  it('waits for one that is late, for a while', async () => {
    const { finder, update } = create()
    const [one, other] = [found('one'), found('other')]
    const waiting = finder.wait('one', signal())
    update(other)
    update(other, one)
    expect(await waiting).toBe(one.wallet)
    expect(await finder.wait('one', signal())).toBe(one.wallet)
    const missing = finder.wait('missing', signal())
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await missing).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stops waiting when given up', async () => {
    const { finder } = create()
    const abort = new AbortController()
    const waiting = finder.wait('one', abort.signal)
    abort.abort()
    expect(await waiting).toBeNull()
    expect(await finder.wait('one', abort.signal)).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('watching a page', () => {
  it('tells what is there, and again only when that changed', () => {
    const page = Object.assign(new EventTarget(), { wallet: {} })
    const calls: string[][] = []
    const look = () => [found('one', page.wallet)]
    const stop = watchPage(page, ['own'], look, (all) => calls.push(all.map(({ connector }) => connector.id)))
    page.dispatchEvent(new Event('own'))
    vi.advanceTimersByTime(3_000)
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
    watchPage(
      {},
      [],
      () => [],
      () => undefined,
    )()
    expect(vi.getTimerCount()).toBe(0)
  })
})
