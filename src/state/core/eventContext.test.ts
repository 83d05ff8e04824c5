import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../stories/lab/lab'
import { settled } from '../../../stories/lab/settled'
import { createLabPeer } from '../../../stories/lab/wallets/peer'
import type { NetworkInput } from '../../chains/network'
import { connectWallet } from '../session/connection/connect'
import { switchNetwork } from '../session/networks/switchNetwork'
import { openPairingLink } from '../session/pairing/deepLink'
import { shownWalletsAtom } from '../session/wallets/recommended'
import { startPairing } from '../session/wallets/select'
import { renewPairing } from '../session/pairing/viewModel'
import { memoryStorage } from './storage'

describe('8.7: every event that tracks', () => {
  it('says on which network it was, and with which account', async () => {
    const { portico, events } = createLab()
    await portico.store.set(connectWallet, 'alpha')
    await portico.store.set(switchNetwork, 'eip155:10')
    const account = portico.snapshot().account?.address
    const tracked = events.flatMap((event) => (event.type === 'track' ? [event] : []))
    expect(tracked.map(({ event, address, properties }) => [event, address, properties.caipNetworkId])).toEqual([
      ['CONNECT_SUCCESS', account, 'eip155:1'],
      ['SWITCH_NETWORK', account, 'eip155:10'],
    ])
    expect(account).toMatch(/^0x/)
    expect(tracked.every((event) => !('caipNetworkId' in event))).toBe(true)
  })

  it('is told to who listens at that time, as often as it listens', async () => {
    const { portico } = createLab()
    const heard: string[] = []
    portico.onEvent(() => undefined)
    await settled() // what was set up is told once
    const hear = () => void heard.push('twice')
    const stops = [portico.onEvent(hear), portico.onEvent(hear)]
    const once = portico.onEvent(() => {
      heard.push('once')
      once()
      stops.push(portico.onEvent(() => void heard.push('late')))
    })
    await portico.store.set(connectWallet, 'alpha')
    await settled()
    expect(heard).toEqual(['twice', 'twice', 'once'])
    for (const stop of stops) stop()
    await portico.store.set(switchNetwork, 'eip155:10')
    await settled()
    expect(heard).toHaveLength(3)
  })

  it('is one for all namespaces, and one for the one that was left', async () => {
    const adapters = [
      createLabAdapter([createLabWallet('Alpha')]),
      createLabAdapter([createLabWallet('Sol', { namespace: 'solana' })], 'solana'),
    ]
    const left = async (namespace?: 'solana') => {
      const { portico, events } = createLab({ adapters, config: { networks: [...labNetworks, solana] } })
      await portico.store.set(connectWallet, 'alpha')
      await portico.store.set(connectWallet, 'sol')
      await portico.disconnect(namespace)
      await portico.disconnect(namespace)
      return events.flatMap(({ event, properties }) => (event === 'DISCONNECT_SUCCESS' ? [properties.namespace] : []))
    }
    expect(await left()).toEqual(['all'])
    expect(await left('solana')).toEqual(['solana'])
  })
})

describe('8.7: a paired wallet that is there again', () => {
  it.each(['qrcode', 'mobile'] as const)('was reached by %s, as it was before', async (method) => {
    const storage = memoryStorage()
    const peer = createLabPeer()
    const options = { storage, pairing: peer, platform: { isMobile: method === 'mobile' } }
    const before = createLab(options)
    const { store } = before.portico
    store.sub(shownWalletsAtom, () => undefined)
    await expect.poll(() => store.get(shownWalletsAtom).status).toBe('ready')
    const shown = store.get(shownWalletsAtom)
    const { id } = (shown.status === 'ready' && shown.value.recommended.find(({ mobileLink }) => mobileLink)) || {
      id: 'none',
    }
    store.set(startPairing, id)
    store.set(renewPairing)
    await settled()
    if (method === 'mobile') store.set(openPairingLink, id, 'mobile')
    await peer.approve()
    await settled()
    before.portico.destroy()
    const after = createLab(options)
    await after.portico.ready()
    const methods = [before, after].map(({ events }) =>
      events.flatMap((told) =>
        told.event === 'CONNECT_SUCCESS' ? [[told.properties.method, told.properties.reconnect]] : [],
      ),
    )
    expect(methods).toEqual([[[method, false]], [[method, true]]])
  })
})

const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
}
