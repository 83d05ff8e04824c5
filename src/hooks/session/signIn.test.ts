import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { renderHook } from '../../../stories/lab/testing/renderHook'
import { settled } from '../../../stories/lab/settled'
import { createLabSiwx, createSigningWallet, type LabSiwx } from '../../../stories/lab/siwx'
import { refuse } from '../../../stories/lab/wallets/adapter'
import { AttemptAbandonedError, UserRejectedError } from '../../chains/errors/errors'
import { connectWallet } from '../../state/session/connection/connect'
import { NoActiveAddressError, SiwxNotEnabledError } from '../../state/core/requestErrors'
import { cancelSignIn } from '../../state/session/signIn/cancelSignIn'
import { pressSign } from '../../state/session/signIn/pressSign'
import { useSession, useSignIn, useSignOut } from './signIn'

async function signable(siwx: LabSiwx | undefined = createLabSiwx({ isRequired: false })) {
  const lab = createLab({ wallets: [createSigningWallet('Alpha')], config: { siwx } })
  const { store } = lab.portico
  const hook = await renderHook(lab.portico, () => ({
    session: useSession(),
    entering: useSignIn(),
    leaving: useSignOut(),
  }))
  const connect = async () => {
    await store.set(connectWallet, 'alpha')
    await settled()
  }
  return { ...lab, ...hook, store, connect, wallet: lab.adapter.find('alpha') }
}

describe('signing in without a view', () => {
  it('has the wallet sign, and gives the session', async () => {
    const { now, connect } = await signable()
    expect(now().session).toEqual({ status: 'idle', sessions: [] })
    await connect()
    expect(now().session).toMatchObject({ status: 'ready', sessions: [], message: expect.any(String) })
    const session = await now().entering.signIn({ headless: true })
    await settled()
    expect(session.data.chainId).toBe('eip155:1')
    expect(now()).toMatchObject({
      session: { status: 'signedIn', sessions: [session] },
      entering: { status: 'success', data: session },
    })
  })

  it('asks a visitor again who went on without', async () => {
    const { now, connect, store } = await signable()
    await connect()
    await store.set(cancelSignIn)
    await settled()
    expect(now().session.status).toBe('skipped')
    await now().entering.signIn({ headless: true })
    await settled()
    expect(now().session.status).toBe('signedIn')
  })

  it('rejects when the wallet declines, and may be tried again', async () => {
    const { now, connect, wallet } = await signable()
    await connect()
    const sign = wallet.onSign
    wallet.onSign = () => refuse(new UserRejectedError('no'))().then(() => '')
    await expect(now().entering.signIn({ headless: true })).rejects.toBeInstanceOf(UserRejectedError)
    await settled()
    expect(now()).toMatchObject({ session: { status: 'ready', problem: 'declined' }, entering: { status: 'error' } })
    wallet.onSign = sign
    await now().entering.signIn({ headless: true })
    await settled()
    expect(now().session.status).toBe('signedIn')
  })

  it('rejects with why it could not begin', async () => {
    const siwx = createLabSiwx({ isRequired: false })
    const { now, connect, store, clock } = await signable(siwx)
    await connect()
    await store.set(cancelSignIn)
    const down = new Error('The server is down')
    siwx.before = () => Promise.reject(down)
    const refused = expect(now().entering.signIn({ headless: true })).rejects.toBe(down)
    await clock.advance(4_000)
    await refused
  })
})

describe('signing in with the view', () => {
  it('is pending until the visitor has signed', async () => {
    const { now, connect, store } = await signable()
    await connect()
    const signed = now().entering.signIn()
    await settled()
    expect(now().entering.status).toBe('pending')
    await store.set(pressSign)
    await signed
    await settled()
    expect(now().entering.status).toBe('success')
  })

  it('rejects when the visitor goes on without, or another account is there', async () => {
    const { now, connect, store, wallet } = await signable()
    await connect()
    const cancelled = expect(now().entering.signIn()).rejects.toBeInstanceOf(UserRejectedError)
    await settled()
    await store.set(cancelSignIn)
    await cancelled
    const changed = expect(now().entering.signIn()).rejects.toBeInstanceOf(AttemptAbandonedError)
    await settled()
    const other = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    wallet.change({ address: other, accounts: [other], networkId: 'eip155:1' })
    await changed
  })

  it('rejects without an account to sign in, or without sign-in', async () => {
    const { now } = await signable()
    await expect(now().entering.signIn()).rejects.toBeInstanceOf(NoActiveAddressError)
    const without = await renderHook(createLab().portico, () => useSignIn())
    await expect(without.now().signIn()).rejects.toBeInstanceOf(SiwxNotEnabledError)
  })
})

describe('signing out', () => {
  it('ends the sessions', async () => {
    const siwx = createLabSiwx({ isRequired: false })
    const { now, connect } = await signable(siwx)
    await connect()
    await now().entering.signIn({ headless: true })
    await now().leaving.signOut()
    await settled()
    expect(now()).toMatchObject({ session: { status: 'skipped', sessions: [] }, leaving: { status: 'success' } })
    expect(siwx.sessions).toEqual([])
  })
})
