import { describe, expect, it } from 'vitest'
import { settled } from '../../../../stories/lab/settled'
import { createLabSiwx, createSigningWallet, labAccount, type LabSiwx } from '../../../../stories/lab/siwx'
import { atNetwork, connectAndAsk, createSignInLab } from '../../../../stories/lab/testing/signIn'
import { UserRejectedError } from '../../../chains/errors/errors'
import { SignInServerUnreachableError } from '../../../siwx/siwxErrors'
import { labNetworks } from '../../../../stories/lab/lab'
import { accountViewAtom } from '../account/accountView'
import { truncateAddress } from '../../core/format/address'
import { askApproval } from '../approvals/approval'
import { connectWallet } from '../connection/connect'
import {
  back,
  canCloseAtom,
  canGoBackAtom,
  popOverlay,
  pushOverlay,
  requestClose,
  routeAtom,
  shakeAtom,
} from '../../shell/router/navigation'
import { activeNetworkAtom } from '../../core/visitor/networks'
import { switchNetwork } from '../networks/switchNetwork'
import { cancelSignIn } from './cancelSignIn'
import { pressSign } from './pressSign'
import { signIn, signOut } from './signIn'

describe('a required sign-in', () => {
  it('a required sign-in does not close by Escape, outside click, close button or back', async () => {
    const { store, route } = await connectAndAsk()
    expect([store.get(canCloseAtom), store.get(canGoBackAtom)]).toEqual([false, false])
    store.set(requestClose)
    store.set(back)
    expect(store.get(shakeAtom)).toBe(2)
    expect(route()).toBe('SIWXSignMessage')
  })

  it('a required sign-in keeps the modal open while a request waits for a yes, and declines it when it has to come first', async () => {
    const siwx = createLabSiwx()
    let answer: () => void = () => undefined
    siwx.before = (name) => (name === 'getSessions' ? new Promise<void>((resolve) => (answer = resolve)) : undefined)
    const { store, route, status } = createSignInLab(siwx)
    await store.set(connectWallet, 'alpha')
    await settled()
    expect(status()).toBe('checking')
    const call = { method: 'personal_sign', params: ['0x48656c6c6f', labAccount.address] }
    const declined = expect(store.set(askApproval, { call, namespace: 'eip155' })).rejects.toThrow(UserRejectedError)
    expect([store.get(canCloseAtom), store.get(canGoBackAtom)]).toEqual([false, false])
    store.set(requestClose)
    expect([route(), store.get(shakeAtom)]).toEqual(['ApproveTransaction', 1])
    answer()
    await declined
    expect(route()).toBe('SIWXSignMessage')
  })

  it('a required sign-in stands before every other view, however that is opened', async () => {
    const { portico, route } = await connectAndAsk()
    portico.open({ name: 'Networks' })
    expect(route()).toBe('SIWXSignMessage')
    portico.close()
    expect(route()).toBeNull()
    portico.open()
    expect(route()).toBe('SIWXSignMessage')
  })

  it('a required sign-in leaves the view of the wallet that signs in sight, and stands before it otherwise', async () => {
    let answer: () => void = () => undefined
    const onSign = async (message: string) => {
      await new Promise<void>((resolve) => (answer = resolve))
      return labAccount.signMessage({ message })
    }
    const { store, route, status } = await connectAndAsk(undefined, {
      wallets: [createSigningWallet('Alpha', { onSign })],
    })
    store.set(pushOverlay, { name: 'EmbeddedRequest' })
    expect(route()).toBe('SIWXSignMessage')
    const signed = store.set(pressSign)
    await settled()
    store.set(pushOverlay, { name: 'EmbeddedRequest' })
    expect(route()).toBe('EmbeddedRequest')
    store.set(popOverlay, 'EmbeddedRequest', false)
    expect(route()).toBe('SIWXSignMessage')
    answer()
    await signed
    expect(status()).toBe('signedIn')
  })

  it('a required sign-in that is cancelled disconnects and returns to Connect', async () => {
    const { store, route, siwx, portico, tracked } = await connectAndAsk()
    await store.set(cancelSignIn)
    await settled()
    expect(portico.snapshot().status).toBe('disconnected')
    expect(route()).toBe('Connect')
    expect(tracked()).toEqual(['CLICK_CANCEL_SIWX'])
    expect(siwx.asked.filter((name) => name === 'setSessions')).toHaveLength(1)
  })

  it('leaves nothing once its instance is gone: the next one has the wallet', async () => {
    const { storage, store, siwx, portico } = await connectAndAsk()
    let answer: () => void = () => undefined
    siwx.before = () => new Promise<void>((resolve) => (answer = resolve))
    void store.set(cancelSignIn)
    await settled()
    portico.destroy()
    answer()
    await settled()
    expect(storage.getItem('portico/connectors')).toBe('{"eip155":"alpha"}')
  })

  it('a required sign-in that is cancelled waits five seconds for the end of the sessions, and shows that', async () => {
    const { store, status, siwx, clock, portico } = await connectAndAsk()
    siwx.before = (name) => (name === 'setSessions' ? new Promise(() => undefined) : undefined)
    const cancelling = store.set(cancelSignIn)
    await clock.advance(4_999)
    expect([status(), portico.snapshot().status]).toEqual(['cancelling', 'connected'])
    await clock.advance(1)
    await cancelling
    expect(portico.snapshot().status).toBe('disconnected')
  })

  it('a required sign-in that is cancelled while its session is being kept leaves none', async () => {
    const { store, siwx } = await connectAndAsk()
    let go: () => void = () => undefined
    siwx.before = (name) => (name === 'addSession' ? new Promise<void>((resolve) => (go = resolve)) : undefined)
    const signing = store.set(pressSign)
    await settled()
    await store.set(cancelSignIn)
    go()
    await signing
    expect(siwx.sessions).toEqual([])
  })
})

describe('cancelling after a change of the network', () => {
  const switched = async (options: Partial<LabSiwx> = {}) => {
    const lab = await connectAndAsk(createLabSiwx(options))
    await lab.store.set(pressSign)
    await lab.store.set(switchNetwork, 'eip155:10')
    await settled()
    expect([lab.status(), lab.store.get(activeNetworkAtom).caipNetworkId]).toEqual(['ready', 'eip155:10'])
    return lab
  }

  it('goes back to the network with a session, and ends nothing', async () => {
    const { store, siwx, status, route, portico } = await switched()
    await store.set(cancelSignIn)
    await settled()
    expect([status(), route(), portico.snapshot().status]).toEqual(['signedIn', null, 'connected'])
    expect([store.get(activeNetworkAtom).caipNetworkId, siwx.sessions.length]).toEqual(['eip155:1', 1])
    expect(siwx.asked).not.toContain('setSessions')
  })

  it('asks no wallet to go back where the app lets none switch', async () => {
    const { store, siwx, wallet, portico } = await connectAndAsk(createLabSiwx(), {
      config: { enableNetworkSwitch: false },
    })
    let asked = 0
    wallet.onSwitch = async () => void (asked += 1)
    await store.set(pressSign)
    wallet.change(atNetwork('eip155:10'))
    await settled()
    await store.set(cancelSignIn)
    expect([asked, portico.snapshot().status, siwx.sessions]).toEqual([0, 'disconnected', []])
  })

  it('disconnects where the session has ended meanwhile', async () => {
    const { store, siwx, portico } = await switched()
    siwx.sessions = []
    await store.set(cancelSignIn)
    expect(portico.snapshot().status).toBe('disconnected')
  })

  it('disconnects where the wallet does not go back', async () => {
    const { store, wallet, siwx, portico } = await switched()
    wallet.onSwitch = () => Promise.reject(new UserRejectedError('no'))
    await store.set(cancelSignIn)
    await settled()
    expect([portico.snapshot().status, siwx.sessions]).toEqual(['disconnected', []])
  })

  it('disconnects where the wallet cannot be asked, or another account is there', async () => {
    const away = await switched()
    away.siwx.before = (name) => {
      if (name === 'getSessions') throw new Error('The server is down')
    }
    await away.store.set(cancelSignIn)
    expect(away.portico.snapshot().status).toBe('disconnected')
    const other = await switched()
    other.wallet.change(atNetwork('eip155:10', '0x90F79bf6EB2c4f870365E785982E1f101E93b906'))
    await settled()
    await other.store.set(cancelSignIn)
    expect(other.portico.snapshot().status).toBe('disconnected')
  })

  it('stays on the network where sign-in is optional', async () => {
    const { store, status } = await switched({ isRequired: false })
    await store.set(cancelSignIn)
    expect([status(), store.get(activeNetworkAtom).caipNetworkId]).toEqual(['skipped', 'eip155:10'])
  })
})

describe('an optional sign-in', () => {
  const optional = () => connectAndAsk(createLabSiwx({ isRequired: false }))

  it('an optional sign-in that is cancelled closes, stays connected, and is not asked again', async () => {
    const { store, route, portico, status, wallet, tracked } = await optional()
    await store.set(cancelSignIn)
    expect([route(), portico.snapshot().status, status()]).toEqual([null, 'connected', 'skipped'])
    wallet.change(atNetwork('eip155:1'))
    await settled()
    expect(route()).toBeNull()
    expect(tracked()).toEqual(['CLICK_CANCEL_SIWX'])
  })

  it.each([
    ['close', requestClose],
    ['back', back],
  ] as const)('an optional sign-in counts %s as cancelling', async (_name, verb) => {
    const { store, status, tracked, portico } = await optional()
    store.set(verb)
    expect([status(), portico.snapshot().isOpen]).toEqual(['skipped', false])
    expect(tracked()).toEqual(['CLICK_CANCEL_SIWX'])
  })

  it('an optional sign-in that was cancelled can be asked for', async () => {
    const { store, route } = await optional()
    await store.set(cancelSignIn)
    await store.set(signIn)
    expect(route()).toBe('SIWXSignMessage')
  })

  it('spec 4.12: a skipped sign-in is offered in the account view, which shows who is signed in where', async () => {
    const { store, portico } = await optional()
    const row = () => store.get(accountViewAtom)?.signIn
    await store.set(cancelSignIn)
    portico.open()
    expect([store.get(routeAtom).name, row()]).toEqual(['Account', { status: 'offered' }])
    await store.set(signIn)
    await store.set(pressSign)
    const address = truncateAddress(labAccount.address)
    expect(row()).toEqual({ status: 'signedIn', address, network: labNetworks[0]?.name })
    await store.set(signOut)
    expect(row()).toEqual({ status: 'offered' })
  })

  it('found by a walk: can be pressed again where the server did not end the sessions', async () => {
    const siwx = createLabSiwx()
    const { store, wallet, status } = await connectAndAsk(siwx)
    wallet.onSign = () => new Promise(() => undefined)
    void store.set(pressSign)
    siwx.before = () => {
      throw new SignInServerUnreachableError()
    }
    await expect(store.set(signOut)).rejects.toThrow(SignInServerUnreachableError)
    expect(status()).toBe('ready')
  })

  it('an optional sign-in is over with signOut, and the connection stays', async () => {
    const { store, siwx, status, portico } = await optional()
    await store.set(pressSign)
    await store.set(signOut)
    expect([siwx.sessions, status(), portico.snapshot().status]).toEqual([[], 'skipped', 'connected'])
  })
})
