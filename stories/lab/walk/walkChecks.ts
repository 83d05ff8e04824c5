import { expect } from 'vitest'
import type { Namespace } from '../../../src/chains/network'
import { activeNamespaceAtom, connectionsAtom, handlesAtom } from '../../../src/state/core/visitor/connections'
import { activeNetworkAtom } from '../../../src/state/core/visitor/networks'
import { switchAttemptAtom } from '../../../src/state/session/networks/switchAttempt'
import { signInAtom } from '../../../src/state/core/visitor/signIn'
import type { LabWallet } from '../wallets/adapter'
import { listenersOf, tabNetworks, type Question, type Tab, type Tabs } from './tabs'

export interface World {
  readonly tabs: Tabs
  readonly open: readonly Tab[]
  /** A wallet tells every tab when one of them lets go of it. */
  readonly isTelling: boolean
  /** The wallets of the phone, once it was paired. */
  readonly paired?: () => readonly LabWallet[]
  /** A wallet forgot the page while it went. */
  readonly onForgotten?: () => void
}

export const spaces = ['eip155', 'solana'] as const

export const storeOf = (tab: Tab) => tab.page.portico.store

export const walletsOf = ({ tabs, paired }: World) => [...tabs.wallets, ...(paired?.() ?? [])]

/** The wallets a tab is connected to. */
export function connectedWallets(tab: Tab, namespace?: Namespace): LabWallet[] {
  const handles = Object.entries(storeOf(tab).get(handlesAtom))
  return handles.filter(([name]) => !namespace || name === namespace).map(([, { provider }]) => provider as LabWallet)
}

const connectorIdOf = ({ type, id }: LabWallet) => (type === 'WALLET_CONNECT' ? 'walletConnect' : id)

export function storedIn({ storage }: Tabs) {
  const read = (name: string) => storage.getItem(`portico/${name}`)
  const connectors = JSON.parse(read('connectors') ?? '{}') as Partial<Record<Namespace, string>>
  return {
    connectors,
    status: read('connectionStatus'),
    namespaces: read('connectedNamespaces'),
    active: read('activeNamespace'),
  }
}

/** Checks that hold whenever everything has settled. */
export function checkWorld(world: World): void {
  for (const tab of world.open) checkTab(world, tab)
  for (const wallet of walletsOf(world)) {
    const following = world.open.filter((tab) => connectedWallets(tab).includes(wallet))
    const switching = world.open.filter((tab) => askedToSwitch(tab) === wallet)
    // A cancelled sign-in may wait for the wallet to go back to the network before.
    const goingBack = following.filter((tab) => storeOf(tab).get(signInAtom).status === 'cancelling')
    const waiting = listenersOf(wallet) - following.length - switching.length
    expect(waiting, `listeners of ${wallet.id}`).toBeGreaterThanOrEqual(0)
    expect(waiting, `listeners of ${wallet.id}`).toBeLessThanOrEqual(goingBack.length)
  }
  checkStorage(world)
}

/** The wallet that a tab waits for to switch its network; such a wait follows the wallet as well. */
function askedToSwitch(tab: Tab): LabWallet | undefined {
  const { status, subject } = storeOf(tab).get(switchAttemptAtom) ?? {}
  if (!subject || (status !== 'opening' && status !== 'waiting' && status !== 'notAnswering')) return undefined
  const handle = storeOf(tab).get(handlesAtom)[subject.split(':')[0] as Namespace]
  return handle?.provider as LabWallet | undefined
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
      expect(handle && connectorIdOf(handle.provider as LabWallet)).toBe(connectorId)
    }
    if (connection?.status === 'connecting') {
      const isAsked = ({ kind, load, tab: asking, walletId }: Question) =>
        kind !== 'switch' && asking === tab && load === tab.load && walletId === connection.connectorId
      expect(tabs.questions.some(isAsked) || tabs.isComing(tab, connection.connectorId), `${namespace} is asked`).toBe(
        true,
      )
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
    // A wallet that could not be asked has refused nothing.
    const unasked = held.flatMap((one) =>
      one?.status === 'disconnected' && 'connectorId' in one ? [one.connectorId] : [],
    )
    const stored = connectors[namespace]
    if (stored) expect([...ids, ...resuming, ...unasked], `stored for ${namespace}`).toContain(stored)
    if (isTelling && ids.length === open.length) expect(ids).toContain(stored)
  }
  const actives: string[] = pages.map((store) => store.get(activeNamespaceAtom))
  // A stored namespace without a connection counts for nothing: the next page starts at the chosen network.
  if (open.length === 1 && names.includes(active ?? '')) expect(actives).toContain(active)
}
