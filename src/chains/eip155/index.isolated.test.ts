import { describe, expect, it, vi } from 'vitest'
import type { Connector } from '../adapter'
import { systemClock as clock } from '../clock'
import { WalletUnavailableError } from '../errors/errors'
import { eip155 } from './index'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const wallet = (accounts: readonly string[] = [address]) => ({
  request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x1' : accounts),
})
const signal = () => new AbortController().signal

function announce(page: EventTarget, provider: object) {
  const info = { uuid: crypto.randomUUID(), name: 'Harbour', rdns: 'io.harbour', icon: '' }
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
}

function start(page: EventTarget, options = {}) {
  const adapter = eip155({ page, ...options })
  const lists: (readonly Connector[])[] = []
  const stop = adapter.discover((connectors) => lists.push(connectors), clock)
  return { adapter, lists, stop }
}

describe('eip155', () => {
  it('finds nothing and sends no request on a server', () => {
    const adapter = eip155()
    const lists: unknown[] = []
    adapter.discover((connectors) => lists.push(connectors), clock)()
    expect(lists).toEqual([])
  })

  it('runs a connection without a wallet once, while the browser is idle', async () => {
    const whenIdle = vi.fn((run: () => void) => run())
    vi.stubGlobal('requestIdleCallback', whenIdle)
    const page = new EventTarget()
    const { adapter } = start(page)
    const request = vi.fn(wallet().request)
    announce(page, { request })
    adapter.prepare?.()
    adapter.prepare?.()
    const late = await import('./wallet.late')
    await vi.waitFor(() => expect(whenIdle).toHaveBeenCalled())
    late.warmUp()
    expect(whenIdle).toHaveBeenCalledTimes(1)
    expect(request).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('finds the announced and the injected wallet, as the host allows', async () => {
    const page = Object.assign(new EventTarget(), { ethereum: wallet() })
    const ids = (options: object) => {
      const { lists } = start(page, options)
      announce(page, wallet())
      return Promise.resolve().then(() => lists.at(-1)?.map(({ id }) => id))
    }
    expect(await ids({})).toEqual(['io.harbour', 'injected'])
    expect(await ids({ announced: false })).toEqual(['injected'])
    expect(await ids({ injected: false })).toEqual(['io.harbour'])
  })

  it.each([
    ['ethereum#initialized', true],
    ['ethereum#initialized', false],
    ['load', true],
    ['load', false],
  ])('finds a wallet that is put on the page late: %s, announced: %s', (event, announced) => {
    const page: EventTarget & { ethereum?: object } = new EventTarget()
    const { lists, stop } = start(page, { announced })
    page.ethereum = wallet()
    expect(lists.at(-1)).toEqual([])
    page.dispatchEvent(new Event(event))
    expect(lists.at(-1)?.map(({ id }) => id)).toEqual(['injected'])
    stop()
    delete page.ethereum
    page.dispatchEvent(new Event(event))
    expect(lists).toHaveLength(2)
  })

  it('finds wallets that are functions', async () => {
    const callable = () => Object.assign(() => undefined, wallet())
    const { lists } = start(Object.assign(new EventTarget(), { ethereum: callable() }))
    expect(lists.at(-1)?.map(({ id }) => id)).toEqual(['injected'])
    const page = new EventTarget()
    const announced = start(page)
    announce(page, callable())
    await Promise.resolve()
    expect(announced.lists.at(-1)?.map(({ id }) => id)).toEqual(['io.harbour'])
  })

  it('connects to the wallet it found, and to no other', async () => {
    const page = new EventTarget()
    const { adapter } = start(page)
    announce(page, wallet())
    await Promise.resolve()
    const request = { connectorId: 'io.harbour', networks: [], signal: signal(), clock }
    expect((await adapter.connect(request)).snapshot.networkId).toBe('eip155:1')
    await expect(adapter.connect({ ...request, connectorId: 'io.other' })).rejects.toBeInstanceOf(
      WalletUnavailableError,
    )
  })

  it('waits for a wallet that announces itself after the page resumed', async () => {
    const page = new EventTarget()
    const { adapter } = start(page)
    const resumed = adapter.resume({ connectorId: 'io.harbour', networks: [], signal: signal(), clock })
    announce(page, wallet())
    expect((await resumed)?.snapshot.address).toBe(`eip155:1:${address}`)
  })

  it('stops waiting when given up, and takes up nothing that was not permitted', async () => {
    const page = new EventTarget()
    const { adapter } = start(page)
    const abort = new AbortController()
    const resumed = adapter.resume({ connectorId: 'io.harbour', networks: [], signal: abort.signal, clock })
    abort.abort()
    expect(await resumed).toBeNull()
    expect(await adapter.resume({ connectorId: 'io.harbour', networks: [], signal: abort.signal, clock })).toBeNull()
    announce(page, wallet([]))
    expect(await adapter.resume({ connectorId: 'io.harbour', networks: [], signal: signal(), clock })).toBeNull()
  })
})
