import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../stories/lab/lab'
import { createLabAdapter, createLabWallet } from '../../../stories/lab/wallets/adapter'
import { connectButtonAtom } from '../session/connection/connectButton'
import { connectWallet } from '../session/connection/connect'
import { isReturningAtom, statusAtom } from '../core/visitor/connections'
import { cookieToInitialState } from '../core/visitor/cookie'
import { createPortico } from './createPortico'
import { createFirstStore } from './initialState'
import { keepCookie } from '../session/connection/keepCookie.late'
import { memoryStorage } from '../core/storage'
import { activeNetworkAtom } from '../core/visitor/networks'
import { switchNetwork } from '../session/networks/switchNetwork'

describe('the cookie', () => {
  it('is read where it is kept', () => {
    const connected = { status: 'restoring', isReturning: true, networkId: 'eip155:10' } as const
    expect(cookieToInitialState('a=1; portico=eip155.10; b=2')).toEqual(connected)
    expect(cookieToInitialState('portico.shop=eip155.10', 'shop')).toEqual(connected)
    expect(cookieToInitialState('portico.my%20shop=eip155.10', 'my shop')).toEqual(connected)
  })

  it.each([
    undefined,
    null,
    '',
    'portico=',
    'xportico=eip155.1',
    'portico.shop=eip155.1',
    'portico=<script>',
    'portico=eip155.1"x',
  ])('that is %j is a stranger’s', (cookie) => expect(cookieToInitialState(cookie)).toEqual({ status: 'disconnected' }))

  it('tells the network of who is connected, no address, and ends with the connection', async () => {
    const cookies: string[] = []
    const { portico } = createLab({
      config: { id: 'shop' },
      platform: { setCookie: (cookie) => void cookies.push(cookie) },
    })
    keepCookie(portico.store)
    keepCookie(portico.store) // once is enough
    await portico.store.set(connectWallet, 'alpha')
    await portico.store.set(switchNetwork, 'eip155:10')
    await portico.disconnect()
    const kept = ';Path=/;SameSite=Lax;Max-Age=31536000'
    const over = 'portico.shop=;Path=/;SameSite=Lax;Max-Age=0'
    expect(cookies).toEqual([over, `portico.shop=eip155.1${kept}`, `portico.shop=eip155.10${kept}`, over])
    const read = cookies.map((cookie) => cookieToInitialState(cookie.split(';')[0], 'shop'))
    expect(read).toMatchObject([
      { status: 'disconnected' },
      { networkId: 'eip155:1' },
      { networkId: 'eip155:10' },
      { status: 'disconnected' },
    ])
  })

  it('says nothing before the wallet has answered', () => {
    const storage = memoryStorage()
    const wallet = { ...createLabWallet('Alpha') }
    storage.setItem('portico/connectionStatus', 'connected')
    storage.setItem('portico/connectors', JSON.stringify({ eip155: wallet.id }))
    const adapter = { ...createLabAdapter([wallet]), resume: () => new Promise<null>(() => undefined) }
    const cookies: string[] = []
    const { portico } = createLab({
      storage,
      adapters: [adapter],
      platform: { setCookie: (cookie) => void cookies.push(cookie) },
    })
    keepCookie(portico.store)
    expect(portico.store.get(statusAtom)).toBe('connecting')
    expect(portico.store.get(isReturningAtom)).toBe(true)
    expect(cookies).toEqual([])
  })

  it('is not kept where connections are not', async () => {
    const cookies: string[] = []
    const { portico } = createLab({
      config: { enableReconnect: false },
      platform: { setCookie: (cookie) => void cookies.push(cookie) },
    })
    keepCookie(portico.store)
    await portico.store.set(connectWallet, 'alpha')
    expect(cookies.join()).not.toMatch(/eip155|Max-Age=3/)
  })
})

describe('the first frame', () => {
  const storage = memoryStorage()
  const create = () => {
    const config = { networks: labNetworks, adapters: [createLabAdapter([])], projectId: null }
    return createPortico(config, { ...createLab().env, storage })
  }

  it('offers to connect to who was never connected, and where nothing is known', () => {
    const portico = create()
    expect(portico.serverStore.get(connectButtonAtom)).toEqual({ status: 'disconnected' })
    const first = createFirstStore(portico, { status: 'disconnected' })
    expect(first.get(connectButtonAtom)).toEqual({ status: 'disconnected' })
    expect(first.get(statusAtom)).toBe('disconnected')
    expect(first.get(isReturningAtom)).toBe(false)
  })

  it('keeps the place of who was, on the network of before', () => {
    const first = createFirstStore(create(), {
      status: 'restoring',
      isReturning: true,
      networkId: 'eip155:10',
    } as const)
    expect(first.get(connectButtonAtom)).toEqual({ status: 'restoring' })
    expect(first.get(isReturningAtom)).toBe(true)
    expect(first.get(activeNetworkAtom).name).toBe('OP Mainnet')
  })

  it('of one visitor is not that of another, and nothing of it is stored', () => {
    const portico = create()
    const before = storage.getItem('portico/activeNamespace')
    createFirstStore(portico, { status: 'restoring', isReturning: true, networkId: 'eip155:10' } as const)
    expect(createFirstStore(portico, { status: 'disconnected' }).get(activeNetworkAtom).name).toBe('Ethereum')
    expect(portico.serverStore.get(statusAtom)).toBe('restoring')
    expect(storage.getItem('portico/activeNamespace')).toBe(before)
    expect(storage.getItem('portico/activeNetworkId')).toBeNull()
  })

  it('does not believe a network that the host does not have', () => {
    const first = createFirstStore(create(), { status: 'restoring', isReturning: true, networkId: 'eip155:999' })
    expect(first.get(activeNetworkAtom).name).toBe('Ethereum')
  })
})
