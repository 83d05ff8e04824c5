import { describe, expect, it } from 'vitest'
import { createTabs, listenersOf, type Tab, type Tabs } from '../../../stories/lab/walk/tabs'
import { createLab, labNetworks } from '../../../stories/lab/lab'
import { AttemptAbandonedError } from '../../chains/errors/errors'
import { connectWallet, selectWallet } from '../session/connection/connect'
import { disconnect } from '../session/connection/disconnect'
import { activeNamespaceAtom, connectionsAtom, entriesOf, handlesAtom } from './visitor/connections'
import { open } from '../shell/router/stack'
import { routeAtom } from '../shell/router/navigation'
import { activeNetworkAtom } from './visitor/networks'
import { selectNetwork } from '../session/networks/selectNetwork'
import { switchAttemptAtom } from '../session/networks/switchAttempt'
import { switchNetwork } from '../session/networks/switchNetwork'

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
const connect = (tab: Tab, id: string) => tab.page.portico.store.set(connectWallet, id)
const stored = ({ storage }: Tabs) => JSON.parse(storage.getItem('portico/connectors') ?? '{}') as unknown
const statuses = (tab: Tab) =>
  Object.fromEntries(entriesOf(tab.page.portico.store.get(connectionsAtom)).map(([name, { status }]) => [name, status]))
const walletOf = ({ wallets }: Tabs, id: string) => wallets.find((wallet) => wallet.id === id) ?? expect.fail(id)

describe('two tabs over one storage', () => {
  it('keep what the other stored in another namespace', async () => {
    const tabs = createTabs()
    const [one, two] = [tabs.openTab(), tabs.openTab()]
    await connect(one, 'alpha')
    await connect(two, 'gamma')
    expect(stored(tabs)).toEqual({ eip155: 'alpha', solana: 'gamma' })
    expect(tabs.storage.getItem('portico/connectedNamespaces')).toBe('eip155,solana')
    await two.page.portico.store.set(disconnect, 'solana')
    expect(stored(tabs)).toEqual({ eip155: 'alpha' })
    expect(tabs.storage.getItem('portico/connectionStatus')).toBe('connected')
  })

  it('keep the newer wallet of the other when the older one lets go', async () => {
    const tabs = createTabs()
    const [one, two] = [tabs.openTab(), tabs.openTab()]
    await connect(one, 'alpha')
    await connect(two, 'beta')
    walletOf(tabs, 'alpha').change(null)
    expect(statuses(one)).toMatchObject({ eip155: 'disconnected' })
    expect(stored(tabs)).toEqual({ eip155: 'beta' })
  })

  it('end together when the wallet tells both', async () => {
    const tabs = createTabs()
    const one = tabs.openTab()
    await connect(one, 'alpha')
    const two = tabs.openTab()
    await settle()
    expect(statuses(two)).toMatchObject({ eip155: 'connected' })
    await one.page.portico.disconnect()
    walletOf(tabs, 'alpha').change(null)
    expect(statuses(two)).toMatchObject({ eip155: 'disconnected' })
    expect(tabs.storage.getItem('portico/connectionStatus')).toBe('disconnected')
    expect(listenersOf(walletOf(tabs, 'alpha'))).toBe(0)
  })

  it('keep what the other asks for out of the storage until the wallet has approved', async () => {
    const tabs = createTabs()
    const tab = tabs.openTab()
    await connect(tab, 'gamma')
    tabs.setMood('late')
    void connect(tab, 'alpha')
    const gamma = walletOf(tabs, 'gamma')
    gamma.change({ networkId: 'solana:dev', address: 'solana:dev:s1', accounts: ['solana:dev:s1'] })
    expect(statuses(tab)).toEqual({ eip155: 'connecting', solana: 'connected' })
    expect(stored(tabs)).toEqual({ solana: 'gamma' })
  })
})

describe('starting again', () => {
  it('is in the namespace that was active, whatever network was chosen last', async () => {
    const tabs = createTabs()
    const tab = tabs.openTab()
    await connect(tab, 'alpha')
    await tab.page.portico.store.set(switchNetwork, 'eip155:10')
    await connect(tab, 'gamma')
    tabs.reload(tab)
    await settle()
    expect(tab.page.portico.store.get(activeNamespaceAtom)).toBe('solana')
    expect(tab.page.portico.snapshot()).toMatchObject({ status: 'connected', network: { name: 'Solana main' } })
  })

  it('is not restoring for ever where the host left a namespace', async () => {
    const tabs = createTabs()
    await connect(tabs.openTab(), 'gamma')
    const { portico } = createLab({ storage: tabs.storage, config: { networks: labNetworks } })
    await settle()
    expect(portico.snapshot()).toMatchObject({ status: 'disconnected', network: { name: 'Ethereum' } })
    // Another page of this host may still have it.
    expect(stored(tabs)).toEqual({ solana: 'gamma' })
  })

  it('still takes up one namespace when a question about another is given up', async () => {
    const tabs = createTabs()
    const tab = tabs.openTab()
    await connect(tab, 'gamma')
    tabs.setMood('late')
    tabs.reload(tab)
    void connect(tab, 'alpha')
    void connect(tab, 'beta')
    expect(statuses(tab)).toEqual({ eip155: 'connecting', solana: 'connecting' })
    await settle()
    tabs.questions.find(({ kind }) => kind === 'resume')?.answer(true)
    await settle()
    expect(statuses(tab)).toEqual({ eip155: 'connecting', solana: 'connected' })
    expect(stored(tabs)).toEqual({ solana: 'gamma' })
  })
})

describe('two namespaces of one page', () => {
  it('keeps the question to one wallet when the wallet of the other lets go', async () => {
    const tabs = createTabs()
    const tab = tabs.openTab()
    const { store } = tab.page.portico
    await connect(tab, 'gamma')
    await connect(tab, 'alpha')
    tabs.setMood('late')
    store.set(open)
    store.set(selectWallet, 'beta')
    await settle()
    walletOf(tabs, 'gamma').change(null)
    expect(store.get(routeAtom).name).toBe('ConnectingExternal')
    tabs.questions[0]?.answer(true)
    await settle()
    expect(store.get(connectionsAtom).eip155).toMatchObject({ status: 'connected', connectorId: 'beta' })
  })

  it('does not wait for a switch of network by a wallet that let go meanwhile', async () => {
    const tabs = createTabs()
    const tab = tabs.openTab()
    const { store } = tab.page.portico
    await connect(tab, 'gamma')
    await connect(tab, 'alpha')
    tabs.setMood('late')
    store.set(selectNetwork, 'solana:dev')
    walletOf(tabs, 'gamma').change(null)
    await settle()
    expect(store.get(switchAttemptAtom)).toMatchObject({ status: 'unavailable' })
    expect(listenersOf(walletOf(tabs, 'gamma'))).toBe(0)
    await store.set(switchNetwork, 'solana:dev')
    expect(store.get(activeNetworkAtom).caipNetworkId).toBe('solana:dev')
  })

  it('changes to the network another wallet is on without asking it', async () => {
    const tabs = createTabs()
    const tab = tabs.openTab()
    const { store } = tab.page.portico
    await connect(tab, 'delta')
    await connect(tab, 'alpha')
    await store.set(switchNetwork, 'solana:main')
    expect(tab.page.portico.snapshot()).toMatchObject({ status: 'connected', network: { name: 'Solana main' } })
  })

  it('ignores a switch that a replaced wallet approves late', async () => {
    const tabs = createTabs()
    const tab = tabs.openTab()
    const { store } = tab.page.portico
    await connect(tab, 'alpha')
    tabs.setMood('late')
    const late = expect(store.set(switchNetwork, 'eip155:10')).rejects.toBeInstanceOf(AttemptAbandonedError)
    tabs.setMood('approve')
    await connect(tab, 'beta')
    await connect(tab, 'gamma')
    tabs.questions[0]?.answer(true)
    await late
    expect(store.get(activeNamespaceAtom)).toBe('solana')
    expect(tabs.storage.getItem('portico/activeNetworkId')).toBeNull()
    expect(store.get(handlesAtom).eip155?.snapshot.networkId).toBe('eip155:1')
  })
})
