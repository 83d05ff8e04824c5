import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { AttemptAbandonedError, InvalidConfigError } from '../../../chains/errors/errors'
import { memoryStorage } from '../../core/storage'
import { connectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import { activeNamespaceAtom, connectionsAtom } from '../../core/visitor/connections'
import { pairWallet } from './pairing'
import { cancelPairing } from './state'
import { startPairing } from '../wallets/select'
import { enterPairing, leaveCode, renewPairing } from './viewModel'
import { isPairingOnlyAtom } from '../wallets/connectRows'
import { inTwoNamespaces, solana, pairable } from '../../../../stories/lab/testing/pairing'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

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
