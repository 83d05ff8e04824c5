import { describe, expect, it } from 'vitest'
import { createLabWallet, refuse } from '../../../stories/lab/wallets/adapter'
import { createLab, type LabOptions } from '../../../stories/lab/lab'
import { createNamesLab } from '../../../stories/lab/names'
import { createLabPeer } from '../../../stories/lab/wallets/peer'
import { settled } from '../../../stories/lab/settled'
import { createLabSiwx, createSigningWallet } from '../../../stories/lab/siwx'
import { UserRejectedError } from '../../chains/errors/errors'
import { allWalletsAtom, openAllWallets, searchWallets, showCertified } from '../session/wallets/search'
import { connectWallet, selectWallet } from '../session/connection/connect'
import { openPairingLink } from '../session/pairing/deepLink'
import { shownWalletsAtom } from '../session/wallets/recommended'
import type { PorticoEvent } from './events'
import { navigate, trackedStackAtom } from '../shell/router/navigation'
import { trackDownload } from '../session/wallets/trackDownload'
import { openNames } from '../session/names/names'
import { pickDirectory } from '../session/wallets/select'
import { renewPairing } from '../session/pairing/viewModel'
import { registerName } from '../session/names/registerName'
import { cancelSignIn } from '../session/signIn/cancelSignIn'
import { pressSign } from '../session/signIn/pressSign'
import { switchNetwork } from '../session/networks/switchNetwork'

const told = ({ events }: { readonly events: readonly PorticoEvent[] }) =>
  events.flatMap((told) => {
    if (told.type !== 'track') return []
    const { caipNetworkId: _, ...properties } = told.properties
    return [[told.event, properties] as const]
  })

/** With a directory of which one wallet is known. */
async function withDirectory(options: LabOptions = {}) {
  const peer = createLabPeer()
  const lab = createLab({ pairing: peer, ...options })
  const { store } = lab.portico
  store.sub(shownWalletsAtom, () => undefined)
  await expect.poll(() => store.get(shownWalletsAtom).status).toBe('ready')
  const shown = store.get(shownWalletsAtom)
  const wallet = shown.status === 'ready' ? shown.value.recommended.find(({ mobileLink }) => mobileLink) : undefined
  if (!wallet) throw new Error('The directory recommends no wallet')
  return { ...lab, peer, store, wallet }
}

describe('the event stream tells', () => {
  it('of a wallet of this page that was picked, connected, switched and left', async () => {
    const lab = createLab()
    const { store } = lab.portico
    lab.portico.open()
    store.set(selectWallet, 'alpha')
    await settled()
    await store.set(switchNetwork, 'eip155:10')
    await lab.portico.disconnect()
    expect(told(lab)).toEqual([
      ['MODAL_OPEN', { connected: false }],
      ['SELECT_WALLET', { name: 'Alpha', platform: 'browser', connectorId: 'alpha', view: 'Connect' }],
      ['CONNECT_SUCCESS', { name: 'Alpha', method: 'browser', reconnect: false, view: 'Connect' }],
      ['MODAL_CLOSE', { connected: true }],
      ['SWITCH_NETWORK', { network: 'eip155:10' }],
      ['DISCONNECT_SUCCESS', { namespace: 'all' }],
    ])
  })

  it('of a connection that was not picked, or that failed', async () => {
    const lab = createLab({
      wallets: [createLabWallet('Alpha'), createLabWallet('Beta', { onConnect: refuse(new UserRejectedError('no')) })],
    })
    const { store } = lab.portico
    store.set(selectWallet, 'beta')
    await settled()
    await store.set(connectWallet, 'alpha')
    const last = told(lab).filter(([event]) => !event.startsWith('MODAL'))
    expect(last.map(([event]) => event)).toEqual(['SELECT_WALLET', 'USER_REJECTED', 'CONNECT_SUCCESS'])
    expect(last[1]?.[1]).toEqual({ message: 'no' })
    expect(last[2]?.[1]).toEqual({ name: 'Alpha', method: 'browser', reconnect: false })
  })

  it('of a wallet of the directory, by code and by link, never of the link', async () => {
    const { store, wallet, peer, portico, events } = await withDirectory()
    portico.open()
    store.set(pickDirectory, wallet.id)
    store.set(renewPairing)
    await peer.approve()
    await settled()
    const { name, order } = wallet
    expect(told({ events })).toEqual([
      ['MODAL_OPEN', { connected: false }],
      ['SELECT_WALLET', { name, platform: 'qrcode', walletRank: order, view: 'Connect' }],
      ['CONNECT_SUCCESS', { name: 'Lantern', method: 'qrcode', reconnect: false, walletRank: order, view: 'Connect' }],
      ['MODAL_CLOSE', { connected: true }],
    ])
    const phone = await withDirectory({ platform: { isMobile: true } })
    phone.store.set(pickDirectory, phone.wallet.id)
    phone.store.set(renewPairing)
    await settled()
    phone.store.set(openPairingLink, phone.wallet.id, 'mobile')
    await phone.peer.approve()
    await settled()
    const methods = told(phone).map(([, properties]) =>
      'platform' in properties ? properties.platform : 'method' in properties && properties.method,
    )
    expect(methods.filter(Boolean)).toEqual(['mobile', 'mobile'])
    expect(JSON.stringify([...events, ...phone.events])).not.toMatch(/symKey|wc:/)
  })

  it('of the way to a wallet', async () => {
    const lab = await withDirectory()
    const { store, clock, wallet } = lab
    store.sub(trackedStackAtom, () => undefined)
    lab.portico.open()
    const views = ['WhatIsAWallet', 'GetWallet', 'AllWallets', 'Networks', 'Transactions', 'WalletSend'] as const
    for (const name of views) store.set(navigate, { name })
    store.set(openAllWallets)
    await expect.poll(() => store.get(allWalletsAtom).status).toBe('ready')
    store.set(showCertified, true)
    store.set(searchWallets, ` ${wallet.name} `)
    await clock.advance(500)
    store.set(trackDownload, wallet.id, 'chromeStore')
    expect(told(lab).slice(1)).toEqual([
      ['CLICK_WALLET_HELP', {}],
      ['CLICK_GET_WALLET_HELP', {}],
      ['CLICK_ALL_WALLETS', {}],
      ['CLICK_NETWORKS', {}],
      ['CLICK_TRANSACTIONS', {}],
      ['OPEN_SEND', { network: 'eip155:1' }],
      ['SEARCH_WALLET', { badge: 'certified', search: wallet.name }],
      ['GET_WALLET', { name: wallet.name, walletRank: wallet.order, explorerId: wallet.id, type: 'chrome_store' }],
    ])
  })

  it('of signing in: pressed, done, failed, cancelled', async () => {
    const siwx = createLabSiwx()
    const wallet = createSigningWallet('Alpha')
    const lab = createLab({ wallets: [wallet], config: { siwx } })
    const { store } = lab.portico
    const properties = { network: 'eip155:1' }
    await store.set(connectWallet, 'alpha')
    await settled()
    const good = lab.adapter.find('alpha').onSign
    lab.adapter.find('alpha').onSign = () => Promise.reject(new UserRejectedError('no'))
    await store.set(pressSign)
    lab.adapter.find('alpha').onSign = good
    await store.set(pressSign)
    siwx.sessions = []
    await store.set(switchNetwork, 'eip155:10')
    await settled()
    await store.set(cancelSignIn)
    expect(told(lab).filter(([event]) => event.includes('SIWX'))).toEqual([
      ['CLICK_SIGN_SIWX_MESSAGE', properties],
      ['SIWX_AUTH_ERROR', { ...properties, message: 'no' }],
      ['CLICK_SIGN_SIWX_MESSAGE', properties],
      ['SIWX_AUTH_SUCCESS', properties],
      ['CLICK_CANCEL_SIWX', { ...properties, network: 'eip155:10' }],
    ])
  })

  it('of a name: looked for, registered, refused', async () => {
    const { lab, names } = createNamesLab()
    const { store } = lab.portico
    await store.set(connectWallet, 'alpha')
    store.set(openNames)
    names.isDown = true
    await store.set(registerName, 'alice').catch(() => undefined)
    names.isDown = false
    await store.set(registerName, 'alice')
    const properties = { ensName: 'alice.portico.test' }
    expect(told(lab).filter(([event]) => /NAME|ENS/.test(event))).toEqual([
      ['OPEN_ENS_FLOW', {}],
      ['REGISTER_NAME_INITIATED', properties],
      ['REGISTER_NAME_ERROR', { ...properties, error: 'Error fetching names for address' }],
      ['REGISTER_NAME_INITIATED', properties],
      ['REGISTER_NAME_SUCCESS', properties],
    ])
  })

  it('of errors by their category, and goes on when a listener throws', async () => {
    const lab = createLab()
    const heard: unknown[] = []
    const thrown = new Promise((resolve) => process.once('uncaughtException', resolve))
    const stop = lab.portico.onEvent(({ type }) => {
      if (type === 'error') throw new Error('The host’s own')
    })
    lab.portico.onEvent((event) => event.type !== 'track' && heard.push(event))
    await lab.portico.store.set(switchNetwork, 'eip155:999').catch(() => undefined)
    await settled()
    expect(heard).toEqual([
      { type: 'alert', event: 'networkNotFound', properties: {} },
      {
        type: 'error',
        event: 'INTERNAL_SDK_ERROR',
        properties: { errorType: 'NetworkNotFoundError', errorMessage: 'Network not found' },
      },
    ])
    expect(await thrown).toMatchObject({ message: 'The host’s own' })
    stop()
  })
})
