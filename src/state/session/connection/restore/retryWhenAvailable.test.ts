import { describe, expect, it, vi } from 'vitest'
import { createLab } from '../../../../../stories/lab/lab'
import { createProvider } from '../../../../../stories/lab/wallets/provider'
import { eip155 } from '../../../../chains/eip155'
import type { KeyValueStorage } from '../../../core/env'
import { memoryStorage } from '../../../core/storage'
import { connectWallet } from '../connect'

const rdns = 'io.harbour'
const stored = {
  'portico/connectionStatus': 'connected',
  'portico/connectedNamespaces': 'eip155',
  'portico/connectors': JSON.stringify({ eip155: rdns }),
}

async function start() {
  const storage = memoryStorage()
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value)
  const page = new EventTarget()
  const { portico, clock } = createLab({ storage, adapters: [eip155({ page })] })
  const wallet = createProvider()
  // The code that asks wallets is loaded first.
  await vi.waitFor(() => expect(clock.sleepers()).toBe(1))
  return {
    portico,
    clock,
    wallet,
    connector: () => JSON.parse(storage.getItem('portico/connectors') ?? '{}').eip155,
    status: () => portico.snapshot().status,
    announce: async (rdnsOf = rdns, { provider } = wallet) => {
      const info = { uuid: crypto.randomUUID(), name: rdnsOf, rdns: rdnsOf, icon: '' }
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
      await clock.advance(0)
      await clock.advance(0)
    },
  }
}

describe('wallets of one rdns', () => {
  const icon = (letter: string) => `data:image/png;base64,${letter.repeat(60)}`

  /** Announces wallets of one rdns by their names, connects or reloads, and says which is connected. */
  async function visit(storage: KeyValueStorage, names: readonly string[], options: Visit = {}) {
    const page = new EventTarget()
    const { portico, clock } = createLab({ storage, adapters: [eip155({ page })] })
    const announce = (name: string) => {
      const answers = options.locked?.includes(name) ? { eth_accounts: [] } : {}
      const info = { uuid: crypto.randomUUID(), name, rdns, icon: icon(options.pictures?.[name] ?? name) }
      const detail = { info, provider: createProvider(answers).provider }
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    names.forEach(announce)
    await Promise.resolve()
    if (options.pick) await portico.store.set(connectWallet, options.pick)
    for (let step = 0; step < 40; step++) await clock.advance(50)
    for (const name of options.later ?? []) announce(name)
    for (let step = 0; step < 40; step++) await clock.advance(100)
    const wallet = portico.snapshot().account?.wallet.name
    portico.destroy()
    return wallet
  }
  interface Visit {
    readonly pick?: string
    readonly later?: readonly string[]
    readonly locked?: readonly string[]
    readonly pictures?: Record<string, string>
  }

  it.each([
    [rdns, 'A'],
    [`${rdns}#2`, 'B'],
  ])('have numbers as they come, and the one that was picked is taken up: %s', async (pick, picked) => {
    const storage = memoryStorage()
    expect(await visit(storage, ['A', 'B'], { pick })).toBe(picked)
    expect(await visit(storage, ['B', 'A'])).toBe(picked)
    expect(await visit(storage, ['A', 'B'])).toBe(picked)
    const other = picked === 'A' ? 'B' : 'A'
    expect(await visit(storage, [other], { later: [picked], locked: [other] })).toBe(picked)
    // The picked wallet is here and shares nothing: then no account is connected.
    expect(await visit(storage, ['B', 'A'], { locked: [picked] })).toBeUndefined()
    expect(await visit(storage, ['B', 'A'])).toBeUndefined()
  })

  it('are asked one after the other where nothing tells which was picked', async () => {
    const storage = memoryStorage()
    await visit(storage, ['A', 'B'], { pick: rdns })
    const pictures = { A: 'C', B: 'D' }
    expect(await visit(storage, ['A', 'B'], { pictures, locked: ['A'] })).toBe('B')
  })
})

describe('a wallet that was connected and is late', () => {
  it('is waited for', async () => {
    const { clock, status, announce } = await start()
    await clock.advance(2_000)
    expect(status()).toBe('connecting')
    await announce()
    expect(status()).toBe('connected')
  })

  it('is disconnected while it is not here, and taken up whenever it comes', async () => {
    const { clock, status, announce, connector, wallet } = await start()
    await clock.advance(10_000)
    expect([status(), connector()]).toEqual(['disconnected', rdns])
    await announce('io.other', createProvider())
    expect(status()).toBe('disconnected')
    await announce()
    expect([status(), connector()]).toEqual(['connected', rdns])
    expect(wallet.methods()).not.toContain('eth_requestAccounts')
  })

  it('stays stored when it never comes', async () => {
    const { clock, status, connector, portico, announce } = await start()
    await clock.advance(60_000)
    expect([status(), connector()]).toEqual(['disconnected', rdns])
    portico.destroy()
    await announce()
    expect([status(), connector()]).toEqual(['disconnected', rdns])
    expect(clock.sleepers()).toBe(0)
  })

  it('is forgotten when it comes and refuses, when another is connected, and when the host disconnects', async () => {
    const refusing = await start()
    refusing.wallet.answers.eth_accounts = []
    await refusing.clock.advance(10_000)
    await refusing.announce()
    expect([refusing.status(), refusing.connector()]).toEqual(['disconnected', undefined])

    const other = await start()
    await other.clock.advance(10_000)
    await other.announce('io.other', createProvider())
    await other.portico.store.set(connectWallet, 'io.other')
    await other.announce()
    expect(other.connector()).toBe('io.other')
    expect(other.portico.snapshot().account?.wallet.rdns).toBe('io.other')

    const ended = await start()
    await ended.clock.advance(10_000)
    await ended.portico.disconnect()
    expect(ended.connector()).toBeUndefined()
    await ended.announce()
    expect(ended.status()).toBe('disconnected')
  })
})
