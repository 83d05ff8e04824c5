import { describe, expect, it } from 'vitest'
import { labKeys } from '../../../lab/wallet/labKeys'
import { createClock } from '../../../stories/lab/clock'
import { createSolanaWallet } from '../../../lab/wallet/solana/solanaWallet'
import type { Connector } from '../adapter'
import { WalletUnavailableError } from '../errors/errors'
import { solana } from './index'

const connectorId = 'solana:harbour'
const clock = createClock()
const signal = () => new AbortController().signal

function createWallet(name = 'Harbour') {
  return createSolanaWallet({
    name,
    icon: 'data:image/png;base64,iVBORw0KGgo=',
    keys: labKeys,
    chains: [{ id: 'solana:localnet', name: 'Local', rpcUrl: '' }],
    origin: 'https://host.example',
    decide: async () => 'approve',
  })
}

function start(page = new EventTarget()) {
  const adapter = solana({ page })
  const lists: (readonly Connector[])[] = []
  adapter.discover((connectors) => lists.push(connectors), clock)
  return { page, adapter, lists }
}

describe('solana', () => {
  it('finds nothing and sends no request on a server', () => {
    const lists: unknown[] = []
    solana().discover((connectors) => lists.push(connectors), clock)()
    expect(lists).toEqual([])
  })

  it('lists wallets that can be connected to, by a name that lasts over reloads', () => {
    const { page, lists } = start()
    const leave = createWallet().register(page)
    createWallet('HARBOUR').register(page)
    const { wallet } = createWallet('Cannot')
    const cannot = { ...wallet, features: { 'solana:signMessage': {} } }
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { register: (one: object) => void }) => api.register(cannot),
      }),
    )
    const icon = 'data:image/png;base64,iVBORw0KGgo='
    expect(lists.at(-1)).toEqual([{ id: connectorId, name: 'Harbour', type: 'ANNOUNCED', namespace: 'solana', icon }])
    leave()
    expect(lists.at(-1)?.map(({ name }) => name)).toEqual(['HARBOUR'])
  })

  it('connects to the wallet it found, and to no other', async () => {
    const { page, adapter } = start()
    const { register, wallet } = createWallet()
    register(page)
    const request = { connectorId, networks: [], signal: signal(), clock }
    const handle = await adapter.connect(request)
    expect(handle.snapshot.address).toBe(`solana:localnet:${wallet.accounts[0]?.address}`)
    expect(handle.provider).toBe(wallet)
    await expect(adapter.connect({ ...request, connectorId: 'solana:other' })).rejects.toBeInstanceOf(
      WalletUnavailableError,
    )
  })

  it('resumes what was permitted, also with a wallet that comes late', async () => {
    const { page, adapter } = start()
    const { register, wallet } = createWallet()
    const request = { connectorId, networks: [], signal: signal(), clock }
    const first = adapter.resume(request)
    register(page)
    expect(await first).toBeNull()
    await adapter.connect(request)
    const late = start()
    const resumed = late.adapter.resume(request)
    await clock.advance(100)
    register(late.page)
    expect((await resumed)?.snapshot.accounts).toHaveLength(wallet.accounts.length)
  })

  it('stops waiting when given up, at once when it already was', async () => {
    const { adapter } = start()
    const abort = new AbortController()
    const resumed = adapter.resume({ connectorId, networks: [], signal: abort.signal, clock })
    abort.abort()
    expect(await resumed).toBeNull()
    expect(await adapter.resume({ connectorId, networks: [], signal: abort.signal, clock })).toBeNull()
  })

  it('gives up on a wallet that never comes', async () => {
    const resumed = start().adapter.resume({ connectorId, networks: [], signal: signal(), clock })
    await clock.advance(3_000)
    expect(await resumed).toBeNull()
  })
})
