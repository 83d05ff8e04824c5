import { describe, expect, it } from 'vitest'
import { createProvider } from '../../../stories/lab/wallets/provider'
import type { Connector } from '../adapter'
import { systemClock as clock } from '../clock'
import { eip155 } from '../eip155'
import { InvalidConnectorError } from '../errors/walletErrors'
import { UserRejectedError, WalletUnavailableError } from '../errors/errors'
import { safeWallet, withExternal, type ExternalWallet } from './customWallets'

const signal = () => new AbortController().signal
const request = (connectorId: string) => ({ connectorId, networks: [], signal: signal(), clock })

function start(provider: () => Promise<unknown>, more: Partial<ExternalWallet> = {}) {
  const wallet = { id: 'my.wallet', name: 'My Wallet', provider, ...more } as ExternalWallet
  const adapter = withExternal(eip155({ page: new EventTarget() }), [wallet])
  const lists: (readonly Connector[])[] = []
  adapter.discover((connectors) => lists.push(connectors), clock)
  return { adapter, found: () => lists.at(-1)?.map(({ id, type }) => [id, type]) }
}

describe('a wallet the host brings', () => {
  it('is listed at once, and loaded when it is picked, once', async () => {
    let loads = 0
    const { adapter, found } = start(async () => (loads++, createProvider().provider))
    expect(found()).toEqual([['my.wallet', 'EXTERNAL']])
    expect(loads).toBe(0)
    expect((await adapter.connect(request('my.wallet'))).snapshot.networkId).toBe('eip155:31337')
    expect((await adapter.resume(request('my.wallet')))?.snapshot.networkId).toBe('eip155:31337')
    expect(loads).toBe(1)
    await expect(adapter.connect(request('another'))).rejects.toBeInstanceOf(WalletUnavailableError)
  })

  it.each(['default', 'provider'])('may be a module that exports the provider as %s', async (name) => {
    const { adapter } = start(async () => ({ [name]: createProvider().provider }))
    expect((await adapter.connect(request('my.wallet'))).snapshot.accounts).toHaveLength(1)
  })

  it('may fail to load, and be tried again', async () => {
    let loads = 0
    const { adapter } = start(async () => {
      if (loads++ === 0) throw Object.assign(new Error('closed'), { code: 4001 })
      return loads === 2 ? {} : createProvider().provider
    })
    await expect(adapter.connect(request('my.wallet'))).rejects.toBeInstanceOf(UserRejectedError)
    await expect(adapter.connect(request('my.wallet'))).rejects.toBeInstanceOf(WalletUnavailableError)
    expect((await adapter.connect(request('my.wallet'))).snapshot.accounts).toHaveLength(1)
  })

  it('is refused when it cannot be used', () => {
    const provider = async () => createProvider().provider
    for (const wallet of [
      null,
      { id: '', name: 'A', provider },
      { id: 'a', name: ' ', provider },
      { id: 'a', name: 'A' },
    ])
      expect(() => withExternal(eip155(), [wallet as ExternalWallet])).toThrow(InvalidConnectorError)
    const twice = { id: 'a', name: 'A', provider }
    expect(() => withExternal(eip155(), [twice, twice])).toThrow(InvalidConnectorError)
  })

  it('is there only where it can be used: a Safe only inside of its frame', () => {
    expect(start(async () => null, { isAvailable: () => false }).found()).toEqual([])
    const page = (parent: string) => ({ parent: {}, location: { ancestorOrigins: [parent] } })
    const isThere = (framing: object | undefined) => {
      if (framing) Object.assign(globalThis, { window: framing })
      const there = safeWallet(async () => createProvider().provider).isAvailable?.()
      Reflect.deleteProperty(globalThis, 'window')
      return there
    }
    expect(isThere(undefined)).toBe(false)
    expect(isThere(page('https://app.safe.global'))).toBe(true)
    expect(isThere(page('https://app.safe.global.evil.example'))).toBe(false)
  })
})
