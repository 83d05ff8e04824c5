import fc from 'fast-check'
import { expect } from 'vitest'
import { connectAttemptAtom, connectWallet, selectWallet } from '../../src/state/connect'
import { disconnect } from '../../src/state/connection'
import { activeNamespaceAtom, connectionsAtom, handlesAtom } from '../../src/state/connections'
import { activeNetworkAtom } from '../../src/state/networks'
import { selectNetwork, switchNetwork } from '../../src/state/switchNetwork'
import type { CaipNetworkId, Namespace } from '../../src/chains/network'
import type { LabWallet } from './adapter'
import { listenersOf, tabNetworks, type Mood, type Question, type Tab, type Tabs } from './tabs'

export interface World {
  readonly tabs: Tabs
  readonly open: readonly Tab[]
  /** Whether a wallet tells every tab when one of them lets go of it. */
  readonly isTelling: boolean
}

/** One step; what it returns is checked when everything has settled. */
interface Step {
  readonly name: string
  readonly run: (world: World) => (() => void) | undefined | void
}

const spaces = ['eip155', 'solana'] as const
const waiting = ['opening', 'waiting', 'notAnswering']
const networkIds: readonly CaipNetworkId[] = ['eip155:1', 'eip155:10', 'eip155:999', 'solana:main', 'solana:dev', 'solana:else']

const storeOf = (tab: Tab) => tab.page.portico.store
const quietly = (promise: Promise<unknown>) => void promise.catch(() => undefined)

function tell(world: World, ids: readonly (string | undefined)[]): void {
  if (!world.isTelling) return
  for (const wallet of world.tabs.wallets) if (ids.includes(wallet.id)) wallet.change(null)
}

function connectedIds(tab: Tab, namespace?: Namespace): string[] {
  const handles = Object.entries(storeOf(tab).get(handlesAtom))
  return handles.filter(([name]) => !namespace || name === namespace).map(([, { provider }]) => (provider as LabWallet).id)
}

/** What somebody waits for still; the answer to anything else has to change nothing. */
function isAwaited(world: World, { kind, load, tab, walletId }: Question): boolean {
  if (kind === 'switch') return true
  if (!tab || tab.load !== load) return false
  const isConnecting = Object.values(storeOf(tab).get(connectionsAtom)).some(
    (one) => one.status === 'connecting' && one.connectorId === walletId,
  )
  const attempt = storeOf(tab).get(connectAttemptAtom)
  return isConnecting || (attempt?.subject === walletId && waiting.includes(attempt.status))
}

function picture({ tabs, open }: World): string {
  const pages = open.map((tab) => [storeOf(tab).get(connectionsAtom), storeOf(tab).get(activeNamespaceAtom)])
  return JSON.stringify([pages, storedIn(tabs)])
}

function storedIn({ storage }: Tabs) {
  const read = (name: string) => storage.getItem(`portico/${name}`)
  const connectors = JSON.parse(read('connectors') ?? '{}') as Partial<Record<Namespace, string>>
  return { connectors, status: read('connectionStatus'), namespaces: read('connectedNamespaces'), active: read('activeNamespace') }
}

/** Everything that happens in a browser with so many tabs. */
export function commandsFor(tabCount: number): fc.Arbitrary<Step>[] {
  const tabs = fc.nat(tabCount - 1)
  const moods = fc.constantFrom<Mood>('approve', 'approve', 'reject', 'late')
  const wallets = fc.nat(3)
  const at = (world: World, index: number) => world.open[index] as Tab
  const walletAt = (world: World, index: number) => world.tabs.wallets[index] as LabWallet
  const step = (name: string, run: Step['run']): Step => ({ name, run })
  return [
    fc.tuple(tabs, wallets, moods, fc.boolean()).map(([tab, wallet, mood, isViewed]) =>
      step(`connect(${tab}, ${wallet}, ${mood}, ${isViewed})`, (world) => {
        world.tabs.setMood(mood)
        const { id } = walletAt(world, wallet)
        if (isViewed) storeOf(at(world, tab)).set(selectWallet, id)
        else quietly(storeOf(at(world, tab)).set(connectWallet, id))
      }),
    ),
    fc.tuple(fc.nat(5), fc.boolean()).map(([index, isApproved]) =>
      step(`answer(${index}, ${isApproved})`, (world) => {
        const { questions } = world.tabs
        const question = questions[index % questions.length]
        if (!question) return
        const last = questions.findLast(({ tab, walletId }) => tab === question.tab && walletId === question.walletId)
        const before = isAwaited(world, question) && last === question ? null : picture(world)
        question.answer(isApproved)
        if (before !== null) return () => expect(picture(world), 'a late answer').toBe(before)
      }),
    ),
    fc.tuple(wallets, fc.nat(2), fc.nat(2)).map(([index, account, network]) =>
      step(`change(${index}, ${account}, ${network})`, (world) => {
        const wallet = walletAt(world, index)
        const networkId = networkIds[network + (wallet.namespace === 'solana' ? 3 : 0)] as CaipNetworkId
        const accounts = [`${networkId}:a${account}`, `${networkId}:b`] as const
        wallet.change({ networkId, accounts, address: accounts[0] })
      }),
    ),
    wallets.map((index) => step(`letGo(${index})`, (world) => walletAt(world, index).change(null))),
    fc.tuple(tabs, fc.constantFrom(...networkIds), moods, fc.boolean()).map(([tab, id, mood, isViewed]) =>
      step(`switch(${tab}, ${id}, ${mood}, ${isViewed})`, (world) => {
        world.tabs.setMood(mood)
        if (isViewed) storeOf(at(world, tab)).set(selectNetwork, id)
        else quietly(storeOf(at(world, tab)).set(switchNetwork, id))
      }),
    ),
    fc.tuple(tabs, fc.constantFrom(...spaces, undefined)).map(([tab, namespace]) =>
      step(`disconnect(${tab}, ${namespace})`, (world) => {
        const ids = connectedIds(at(world, tab), namespace)
        quietly(storeOf(at(world, tab)).set(disconnect, namespace))
        tell(world, ids)
      }),
    ),
    fc.tuple(tabs, fc.boolean()).map(([tab, isOpening]) =>
      step(`modal(${tab}, ${isOpening})`, (world) => {
        const { portico } = at(world, tab).page
        if (isOpening) portico.open()
        else portico.close()
      }),
    ),
    fc.tuple(tabs, moods, fc.option(wallets)).map(([tab, mood, forgetting]) =>
      step(`reload(${tab}, ${mood}, forgotten by ${forgetting})`, (world) => {
        if (forgetting !== null) {
          walletAt(world, forgetting).isPermitted = false
          tell(world, [walletAt(world, forgetting).id])
        }
        world.tabs.setMood(mood)
        world.tabs.reload(at(world, tab))
      }),
    ),
  ]
}

/** What has to be so whenever everything has settled. */
export function checkWorld(world: World): void {
  for (const tab of world.open) checkTab(world, tab)
  for (const wallet of world.tabs.wallets) {
    const following = world.open.filter((tab) => connectedIds(tab).includes(wallet.id))
    expect(listenersOf(wallet), `listeners of ${wallet.id}`).toBe(following.length)
  }
  checkStorage(world)
}

function checkTab({ tabs }: World, tab: Tab): void {
  const store = storeOf(tab)
  const handles = store.get(handlesAtom)
  for (const namespace of spaces) {
    const connection = store.get(connectionsAtom)[namespace]
    const handle = handles[namespace]
    expect(connection?.status).not.toBe('restoring')
    expect(connection?.status === 'connected', `${namespace} is connected`).toBe(handle !== undefined)
    if (connection?.status === 'connected') {
      const { address, accounts, networkId, connectorId } = connection
      expect({ address, accounts, networkId }).toEqual(handle?.snapshot)
      expect((handle?.provider as LabWallet).id).toBe(connectorId)
    }
    if (connection?.status === 'connecting') {
      const isAsked = ({ kind, load, tab: asking, walletId }: Question) =>
        kind !== 'switch' && asking === tab && load === tab.load && walletId === connection.connectorId
      expect(tabs.questions.some(isAsked), `${namespace} is asked`).toBe(true)
    }
  }
  const active = store.get(activeNamespaceAtom)
  const network = store.get(activeNetworkAtom)
  expect(network.chainNamespace).toBe(active)
  const wanted = handles[active]?.snapshot.networkId
  const isConfigured = tabNetworks.some(({ id }) => `${active}:${id}` === network.caipNetworkId)
  if (wanted) expect(network.caipNetworkId).toBe(wanted)
  else expect(isConfigured).toBe(true)
}

function checkStorage({ tabs, open, isTelling }: World): void {
  const { connectors, status, namespaces, active } = storedIn(tabs)
  const names = Object.keys(connectors)
  expect(status).toBe(names.length > 0 ? 'connected' : 'disconnected')
  expect(namespaces).toBe(names.length > 0 ? names.join(',') : null)
  const pages = open.map((tab) => storeOf(tab))
  for (const namespace of spaces) {
    const held = pages.map((store) => store.get(connectionsAtom)[namespace])
    const ids = held.flatMap((one) => (one?.status === 'connected' ? [one.connectorId] : []))
    const resuming = held.flatMap((one) => (one?.status === 'connecting' ? [one.connectorId] : []))
    const stored = connectors[namespace]
    if (stored) expect([...ids, ...resuming], `stored for ${namespace}`).toContain(stored)
    if (isTelling && ids.length === open.length) expect(ids).toContain(stored)
  }
  const actives: string[] = pages.map((store) => store.get(activeNamespaceAtom))
  // A stored namespace without a connection counts for nothing: the next page starts at the chosen network.
  if (open.length === 1 && names.includes(active ?? '')) expect(actives).toContain(active)
}
