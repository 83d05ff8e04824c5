import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { settled } from '../../../../stories/lab/settled'
import { createLabSiwx, createSigningWallet, type LabQuestion } from '../../../../stories/lab/siwx'
import { atNetwork, connectAndAsk, createSignInLab } from '../../../../stories/lab/testing/signIn'
import { connectWallet, selectWallet } from '../connection/connect'
import { snackAtom } from '../../shell/feedback/feedback'
import { open } from '../../shell/router/stack'
import { cancelSignIn } from './cancelSignIn'
import { pressSign } from './pressSign'
import { signInAtom } from '../../core/visitor/signIn'
import { switchNetwork } from '../networks/switchNetwork'

const failing = (name: LabQuestion) => {
  const siwx = createLabSiwx()
  siwx.before = (question) => {
    if (question === name) throw new Error('The server is down')
  }
  return siwx
}

const failure = {
  type: 'track',
  event: 'SIWX_AUTH_ERROR',
  properties: {
    network: 'eip155:1',
    caipNetworkId: 'eip155:1',
    message: 'The server is down',
  },
}

describe('who is asked to sign in', () => {
  it('does not ask where the host set up no sign-in', async () => {
    const lab = createLab()
    lab.portico.open()
    await lab.portico.store.set(connectWallet, 'alpha')
    await settled()
    expect(lab.portico.snapshot().isOpen).toBe(false)
    expect(lab.portico.store.get(signInAtom).status).toBe('idle')
  })

  it('asks whoever connected and has no session', async () => {
    const { route, status, store, siwx } = await connectAndAsk()
    expect(route()).toBe('SIWXSignMessage')
    expect(siwx.asked).toEqual(['getSessions eip155:1', 'createMessage'])
    const state = store.get(signInAtom)
    expect(status()).toBe('ready')
    expect('message' in state && state.message).toContain(
      'host.example wants you to sign in with your Ethereum account:',
    )
  })

  it('keeps the modal open between connecting and asking to sign in', async () => {
    const { events } = await connectAndAsk()
    expect(events.map(({ event }) => event)).toEqual(['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS'])
  })

  it('asks whoever connected while the modal was closed, also in the basic variant', async () => {
    const { store, route } = createSignInLab(undefined, { config: { basic: true } })
    await store.set(connectWallet, 'alpha')
    await settled()
    expect(route()).toBe('SIWXSignMessage')
  })

  it('does not ask an account with a session: the modal closes without a word', async () => {
    const first = await connectAndAsk()
    await first.store.set(pressSign)
    const { route, status, events, siwx } = await connectAndAsk(createLabSiwx({ sessions: first.siwx.sessions }))
    expect(route()).toBeNull()
    expect(status()).toBe('signedIn')
    expect(siwx.asked).toEqual(['getSessions eip155:1'])
    expect(events.map(({ event }) => event)).toEqual(['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE'])
  })

  it('asks on a supported network only, and once the visitor is on one', async () => {
    const { route, siwx, wallet } = await connectAndAsk(undefined, {
      wallets: [createSigningWallet('Alpha', { snapshot: atNetwork('eip155:999') })],
    })
    expect(route()).toBe('UnsupportedChain')
    expect(siwx.asked).toEqual([])
    wallet.change(atNetwork('eip155:1'))
    await settled()
    expect(route()).toBe('SIWXSignMessage')
  })

  it('asks a returning visitor without a session, and shows nothing to one with a session', async () => {
    const first = await connectAndAsk()
    await first.store.set(pressSign)
    first.portico.destroy()
    const { storage, wallet, siwx } = first
    const again = createSignInLab(createLabSiwx({ sessions: siwx.sessions }), { storage, wallets: [wallet] })
    await settled()
    expect(again.status()).toBe('signedIn')
    expect(again.events.map(({ event }) => event)).toEqual(['CONNECT_SUCCESS'])
    again.portico.destroy()
    const bare = createSignInLab(createLabSiwx(), { storage, wallets: [wallet] })
    await settled()
    expect(bare.route()).toBe('SIWXSignMessage')
  })
})

describe('a change', () => {
  it('a change of the network or the account asks again, unless a session is there', async () => {
    const { store, wallet, route, status, siwx } = await connectAndAsk()
    await store.set(pressSign)
    wallet.change(atNetwork('eip155:10'))
    await settled()
    expect(route()).toBe('SIWXSignMessage')
    await store.set(pressSign)
    expect(siwx.sessions.map(({ data }) => data.chainId)).toEqual(['eip155:1', 'eip155:10'])
    wallet.change(atNetwork('eip155:1'))
    await settled()
    expect([route(), status()]).toEqual([null, 'signedIn'])
    wallet.change(atNetwork('eip155:1', '0x90F79bf6EB2c4f870365E785982E1f101E93b906'))
    await settled()
    expect(route()).toBe('SIWXSignMessage')
    wallet.change(atNetwork('eip155:1'))
    await settled()
    expect([route(), status()]).toEqual([null, 'signedIn'])
  })

  it('a network switch by the visitor goes from the waiting view to the sign-in view', async () => {
    const { store, events, route } = await connectAndAsk()
    await store.set(pressSign)
    store.set(open)
    const before = events.length
    await store.set(switchNetwork, 'eip155:10')
    await settled()
    expect(route()).toBe('SIWXSignMessage')
    expect(events.slice(before).map(({ event }) => event)).toEqual(['SWITCH_NETWORK'])
  })
})

describe('a sign-in that cannot begin', () => {
  it('is shown where the wallet was asked again while the message was on its way', async () => {
    const siwx = createLabSiwx()
    let fail: (error: Error) => void = () => undefined
    siwx.before = (name) => (name === 'createMessage' ? new Promise((_, reject) => (fail = reject)) : undefined)
    const { store, status, route } = await connectAndAsk(siwx)
    store.set(selectWallet, 'alpha')
    await settled()
    fail(new Error('down'))
    await settled()
    expect([route(), status()]).toEqual(['SIWXSignMessage', 'failed'])
  })

  it('spec 4.15: a session that is read with the second or third try is as good', async () => {
    const siwx = createLabSiwx()
    let left = 2
    siwx.before = (name) => {
      if (name === 'getSessions' && (left -= 1) >= 0) throw new Error('The server is down')
    }
    const { status, clock, portico } = await connectAndAsk(siwx)
    await clock.advance(4_000)
    expect([status(), portico.snapshot().status]).toEqual(['ready', 'connected'])
  })

  it('an optional sign-in that cannot begin disconnects no account', async () => {
    const siwx = failing('getSessions')
    siwx.isRequired = false
    const { status, clock, portico, store, events } = await connectAndAsk(siwx)
    await clock.advance(4_000)
    expect([status(), portico.snapshot()]).toMatchObject(['skipped', { status: 'connected', isOpen: false }])
    expect(store.get(snackAtom)?.message).not.toBe('authFailed')
    expect(events).toContainEqual(expect.objectContaining(failure))
  })

  it('a sign-in that cannot begin because getSessions fails disconnects and says so', async () => {
    const { route, portico, store, events, clock, siwx } = await connectAndAsk(failing('getSessions'))
    await clock.advance(4_000)
    expect(siwx.asked.filter((name) => name.startsWith('getSessions'))).toEqual(
      Array<string>(3).fill('getSessions eip155:1'),
    )
    expect([route(), portico.snapshot().status]).toEqual(['Connect', 'disconnected'])
    expect(store.get(snackAtom)).toMatchObject({ tone: 'error', message: 'authFailed' })
    expect(events).toContainEqual(expect.objectContaining(failure))
  })

  it('a sign-in that cannot begin says so after its view was shown as well', async () => {
    const siwx = createLabSiwx()
    let fail: (error: Error) => void = () => undefined
    siwx.before = (name) => (name === 'getSessions' ? new Promise((_, reject) => (fail = reject)) : undefined)
    const { route, portico, store, clock } = await connectAndAsk(siwx)
    await clock.advance(5_000)
    expect(route()).toBe('SIWXSignMessage')
    for (let tries = 0; tries < 3; tries += 1) {
      fail(new Error('down'))
      await clock.advance(4_000)
    }
    expect([route(), portico.snapshot().status]).toEqual(['Connect', 'disconnected'])
    expect(store.get(snackAtom)).toMatchObject({ tone: 'error', message: 'authFailed' })
  })

  it('a sign-in that cannot begin on a page whose modal is closed is told to who opens it next', async () => {
    const { store, portico, clock, route } = createSignInLab(failing('getSessions'))
    await store.set(connectWallet, 'alpha')
    await settled()
    await clock.advance(4_000)
    expect([route(), portico.snapshot().status]).toEqual([null, 'disconnected'])
    await clock.advance(60_000)
    void portico.open()
    expect(route()).toBe('Connect')
    expect(store.get(snackAtom)).toMatchObject({ tone: 'error', message: 'authFailed', isInPlace: true })
  })

  it('a message that cannot be prepared disconnects no account: the view says so', async () => {
    const { route, portico, status, events } = await connectAndAsk(failing('createMessage'))
    expect([route(), portico.snapshot().status, status()]).toEqual(['SIWXSignMessage', 'connected', 'failed'])
    expect(events).toContainEqual(expect.objectContaining(failure))
  })

  it('a sign-in that cannot begin for a long time is said after five seconds, with a way out', async () => {
    const siwx = createLabSiwx()
    siwx.before = (name) => (name === 'getSessions' ? new Promise(() => undefined) : undefined)
    const { route, clock, store, portico } = await connectAndAsk(siwx)
    expect(route()).toBe('ConnectingExternal')
    await clock.advance(5_000)
    expect(route()).toBe('SIWXSignMessage')
    await store.set(cancelSignIn)
    expect(portico.snapshot().status).toBe('disconnected')
  })
})
