import { describe, expect, it } from 'vitest'
import { refuse } from '../../../stories/lab/wallets/adapter'
import { createLab, type LabOptions } from '../../../stories/lab/lab'
import { settled } from '../../../stories/lab/settled'
import { createLabSiwx, createSigningWallet, labAccount, type LabSiwx } from '../../../stories/lab/siwx'
import { UserRejectedError } from '../../chains/errors/errors'
import { askApproval } from '../approvals/approval'
import { connectWallet, selectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import { snackAtom } from '../feedback/feedback'
import { back, canCloseAtom, canGoBackAtom, requestClose, shakeAtom } from '../router/navigation'
import { open, routeAtom } from '../router/stack'
import { SignInAnswerError, SignInServerUnreachableError } from '../../siwx/errors'
import { cancelSignIn } from './cancelSignIn'
import { pressSign } from './pressSign'
import { signIn, signOut } from './signIn'
import { signInAtom } from './state'
import { switchNetwork } from '../networks/switchNetwork'

function signable(siwx: LabSiwx = createLabSiwx(), options: LabOptions = {}) {
  const lab = createLab({ wallets: [createSigningWallet('Alpha')], ...options, config: { siwx, ...options.config } })
  const { store } = lab.portico
  return {
    ...lab,
    store,
    siwx,
    status: () => store.get(signInAtom).status,
    route: () => (lab.portico.snapshot().isOpen ? store.get(routeAtom).name : null),
    tracked: () => lab.events.flatMap(({ type, event }) => (type === 'track' && /SIWX/.test(event) ? [event] : [])),
    wallet: lab.adapter.find('alpha'),
  }
}

async function asked(...args: Parameters<typeof signable>) {
  const lab = signable(...args)
  lab.portico.open()
  lab.store.set(selectWallet, 'alpha')
  await settled()
  return lab
}

const atNetwork = (networkId: 'eip155:1' | 'eip155:10' | 'eip155:999', address: string = labAccount.address) =>
  ({ networkId, address: `${networkId}:${address}`, accounts: [`${networkId}:${address}`] }) as const

describe('who is asked to sign in', () => {
  it('asks nobody where the host set up no sign-in', async () => {
    const lab = createLab()
    lab.portico.open()
    await lab.portico.store.set(connectWallet, 'alpha')
    await settled()
    expect(lab.portico.snapshot().isOpen).toBe(false)
    expect(lab.portico.store.get(signInAtom).status).toBe('idle')
  })

  it('asks whoever connected and has no session', async () => {
    const { route, status, store, siwx } = await asked()
    expect(route()).toBe('SIWXSignMessage')
    expect(siwx.asked).toEqual(['getSessions eip155:1', 'createMessage'])
    const state = store.get(signInAtom)
    expect(status()).toBe('ready')
    expect('message' in state && state.message).toContain(
      'host.example wants you to sign in with your Ethereum account:',
    )
  })

  it('keeps the modal open between connecting and asking to sign in', async () => {
    const { events } = await asked()
    expect(events.map(({ event }) => event)).toEqual(['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS'])
  })

  it('asks whoever connected while the modal was closed, also in the basic variant', async () => {
    const { store, route } = signable(undefined, { config: { basic: true } })
    await store.set(connectWallet, 'alpha')
    await settled()
    expect(route()).toBe('SIWXSignMessage')
  })

  it('asks nobody who has a session: the modal closes without a word', async () => {
    const first = await asked()
    await first.store.set(pressSign)
    const { route, status, events, siwx } = await asked(createLabSiwx({ sessions: first.siwx.sessions }))
    expect(route()).toBeNull()
    expect(status()).toBe('signedIn')
    expect(siwx.asked).toEqual(['getSessions eip155:1'])
    expect(events.map(({ event }) => event)).toEqual(['MODAL_OPEN', 'SELECT_WALLET', 'CONNECT_SUCCESS', 'MODAL_CLOSE'])
  })

  it('asks on a supported network only, and once the visitor is on one', async () => {
    const { route, siwx, wallet } = await asked(undefined, {
      wallets: [createSigningWallet('Alpha', { snapshot: atNetwork('eip155:999') })],
    })
    expect(route()).toBe('UnsupportedChain')
    expect(siwx.asked).toEqual([])
    wallet.change(atNetwork('eip155:1'))
    await settled()
    expect(route()).toBe('SIWXSignMessage')
  })

  it('asks a returning visitor without a session, and shows nothing to one with a session', async () => {
    const first = await asked()
    await first.store.set(pressSign)
    first.portico.destroy()
    const { storage, wallet, siwx } = first
    const again = signable(createLabSiwx({ sessions: siwx.sessions }), { storage, wallets: [wallet] })
    await settled()
    expect(again.status()).toBe('signedIn')
    expect(again.events.map(({ event }) => event)).toEqual(['CONNECT_SUCCESS'])
    again.portico.destroy()
    const bare = signable(createLabSiwx(), { storage, wallets: [wallet] })
    await settled()
    expect(bare.route()).toBe('SIWXSignMessage')
  })
})

describe('signing', () => {
  it('signing verifies, keeps the session, closes the modal and emits its events', async () => {
    const { store, route, siwx, status, events, tracked } = await asked()
    await store.set(pressSign)
    expect(route()).toBeNull()
    expect(status()).toBe('signedIn')
    expect(siwx.sessions).toHaveLength(1)
    expect(siwx.sessions[0]?.data).not.toHaveProperty('toString', expect.any(String))
    expect(store.get(snackAtom)?.message).toBe('signedIn')
    expect(tracked()).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS'])
    expect(events).toContainEqual({
      type: 'track',
      event: 'SIWX_AUTH_SUCCESS',
      properties: { network: 'eip155:1', isSmartAccount: false },
    })
  })

  it('signing uses the signer of the host where there is one', async () => {
    const requests: unknown[] = []
    const siwx = createLabSiwx({
      signMessage: async (request) => {
        requests.push(request)
        return labAccount.signMessage({ message: request.message })
      },
    })
    const wallet = createSigningWallet('Alpha', { onSign: () => Promise.reject(new Error('not asked')) })
    const { store, status } = await asked(siwx, { wallets: [wallet] })
    await store.set(pressSign)
    expect(status()).toBe('signedIn')
    expect(requests).toMatchObject([{ chainId: 'eip155:1', accountAddress: labAccount.address }])
  })

  it('a declined signature keeps the view and the message, and can be tried again', async () => {
    const wallet = createSigningWallet('Alpha', { onSign: () => Promise.reject(new UserRejectedError('no')) })
    const { store, route, siwx, tracked, events } = await asked(undefined, { wallets: [wallet] })
    const before = store.get(signInAtom)
    await store.set(pressSign)
    const after = store.get(signInAtom)
    expect(route()).toBe('SIWXSignMessage')
    expect(after).toMatchObject({ ...before, problem: 'declined' })
    expect(store.get(snackAtom)).toMatchObject({ tone: 'error', message: 'signatureDeclined' })
    expect(tracked()).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_ERROR'])
    expect(events.filter(({ type }) => type === 'error')).toEqual([])
    wallet.onSign = (message) => labAccount.signMessage({ message })
    await store.set(pressSign)
    expect(siwx.sessions).toHaveLength(1)
  })

  it.each([new SignInServerUnreachableError(), new SignInAnswerError()])(
    'a signature that no server looked at is not called declined: %s',
    async (error) => {
      const siwx = createLabSiwx()
      siwx.before = (question) => {
        if (question === 'addSession') throw error
      }
      const { store, route } = await asked(siwx)
      await store.set(pressSign)
      expect(store.get(signInAtom)).toMatchObject({ status: 'ready', problem: 'server', error })
      expect(store.get(snackAtom)?.message).not.toBe('signatureDeclined')
      expect(route()).toBe('SIWXSignMessage')
    },
  )

  it('a signature that is not accepted gets a new message', async () => {
    const wallet = createSigningWallet('Alpha', { onSign: async () => `0x${'1'.repeat(130)}` })
    const { store, status, siwx } = await asked(undefined, { wallets: [wallet] })
    await store.set(pressSign)
    expect(store.get(signInAtom)).toMatchObject({ status: 'ready', problem: 'failed' })
    expect(store.get(snackAtom)?.message).toBe('signatureDeclined')
    expect(JSON.stringify(store.get(signInAtom))).toContain('labnonce2')
    wallet.onSign = (message) => labAccount.signMessage({ message })
    await store.set(pressSign)
    expect(status()).toBe('signedIn')
    expect(siwx.sessions[0]?.data.nonce).toBe('labnonce2')
  })

  it('a refused signature of a contract account says that smart accounts may not be supported', async () => {
    const wallet = createSigningWallet('Alpha', { onSign: async () => `0x${'1'.repeat(300)}` })
    const { store, adapter, events } = await asked(undefined, { wallets: [wallet] })
    adapter.isContract = true
    await store.set(pressSign)
    expect(store.get(signInAtom)).toMatchObject({ problem: 'smartAccount' })
    expect(store.get(snackAtom)?.message).toBe('smartAccountsUnsupported')
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'SIWX_AUTH_ERROR',
        properties: expect.objectContaining({ isSmartAccount: true }),
      }),
    )
  })

  it('a signature of an account that is left meanwhile changes nothing', async () => {
    let answer: (signature: string) => void = () => undefined
    const wallet = createSigningWallet('Alpha', { onSign: () => new Promise((resolve) => (answer = resolve)) })
    const { store, siwx, status, route } = await asked(undefined, { wallets: [wallet] })
    const state = store.get(signInAtom)
    const signing = store.set(pressSign)
    expect(status()).toBe('signing')
    wallet.change(atNetwork('eip155:1', '0x90F79bf6EB2c4f870365E785982E1f101E93b906'))
    await settled()
    answer(await labAccount.signMessage({ message: 'message' in state ? state.message : '' }))
    await signing
    await settled()
    expect(siwx.sessions).toEqual([])
    expect([status(), route()]).toEqual(['ready', 'SIWXSignMessage'])
    expect(JSON.stringify(store.get(signInAtom))).toContain('0x90F79bf6EB2c4f870365E785982E1f101E93b906')
  })
})

describe('a change', () => {
  it('a change of the network or the account asks again, unless a session is there', async () => {
    const { store, wallet, route, status, siwx } = await asked()
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
    const { store, events, route } = await asked()
    await store.set(pressSign)
    store.set(open)
    const before = events.length
    await store.set(switchNetwork, 'eip155:10')
    await settled()
    expect(route()).toBe('SIWXSignMessage')
    expect(events.slice(before).map(({ event }) => event)).toEqual(['SWITCH_NETWORK'])
  })
})

describe('a required sign-in', () => {
  it('a required sign-in does not close by Escape, outside click, close button or back', async () => {
    const { store, route } = await asked()
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
    const { store, route, status } = signable(siwx)
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
    const { portico, route } = await asked()
    portico.open({ name: 'Networks' })
    expect(route()).toBe('SIWXSignMessage')
    portico.close()
    expect(route()).toBeNull()
    portico.open()
    expect(route()).toBe('SIWXSignMessage')
  })

  it('a required sign-in that is cancelled disconnects and returns to Connect', async () => {
    const { store, route, siwx, portico, tracked } = await asked()
    await store.set(cancelSignIn)
    await settled()
    expect(portico.snapshot().status).toBe('disconnected')
    expect(route()).toBe('Connect')
    expect(tracked()).toEqual(['CLICK_CANCEL_SIWX'])
    expect(siwx.asked.filter((name) => name === 'setSessions')).toHaveLength(1)
  })

  it('a required sign-in that is cancelled waits five seconds for the end of the sessions, and shows that', async () => {
    const { store, status, siwx, clock, portico } = await asked()
    siwx.before = (name) => (name === 'setSessions' ? new Promise(() => undefined) : undefined)
    const cancelling = store.set(cancelSignIn)
    await clock.advance(4_999)
    expect([status(), portico.snapshot().status]).toEqual(['cancelling', 'connected'])
    await clock.advance(1)
    await cancelling
    expect(portico.snapshot().status).toBe('disconnected')
  })

  it('a required sign-in that is cancelled while its session is being kept leaves none', async () => {
    const { store, siwx } = await asked()
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

describe('an optional sign-in', () => {
  const optional = () => asked(createLabSiwx({ isRequired: false }))

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

  it('an optional sign-in is over with signOut, and the connection stays', async () => {
    const { store, siwx, status, portico } = await optional()
    await store.set(pressSign)
    await store.set(signOut)
    expect([siwx.sessions, status(), portico.snapshot().status]).toEqual([[], 'skipped', 'connected'])
  })
})

describe('a sign-in that cannot begin', () => {
  it.each(['getSessions', 'createMessage'] as const)(
    'a sign-in that cannot begin because %s fails disconnects and says so',
    async (name) => {
      const siwx = createLabSiwx()
      siwx.before = (question) => {
        if (question === name) throw new Error('The server is down')
      }
      const { route, portico, store, events } = await asked(siwx)
      expect([route(), portico.snapshot().status]).toEqual(['Connect', 'disconnected'])
      expect(store.get(snackAtom)).toMatchObject({ tone: 'error', message: 'authFailed' })
      expect(events).toContainEqual({
        type: 'track',
        event: 'SIWX_AUTH_ERROR',
        properties: { network: 'eip155:1', isSmartAccount: false, message: 'The server is down' },
      })
    },
  )

  it('a sign-in that cannot begin for a long time is said after five seconds, with a way out', async () => {
    const siwx = createLabSiwx()
    siwx.before = (name) => (name === 'getSessions' ? new Promise(() => undefined) : undefined)
    const { route, clock, store, portico } = await asked(siwx)
    expect(route()).toBe('ConnectingExternal')
    await clock.advance(5_000)
    expect(route()).toBe('SIWXSignMessage')
    await store.set(cancelSignIn)
    expect(portico.snapshot().status).toBe('disconnected')
  })
})

describe('disconnecting', () => {
  it.each([true, false])(
    'disconnecting ends the sessions unless the host says no (%s)',
    async (signOutOnDisconnect) => {
      const { store, siwx } = await asked(createLabSiwx({ signOutOnDisconnect }))
      await store.set(pressSign)
      await store.set(disconnect)
      await settled()
      expect(siwx.sessions).toHaveLength(signOutOnDisconnect ? 0 : 1)
    },
  )

  it('a disconnection by the wallet ends the sessions, and leaving the page does not', async () => {
    const { store, siwx, wallet, portico } = await asked()
    await store.set(pressSign)
    portico.destroy()
    await settled()
    expect(siwx.sessions).toHaveLength(1)
    const next = signable(siwx, { wallets: [wallet] })
    await next.store.set(connectWallet, 'alpha')
    await settled()
    wallet.change(null)
    await settled()
    expect(siwx.sessions).toEqual([])
  })

  it('signOut disconnects where sign-in is required', async () => {
    const { store, siwx, portico } = await asked()
    await store.set(pressSign)
    await store.set(signOut)
    expect([siwx.sessions, portico.snapshot().status]).toEqual([[], 'disconnected'])
    expect(siwx.asked.filter((name) => name === 'setSessions')).toHaveLength(1)
  })
})

describe('asking for sign-in', () => {
  it('signIn rejects without sign-in, without an account, and on an unsupported network', async () => {
    await expect(createLab().portico.store.set(signIn)).rejects.toThrow('SIWX is not enabled')
    await expect(createLab().portico.store.set(signOut)).rejects.toThrow('SIWX is not enabled')
    const { store } = signable()
    await expect(store.set(signIn)).rejects.toThrow('No ActiveCaipAddress found')
    const elsewhere = await asked(undefined, {
      wallets: [createSigningWallet('Alpha', { snapshot: atNetwork('eip155:999') })],
    })
    await expect(elsewhere.store.set(signIn)).rejects.toThrow('No ActiveCaipNetwork or client found')
  })

  it('a refused connection asks for no sign-in', async () => {
    const wallet = createSigningWallet('Alpha', { onConnect: refuse(new UserRejectedError('no')) })
    const { status, siwx } = await asked(undefined, { wallets: [wallet] })
    expect([status(), siwx.asked]).toEqual(['idle', []])
  })
})
