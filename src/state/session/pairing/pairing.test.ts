import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { AttemptAbandonedError, UserRejectedError } from '../../../chains/errors/errors'
import { RelayUnreachableError } from '../../../chains/errors/rpcErrors'
import {
  InvalidProjectIdError,
  OriginNotAllowedError,
  TokenNotYetValidError,
} from '../../../chains/errors/projectErrors'
import { connectionsAtom } from '../../core/visitor/connections'
import { recentWalletsAtom } from '../connection/attach'
import { alertAtom, dismissAlert } from '../../shell/feedback/feedback'
import { back } from '../../shell/router/navigation'
import { pairWallet } from './pairing'
import { pairingAtom, pairingLifeAtom, pairingUriAtom } from './state'
import { startPairing } from '../wallets/select'
import { copyPairingLink, pairingViewAtom, renewPairing, setAutoRenew } from './viewModel'
import { pairable } from '../../../../stories/lab/testing/pairing'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

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

  it('shows a code before the relay has the request, which can be copied, while apps wait for it', async () => {
    const { store, peer, clock, state, copied } = pairable()
    peer.isSlow = true
    store.set(startPairing)
    store.set(renewPairing)
    peer.requests[0]?.onCode?.('wc:early@2')
    expect(store.get(pairingViewAtom).state).toEqual({ status: 'requesting', uri: 'wc:early@2' })
    expect(store.get(pairingUriAtom)).toBeNull()
    store.set(copyPairingLink)
    await expect.poll(() => copied).toEqual(['wc:early@2'])
    await clock.advance(5_000)
    expect(store.get(pairingAtom)).toEqual({ status: 'requesting', uri: 'wc:early@2', wait: 'waiting' })
    peer.link()
    expect(state()).toBe('ready')
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
