import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet, ignore, refuse } from '../../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import type { ConnectRequest } from '../../../chains/adapter'
import type { NetworkInput } from '../../../chains/network'
import { UserRejectedError } from '../../../chains/errors/errors'
import { memoryStorage } from '../../core/storage'
import { accountViewAtom } from '../account/accountView'
import { reportBlockedRequest } from '../approvals/blockedRequest'
import { connectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import { NetworkNotFoundError, SwitchNotSupportedError } from '../../core/requestErrors'
import { alertAtom, dismissAlert } from '../../shell/feedback/feedback'
import { networkChoicesAtom, searchNetworks, waysOutAtom } from './search'
import { isNetworkBlockedAtom } from '../../core/visitor/networks'
import { back, navigate, registerEmbed, routeAtom } from '../../shell/router/navigation'
import { isOpenAtom, open } from '../../shell/router/stack'
import { selectNetwork } from './selectNetwork'
import { switchAttemptAtom } from './switchAttempt'
import { switchNetwork } from './switchNetwork'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

async function connected(options: Parameters<typeof createLabWallet>[1] = {}) {
  const lab = createLab({ wallets: [createLabWallet('Alpha', options)] })
  await lab.portico.store.set(connectWallet, 'alpha')
  return lab
}

describe('an app that stays on its network', () => {
  it('offers no other one, and follows no pick', async () => {
    const { portico } = createLab({ config: { enableNetworkSwitch: false } })
    await portico.store.set(connectWallet, 'alpha')
    const choices = portico.store.get(networkChoicesAtom)
    expect(choices.map(({ isActive, disabledReason }) => [isActive, disabledReason])).toEqual([
      [true, undefined],
      [false, 'appCannotSwitch'],
    ])
    portico.open({ name: 'Networks' })
    portico.store.set(selectNetwork, 'eip155:10')
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(portico.snapshot().network.caipNetworkId).toBe('eip155:1')
    expect(portico.store.get(routeAtom).name).toBe('Networks')
  })
})

describe('a wallet that arrives after the failure was shown', () => {
  async function failed() {
    const wallet = createLabWallet('Alpha', { onSwitch: async () => Promise.reject(new Error('internal')) })
    const lab = createLab({ wallets: [wallet] })
    const { store } = lab.portico
    await store.set(connectWallet, 'alpha')
    store.set(open, { name: 'SwitchNetwork', networkId: 'eip155:10' })
    await store.set(switchNetwork, 'eip155:10').catch(() => undefined)
    expect(store.get(switchAttemptAtom)?.status).toBe('failed')
    const arrive = () =>
      wallet.change({ networkId: 'eip155:10', address: 'eip155:10:0x1', accounts: ['eip155:10:0x1'] })
    return { ...lab, store, arrive }
  }

  it('replaces the failure, and the view makes way', async () => {
    const { portico, store, arrive } = await failed()
    arrive()
    expect(store.get(switchAttemptAtom)).toBeNull()
    expect(portico.snapshot().network.caipNetworkId).toBe('eip155:10')
    expect(store.get(isOpenAtom) && store.get(routeAtom).name === 'SwitchNetwork').toBe(false)
  })

  it('does not touch a newer attempt', async () => {
    const { store, arrive } = await failed()
    const again = store.set(switchNetwork, 'eip155:10').catch(() => undefined)
    await again
    store.set(open, { name: 'Networks' })
    arrive()
    expect(store.get(routeAtom).name).toBe('Networks')
  })
})

describe('an app that stays on its network, wherever the wallet is', () => {
  async function kept() {
    let asked = 0
    const onSwitch = async () => void (asked += 1)
    const wallet = createLabWallet('Alpha', { onSwitch })
    const lab = createLab({ wallets: [wallet], config: { enableNetworkSwitch: false } })
    await lab.portico.store.set(connectWallet, 'alpha')
    return { ...lab, wallet, asked: () => asked }
  }

  it('asks no wallet to switch, whoever wants it, and takes what is so', async () => {
    const { portico, asked } = await kept()
    await expect(portico.switchNetwork('eip155:10')).rejects.toThrow('This app stays on its network')
    portico.store.set(navigate, { name: 'SwitchNetwork', networkId: 'eip155:10' })
    portico.store.set(selectNetwork, 'eip155:10')
    await portico.switchNetwork('eip155:1')
    expect(asked()).toBe(0)
    const { portico: other } = createLab({ config: { enableNetworkSwitch: false } })
    await expect(other.switchNetwork('eip155:10')).rejects.toBeInstanceOf(SwitchNotSupportedError)
    expect(other.snapshot().network.caipNetworkId).toBe('eip155:1')
  })

  it('opens nothing where the wallet leaves it, and offers no way but out', async () => {
    const { portico, wallet } = await kept()
    wallet.change({ ...wallet.snapshot, networkId: 'eip155:999' })
    expect(portico.store.get(isOpenAtom)).toBe(false)
    portico.open()
    expect(portico.store.get(routeAtom).name).toBe('Account')
    expect(portico.store.get(accountViewAtom)?.canSwitch).toBe(false)
    expect(portico.store.get(waysOutAtom).map(({ disabledReason }) => disabledReason)).toEqual([
      'appCannotSwitch',
      'appCannotSwitch',
    ])
  })
})

describe('views in place', () => {
  it('show there that the wallet left the networks of the host, and open nothing', async () => {
    const wallet = createLabWallet('Alpha')
    const { portico } = createLab({ wallets: [wallet] })
    const { store } = portico
    store.set(registerEmbed, 1)
    await store.set(connectWallet, 'alpha')
    store.set(navigate, { name: 'Networks' })
    wallet.change({ ...wallet.snapshot, networkId: 'eip155:999' })
    expect([store.get(isOpenAtom), store.get(routeAtom).name]).toEqual([false, 'UnsupportedChain'])
    wallet.change({ ...wallet.snapshot, networkId: 'eip155:1' })
    expect([store.get(isOpenAtom), store.get(routeAtom).name]).toEqual([false, 'Account'])
    await store.set(disconnect)
    wallet.snapshot = { ...wallet.snapshot, networkId: 'eip155:999' }
    await store.set(connectWallet, 'alpha')
    expect([store.get(isOpenAtom), store.get(routeAtom).name]).toEqual([false, 'UnsupportedChain'])
    store.set(reportBlockedRequest)
    expect(store.get(isOpenAtom)).toBe(false)
  })
})

describe('switching networks', () => {
  it('is a choice while no account is connected, and is remembered', async () => {
    const storage = memoryStorage()
    const { portico } = createLab({ storage })
    await portico.store.set(switchNetwork, 'eip155:10')
    expect(portico.snapshot().network.name).toBe('OP Mainnet')
    expect(createLab({ storage }).portico.snapshot().network.name).toBe('OP Mainnet')
    const { portico: other } = createLab({ storage, config: { networks: labNetworks.slice(0, 1) } })
    expect(other.snapshot().network.name).toBe('Ethereum')
  })

  it('asks the wallet, waits in its view, and closes when done', async () => {
    const { portico, events } = await connected()
    portico.store.set(open, { name: 'Networks' })
    portico.store.set(selectNetwork, 'eip155:10')
    expect(portico.store.get(routeAtom)).toEqual({ name: 'SwitchNetwork', networkId: 'eip155:10' })
    expect(portico.store.get(switchAttemptAtom)?.status).toBe('opening')
    await settle()
    expect(portico.snapshot()).toMatchObject({ isOpen: false, network: { name: 'OP Mainnet' } })
    expect(events.map(({ event }) => event)).toContain('SWITCH_NETWORK')
  })

  it('stays where it was when declined, and asks again', async () => {
    const { portico } = await connected({ onSwitch: refuse(new UserRejectedError('no')) })
    portico.store.set(selectNetwork, 'eip155:10')
    await settle()
    expect(portico.store.get(switchAttemptAtom)?.status).toBe('declined')
    expect(portico.snapshot().network.name).toBe('Ethereum')
    portico.store.set(back)
    expect(portico.store.get(switchAttemptAtom)).toBeNull()
  })

  it('notices a wallet that does not answer', async () => {
    const { portico, clock } = await connected({ onSwitch: ignore })
    portico.store.set(selectNetwork, 'eip155:10')
    await clock.advance(20_000)
    expect(portico.store.get(switchAttemptAtom)?.status).toBe('notAnswering')
  })

  it('says that a wallet cannot switch', async () => {
    const { portico } = await connected({ onSwitch: undefined })
    await expect(portico.store.set(switchNetwork, 'eip155:10')).rejects.toBeInstanceOf(SwitchNotSupportedError)
  })

  it('refuses a network that is not configured, with one alert', async () => {
    const { portico } = await connected()
    await expect(portico.store.set(switchNetwork, 'eip155:999')).rejects.toBeInstanceOf(NetworkNotFoundError)
    expect(portico.store.get(alertAtom)).toBe('networkNotFound')
    portico.store.set(dismissAlert)
    await portico.store.set(switchNetwork, 'eip155:999').catch(() => undefined)
    expect(portico.store.get(alertAtom)).toBeNull()
  })

  it('goes back when the network is the one in use', async () => {
    const { portico } = await connected()
    portico.store.set(open)
    portico.store.set(navigate, { name: 'Networks' })
    portico.store.set(selectNetwork, 'eip155:1')
    expect(portico.store.get(routeAtom).name).toBe('Account')
    expect(portico.store.get(isOpenAtom)).toBe(true)
  })

  it('finds networks by name and id', () => {
    const { portico } = createLab()
    const find = (query: string) => {
      portico.store.set(searchNetworks, query)
      return portico.store.get(networkChoicesAtom).map(({ network }) => network.name)
    }
    expect(find('ETHER')).toEqual(['Ethereum'])
    expect(find('10')).toEqual(['OP Mainnet'])
    expect(find('nothing')).toEqual([])
    expect(find(' ')).toHaveLength(2)
  })
})

describe('a Solana wallet with accounts of mainnet only, and a shop with a local cluster', () => {
  it('is offered no network of other wallets, and told that it has not got this one', async () => {
    const cluster = { ...solana, id: '8z1Qn4ncXk3WkX9nXbFzJt1c2m7cVb5a', name: 'Local cluster' }
    const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const address = `${mainnet}:labAddress` as const
    const wallet = createLabWallet('Sol', {
      namespace: 'solana',
      snapshot: { address, accounts: [address], networkId: mainnet },
    })
    const adapter = createLabAdapter([wallet], 'solana')
    const hasNetwork = (networkId: string) => networkId === mainnet
    const adapters = [
      createLabAdapter([createLabWallet('Alpha')]),
      { ...adapter, connect: async (asked: ConnectRequest) => ({ ...(await adapter.connect(asked)), hasNetwork }) },
    ]
    const { portico } = createLab({ adapters, config: { networks: [...labNetworks, cluster] } })
    await portico.store.set(connectWallet, 'sol')
    expect(portico.store.get(isNetworkBlockedAtom)).toBe(true)
    expect(portico.store.get(waysOutAtom)).toMatchObject([
      { network: { name: 'Local cluster' }, disabledReason: 'walletLacksNetwork' },
    ])
    expect(portico.store.get(networkChoicesAtom).map(({ disabledReason }) => disabledReason)).toEqual([
      undefined,
      undefined,
      'walletLacksNetwork',
    ])
  })
})

const solana: Omit<NetworkInput, 'id' | 'name'> = {
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
}
