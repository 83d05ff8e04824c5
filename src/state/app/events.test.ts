import { describe, expect, it } from 'vitest'
import { createLab, labNetworks, type LabOptions } from '../../../stories/lab/lab'
import { settled } from '../../../stories/lab/settled'
import { createLabWallet } from '../../../stories/lab/wallets/adapter'
import { createLabPeer } from '../../../stories/lab/wallets/peer'
import type { PorticoEvent } from '../core/events'
import { accountAtom } from '../session/account/account'
import { connectWallet } from '../session/connection/connect'
import { connectorsAtom, connectorsFound } from '../core/visitor/connections'
import { networksAtom } from '../core/visitor/networks'
import { switchNetwork } from '../session/networks/switchNetwork'
import { navigate } from '../shell/router/navigation'
import { shownWalletsAtom } from '../session/wallets/recommended'
import { allWalletsAtom, openAllWallets, noteShownWallets } from '../session/wallets/search'
import { createPortico } from './createPortico'

/** Events of a host that listens from the start. */
function listenTo(options: LabOptions = {}) {
  const { portico } = createLab(options)
  const heard: PorticoEvent[] = []
  const hear = (event: PorticoEvent) => void heard.push(event)
  portico.onEvent(hear)
  const impressions = () =>
    heard.flatMap((event) => (event.event === 'WALLET_IMPRESSION_V2' ? [event.properties.items] : []))
  const setups = () => heard.filter(({ event }) => event === 'INITIALIZE')
  return { portico, store: portico.store, heard, hear, impressions, setups }
}

describe('8.7: INITIALIZE', () => {
  const metadata = { name: 'The shop' }

  it('is told once for an instance, with how it was set up', async () => {
    const { portico, setups, hear } = listenTo({ config: { metadata, defaultNetwork: 'eip155:10' } })
    await settled()
    portico.onEvent(hear)
    await settled()
    expect(setups()).toEqual([
      {
        type: 'track',
        event: 'INITIALIZE',
        address: undefined,
        properties: {
          networks: portico.store.get(networksAtom).map(({ caipNetworkId }) => caipNetworkId),
          defaultNetwork: 'eip155:10',
          allowUnsupportedChain: false,
          metadata,
          caipNetworkId: 'eip155:10',
        },
      },
    ])
  })

  it('waits for a listener, and is not told of what is gone', async () => {
    const { env } = createLab()
    const portico = createPortico({ projectId: null, networks: labNetworks, adapters: env.adapters }, env)
    const heard: string[] = []
    const hear = ({ event }: PorticoEvent) => void heard.push(event)
    portico.onEvent(hear)()
    await settled()
    expect(heard).toEqual([])
    portico.onEvent(hear)
    await settled()
    expect(heard).toEqual(['INITIALIZE'])
    const gone = listenTo()
    gone.portico.destroy()
    await settled()
    expect(gone.heard).toEqual([])
  })
})

describe('8.7: what happens before the code of events is there', () => {
  it('is told in order, with the account and the network of that time', async () => {
    const { store, heard } = listenTo()
    await store.set(connectWallet, 'alpha')
    await store.set(switchNetwork, 'eip155:10')
    await settled()
    const account = store.get(accountAtom)?.address
    expect(
      heard.flatMap((event) =>
        event.type === 'track' && event.event !== 'INITIALIZE'
          ? [[event.event, event.address, event.properties.caipNetworkId]]
          : [],
      ),
    ).toEqual([
      ['CONNECT_SUCCESS', account, 'eip155:1'],
      ['SWITCH_NETWORK', account, 'eip155:10'],
    ])
  })
})

describe('8.7: WALLET_IMPRESSION_V2', () => {
  it('names the wallets of the first view with their places, once for each time it is shown', async () => {
    const wallets = [createLabWallet('Alpha'), createLabWallet('Beta')]
    const { portico, store, impressions } = listenTo({ wallets })
    await settled()
    expect(impressions()).toEqual([])
    portico.open()
    await settled()
    const names = () => impressions().map((items) => items.map(({ name, displayIndex }) => [name, displayIndex]))
    expect(names()).toEqual([
      [
        ['Alpha', 0],
        ['Beta', 1],
      ],
    ])
    expect(impressions()[0]?.[0]).toMatchObject({ view: 'Connect' })
    const gamma = { id: 'gamma', name: 'Gamma', type: 'ANNOUNCED', namespace: 'eip155' } as const
    store.set(connectorsFound, 'eip155', [...store.get(connectorsAtom), gamma])
    await settled()
    expect(names().slice(1)).toEqual([[['Gamma', 2]]])
    store.set(navigate, { name: 'WhatIsAWallet' })
    portico.close()
    portico.open()
    await settled()
    expect(names().slice(2)).toEqual([
      [
        ['Alpha', 0],
        ['Beta', 1],
        ['Gamma', 2],
      ],
    ])
  })

  it('names those of the directory with their ids and ranks', async () => {
    const { portico, store, impressions } = listenTo({ pairing: createLabPeer() })
    store.sub(shownWalletsAtom, () => undefined)
    await expect.poll(() => store.get(shownWalletsAtom).status).toBe('ready')
    portico.open()
    await settled()
    const shown = store.get(shownWalletsAtom)
    const [first] = shown.status === 'ready' ? shown.value.recommended : []
    const { name, id: explorerId, order: walletRank } = first ?? {}
    expect(impressions().flat()).toContainEqual({
      name,
      explorerId,
      walletRank,
      view: 'Connect',
      displayIndex: 2,
      certified: first?.badge === 'certified',
    })
  })
  it('names those of All wallets that come into sight, once for each search until the modal closes', async () => {
    const { portico, store, impressions } = listenTo()
    portico.open({ name: 'AllWallets' })
    store.set(openAllWallets)
    await expect.poll(() => store.get(allWalletsAtom).wallets.length).toBeGreaterThan(3)
    const [one, two, three] = store.get(allWalletsAtom).wallets.map(({ id }) => id)
    const told = () =>
      impressions().map((items) => items.map(({ explorerId, displayIndex }) => [explorerId, displayIndex]))
    const show = async (...ids: readonly (string | undefined)[]) => {
      store.set(
        noteShownWallets,
        ids.map((id) => id ?? ''),
      )
      await settled()
    }
    await show(one, two)
    await show(two, three)
    const first = [
      [
        [one, 0],
        [two, 1],
      ],
      [[three, 2]],
    ]
    expect(told()).toEqual(first)
    expect(impressions()[0]?.[0]).toMatchObject({ view: 'AllWallets', certified: expect.any(Boolean) as boolean })
    await show(one)
    expect(told()).toEqual(first)
    portico.close()
    portico.open({ name: 'AllWallets' })
    await show(one)
    expect(told()).toEqual([...first, [[one, 0]]])
  })
})
