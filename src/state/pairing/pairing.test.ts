import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../stories/lab/wallets/adapter'
import { createLab, labNetworks, type LabOptions } from '../../../stories/lab/lab'
import { createLabPeer } from '../../../stories/lab/wallets/peer'
import { AttemptAbandonedError, InvalidConfigError, UserRejectedError } from '../../chains/errors/errors'
import { RelayUnreachableError } from '../../chains/errors/rpcErrors'
import { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../../chains/errors/projectErrors'
import type { NetworkInput } from '../../chains/network'
import { memoryStorage } from '../core/storage'
import { connectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import { activeNamespaceAtom, connectionsAtom } from '../connection/state'
import { recentWalletsAtom } from '../connection/attach'
import { alertAtom, dismissAlert } from '../feedback/feedback'
import { back } from '../router/navigation'
import { pairWallet } from './pairing'
import { cancelPairing, pairingAtom, pairingLifeAtom, pairingUriAtom } from './state'
import { startPairing } from '../wallets/select'
import { enterPairing, leaveCode, pairingViewAtom, renewPairing, setAutoRenew } from './viewModel'
import { isPairingOnlyAtom } from '../wallets/connectRows'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  chainNamespace: 'solana',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
}

function pairable(options: LabOptions = {}, peer = createLabPeer()) {
  const lab = createLab({ wallets: [], pairing: peer, ...options })
  const { store } = lab.portico
  return { ...lab, store, peer, state: () => store.get(pairingAtom)?.status ?? null }
}

function inTwoNamespaces(options: LabOptions = {}, peer = createLabPeer({ namespaces: ['eip155', 'solana'] })) {
  const adapters = [createLabAdapter([]), createLabAdapter([createLabWallet('Sol', { namespace: 'solana' })], 'solana')]
  return pairable({ adapters, config: { networks: [...labNetworks, solana] }, ...options }, peer)
}

describe('a pairing', () => {
  it('asks for a link, shows it, and connects when the wallet approves', async () => {
    const { store, peer, portico, state, events } = pairable()
    peer.isSlow = true
    portico.open()
    store.set(startPairing)
    store.set(renewPairing)
    expect(state()).toBe('requesting')
    peer.link()
    expect(store.get(pairingUriAtom)).toBe(peer.uris[0])
    await peer.approve()
    await settle()
    expect(state()).toBeNull()
    expect(portico.snapshot()).toMatchObject({
      status: 'connected',
      isOpen: false,
      account: { wallet: { name: 'Lantern' } },
    })
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'CONNECT_SUCCESS',
        properties: expect.objectContaining({ name: 'Lantern', method: 'qrcode', reconnect: false, view: 'Connect' }),
      }),
    )
  })

  it('expires ten seconds before its four minutes are over, and a press makes a new link', async () => {
    const { store, peer, clock, state } = pairable()
    store.set(startPairing)
    store.set(renewPairing)
    await clock.advance(229_999)
    expect(state()).toBe('ready')
    expect(store.get(pairingLifeAtom)).toMatchObject({ duration: 240_000, spent: 229_999 })
    await clock.advance(1)
    expect(state()).toBe('expired')
    expect(store.get(pairingUriAtom)).toBeNull()
    await peer.approve()
    await settle()
    expect(store.get(connectionsAtom).eip155?.status).toBe('disconnected')
    store.set(renewPairing)
    expect(store.get(pairingUriAtom)).toBe(peer.uris[1])
    expect(peer.uris[1]).not.toBe(peer.uris[0])
  })

  it('says until when a link is good: until it counts as expired', () => {
    const { store, clock } = pairable()
    store.set(startPairing)
    store.set(renewPairing)
    expect(store.get(pairingLifeAtom)?.until).toBe(clock.now() + 230_000)
  })

  it('comes again by itself before it is too old, where that is asked for, until its view is left', async () => {
    const { store, peer, portico, clock, state } = pairable()
    portico.open()
    store.set(startPairing)
    store.set(renewPairing)
    store.set(setAutoRenew, true)
    const seen: unknown[] = []
    store.sub(pairingAtom, () => seen.push(state()))
    await clock.advance(230_000)
    await clock.advance(230_000)
    expect(seen).toEqual(['ready', 'ready'])
    expect(peer.requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
    expect(store.get(pairingViewAtom)).toMatchObject({
      state: { status: 'ready', uri: peer.uris[2] },
      autoRenew: true,
      isRenewed: true,
    })
    store.set(renewPairing)
    expect(store.get(pairingViewAtom)).toMatchObject({ autoRenew: true, isRenewed: false })
    store.set(back)
    await clock.advance(230_000)
    expect([state(), peer.requests.length]).toEqual([null, 4])
    store.set(startPairing)
    store.set(renewPairing)
    expect(store.get(pairingViewAtom).autoRenew).toBe(false)
    await clock.advance(230_000)
    expect(state()).toBe('expired')
    store.set(setAutoRenew, true)
    expect(state()).toBe('ready')
  })

  it('keeps the wallet it was picked for when it comes again by itself', async () => {
    const { store, peer, clock } = pairable()
    const older = expect(store.set(pairWallet, { id: 'abc', name: 'Harbour' })).rejects.toBeInstanceOf(
      AttemptAbandonedError,
    )
    store.set(setAutoRenew, true)
    await clock.advance(230_000)
    await older
    await peer.approve()
    await settle()
    expect(store.get(recentWalletsAtom)).toMatchObject([{ id: 'abc', name: 'Harbour' }])
  })

  it('does not come again by itself where the link is of the host', () => {
    const { store, portico } = pairable()
    portico.open({ name: 'ConnectingWalletConnect', uri: 'wc:own' })
    expect(store.get(pairingViewAtom)).toMatchObject({ autoRenew: undefined, life: undefined })
  })

  it('names the relay that is asked, says when it is lost, and blames no internet that is there', async () => {
    let isOnline = true
    const { store, peer, clock } = pairable({ platform: { isOnline: () => isOnline } })
    peer.isSlow = true
    store.set(startPairing)
    store.set(renewPairing)
    const [request] = peer.requests
    request?.onRelay?.({ host: 'relay.example' })
    await clock.advance(20_000)
    expect(store.get(pairingViewAtom)).toMatchObject({
      state: { status: 'requesting', wait: 'notAnswering' },
      relay: { host: 'relay.example' },
      isOffline: false,
    })
    peer.link()
    request?.onRelay?.({ host: 'relay.example', wait: 'waiting' })
    expect(store.get(pairingViewAtom).relay).toEqual({ host: 'relay.example', wait: 'waiting' })
    isOnline = false
    peer.fail(new RelayUnreachableError('relay.example'))
    await settle()
    expect(store.get(pairingViewAtom)).toMatchObject({ relay: { host: 'relay.example' }, isOffline: true })
  })

  it('is declined by a person and failed by anything else', async () => {
    const { store, peer, events, state } = pairable()
    const first = store.set(pairWallet)
    peer.fail(new UserRejectedError('no'))
    await expect(first).rejects.toThrow(UserRejectedError)
    expect(state()).toBe('declined')
    expect(events).toContainEqual(expect.objectContaining({ event: 'USER_REJECTED' }))
    const error = new Error('The relay is gone')
    const second = store.set(pairWallet)
    peer.fail(error)
    await expect(second).rejects.toBe(error)
    expect(store.get(pairingAtom)).toEqual({ status: 'failed', error })
    expect(events).toContainEqual(expect.objectContaining({ event: 'CONNECT_ERROR' }))
  })

  it('is given up when its view is left, and a late approval is ignored', async () => {
    const { store, peer, portico, state } = pairable()
    portico.open()
    store.set(startPairing)
    store.set(renewPairing)
    store.set(back)
    expect(state()).toBeNull()
    expect(peer.requests[0]?.signal.aborted).toBe(true)
    await peer.approve()
    await settle()
    expect(portico.snapshot().status).toBe('disconnected')
  })

  it('gives way to a newer one', async () => {
    const { store, peer } = pairable()
    const older = expect(store.set(pairWallet)).rejects.toBeInstanceOf(AttemptAbandonedError)
    void store.set(pairWallet)
    expect(peer.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
    peer.link(0)
    expect(store.get(pairingUriAtom)).toBe(peer.uris[1])
    await peer.approve(1)
    await settle()
    await older
    expect(store.get(connectionsAtom).eip155?.status).toBe('connected')
  })

  it('is not there without a transport', async () => {
    const { portico } = createLab()
    await expect(portico.store.set(pairWallet)).rejects.toThrow('WalletConnectConnector not found')
  })

  it('remembers the wallet under the id it was picked by', async () => {
    const { store, peer } = pairable()
    const paired = store.set(pairWallet, { id: 'abc', name: 'Harbour', rdns: 'example.harbour' })
    await peer.approve()
    await paired
    expect(store.get(recentWalletsAtom)).toEqual([{ id: 'abc', name: 'Harbour', rdns: 'example.harbour' }])
  })

  it.each([
    [() => new InvalidProjectIdError('x'), 'invalidProjectId'],
    [() => new OriginNotAllowedError('x'), 'invalidAppConfiguration'],
    [() => new TokenNotYetValidError('x'), 'sessionExpired'],
  ] as const)('says once why the relay refuses (%#)', async (refusal, alert) => {
    const { store, peer } = pairable()
    const fail = async () => {
      const pairing = store.set(pairWallet)
      peer.fail(refusal())
      await expect(pairing).rejects.toThrow()
    }
    await fail()
    expect(store.get(alertAtom)).toBe(alert)
    store.set(dismissAlert)
    await fail()
    expect(store.get(alertAtom)).toBeNull()
  })
})

describe('one pairing for several namespaces', () => {
  const statuses = (store: ReturnType<typeof inTwoNamespaces>['store']) => {
    const { eip155, solana: other } = store.get(connectionsAtom)
    return [eip155?.status, other?.status]
  }

  it('connects each, stays at the namespace in use, and ends as one', async () => {
    const { store, peer } = inTwoNamespaces()
    const paired = store.set(pairWallet)
    await peer.approve()
    await paired
    expect(statuses(store)).toEqual(['connected', 'connected'])
    expect(store.get(activeNamespaceAtom)).toBe('eip155')
    await store.set(disconnect, 'solana')
    expect(statuses(store)).toEqual(['disconnected', 'disconnected'])
    expect(peer.find('eip155').isPermitted).toBe(false)
  })

  it('is taken up after a reload, never disconnected in between', async () => {
    const storage = memoryStorage()
    const first = inTwoNamespaces({ storage })
    const paired = first.store.set(pairWallet)
    await first.peer.approve()
    await paired
    first.portico.destroy()
    const { store, peer } = inTwoNamespaces({ storage }, first.peer)
    const seen = [statuses(store)]
    store.sub(connectionsAtom, () => seen.push(statuses(store)))
    await settle()
    expect(seen[0]).toEqual(['connecting', 'connecting'])
    expect(seen.at(-1)).toEqual(['connected', 'connected'])
    expect(seen.flat()).not.toContain('disconnected')
    expect(peer.requests).toHaveLength(1)
  })

  it('is not stored and not taken up where the host wants no reconnection, now or later', async () => {
    const storage = memoryStorage()
    const once = { storage, config: { networks: [...labNetworks, solana], enableReconnect: false } }
    const first = inTwoNamespaces(once)
    const paired = first.store.set(pairWallet)
    expect(first.peer.requests[0]?.enableReconnect).toBe(false)
    await first.peer.approve()
    await paired
    expect(statuses(first.store)).toEqual(['connected', 'connected'])
    expect(storage.getItem('portico/connectors')).toBeNull()
    first.portico.destroy()
    for (const options of [once, { storage }]) {
      const { store, portico } = inTwoNamespaces(options, first.peer)
      await settle()
      expect(statuses(store)).toEqual(['disconnected', 'disconnected'])
      portico.destroy()
    }
  })

  it('is over after a reload when the wallet forgot it', async () => {
    const storage = memoryStorage()
    const first = inTwoNamespaces({ storage })
    const paired = first.store.set(pairWallet)
    await first.peer.approve()
    await paired
    first.portico.destroy()
    for (const namespace of ['eip155', 'solana'] as const) first.peer.find(namespace).isPermitted = false
    const { store } = inTwoNamespaces({ storage }, first.peer)
    await settle()
    expect(statuses(store)).toEqual(['disconnected', 'disconnected'])
  })

  it('asks for no namespace that another wallet serves', async () => {
    const { store, peer } = inTwoNamespaces()
    await store.set(connectWallet, 'sol')
    const pairing = expect(store.set(pairWallet)).rejects.toBeInstanceOf(AttemptAbandonedError)
    expect(peer.requests[0]?.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:1', 'eip155:10'])
    store.set(cancelPairing)
    await pairing
  })
})

describe('without an adapter', () => {
  it('is offered at once and connects every namespace of the networks, also after a reload', async () => {
    const storage = memoryStorage()
    const first = inTwoNamespaces({ storage, adapters: [] })
    expect(first.store.get(isPairingOnlyAtom)).toBe(true)
    first.store.set(enterPairing)
    expect(first.peer.requests[0]?.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([
      'eip155:1',
      'eip155:10',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    ])
    await first.peer.approve()
    await settle()
    expect(first.portico.snapshot()).toMatchObject({ status: 'connected', account: { wallet: { name: 'Lantern' } } })
    first.portico.destroy()
    const { store } = inTwoNamespaces({ storage, adapters: [] }, first.peer)
    await settle()
    const { eip155, solana: other } = store.get(connectionsAtom)
    expect([eip155?.status, other?.status]).toEqual(['connected', 'connected'])
  })

  it('is a list of wallets on a phone, and a mistake of the host without pairing', () => {
    const onPhone = pairable({ adapters: [], platform: { isMobile: true } })
    expect(onPhone.store.get(isPairingOnlyAtom)).toBe(false)
    expect(() => createLab({ adapters: [] })).toThrow(InvalidConfigError)
  })

  it('has its code given up with the view, unless a wallet was picked meanwhile', async () => {
    const { store, state, portico } = pairable({ adapters: [] })
    portico.open()
    store.set(enterPairing)
    store.set(enterPairing)
    expect(state()).toBe('ready')
    store.set(leaveCode)
    expect(state()).toBeNull()
    store.set(startPairing)
    store.set(renewPairing)
    store.set(leaveCode)
    expect(state()).toBe('ready')
  })
})

describe('M9: a link that does not come', () => {
  it('is told of after 5 and 20 seconds, and asked for anew by a press', async () => {
    const { store, peer, clock } = pairable()
    peer.isSlow = true
    store.set(startPairing)
    store.set(renewPairing)
    await clock.advance(4_999)
    expect(store.get(pairingAtom)).toEqual({ status: 'requesting' })
    await clock.advance(1)
    expect(store.get(pairingAtom)).toEqual({ status: 'requesting', wait: 'waiting' })
    await clock.advance(15_000)
    expect(store.get(pairingAtom)).toEqual({ status: 'requesting', wait: 'notAnswering' })
    store.set(renewPairing)
    expect(store.get(pairingAtom)).toEqual({ status: 'requesting' })
    expect(peer.requests[0]?.signal.aborted).toBe(true)
    peer.link(1)
    await clock.advance(20_000)
    expect(store.get(pairingAtom)).toEqual({ status: 'ready', uri: peer.uris[0] })
  })

  it('says that nothing is kept, until a later link is', () => {
    const { store, peer } = pairable()
    store.set(startPairing)
    store.set(renewPairing)
    expect(store.get(pairingViewAtom).isTemporary).toBe(false)
    peer.requests[0]?.onMemoryOnly?.()
    expect(store.get(pairingViewAtom).isTemporary).toBe(true)
    store.set(renewPairing)
    expect(store.get(pairingViewAtom).isTemporary).toBe(false)
  })
})
