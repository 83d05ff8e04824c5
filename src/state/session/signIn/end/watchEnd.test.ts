import { describe, expect, it } from 'vitest'
import { settled } from '../../../../../stories/lab/settled'
import { createLabSiwx, type LabSiwx } from '../../../../../stories/lab/siwx'
import { atNetwork, connectAndAsk } from '../../../../../stories/lab/testing/signIn'
import { close, open } from '../../../shell/router/stack'
import { pressSign } from '../pressSign'
import { signIn, signOut } from '../signIn'
import { signInAtom } from '../../../core/visitor/signIn'

const minute = 60_000

/** A visitor who signed in on a page that they can come back to. */
async function signedIn(options: Partial<LabSiwx> = {}, endsInMs?: number) {
  const siwx = createLabSiwx(options)
  let comeBack: () => void = () => undefined
  const platform = {
    followReturns: (run: () => void) => {
      comeBack = run
      return () => (comeBack = () => undefined)
    },
  }
  const lab = await connectAndAsk(siwx, { platform })
  if (endsInMs !== undefined) {
    const { addSession } = siwx
    const expirationTime = new Date(lab.clock.now() + endsInMs).toISOString()
    siwx.addSession = async (session) => {
      await addSession(session)
      siwx.sessions = siwx.sessions.map((one) => ({ ...one, data: { ...one.data, expirationTime } }))
    }
    siwx.getSessions = async (chainId) => {
      await siwx.before('getSessions')
      return siwx.sessions.filter(
        ({ data }) => data.chainId === chainId && Date.parse(data.expirationTime ?? '') > lab.clock.now(),
      )
    }
  }
  await lab.store.set(pressSign)
  await settled()
  const count = () => siwx.asked.filter((name) => name.startsWith('getSessions')).length
  const from = count()
  return { ...lab, comeBack: () => comeBack(), looked: () => count() - from }
}

describe('the end of a session', () => {
  it('is noticed at its time, and asked for where sign-in is required', async () => {
    const { status, route, clock } = await signedIn({}, 3 * 3_600_000)
    expect(status()).toBe('signedIn')
    await clock.advance(3 * 3_600_000 - 1)
    expect([status(), route()]).toEqual(['signedIn', null])
    await clock.advance(1)
    await settled()
    expect([status(), route()]).toEqual(['ready', 'SIWXSignMessage'])
  })

  it('is noticed at its time, also while the server is away', async () => {
    const { status, clock, siwx } = await signedIn({}, 3_600_000)
    siwx.before = (name) => {
      if (name === 'getSessions') throw new Error('The server is down')
    }
    await clock.advance(3_600_000)
    await settled()
    expect(status()).not.toBe('signedIn')
  })

  it('leaves a visitor connected where sign-in is optional', async () => {
    const { status, route, portico, siwx, comeBack } = await signedIn({ isRequired: false })
    siwx.sessions = []
    comeBack()
    await settled()
    expect([status(), route(), portico.snapshot().status]).toEqual(['skipped', null, 'connected'])
  })

  it('is looked for when the visitor comes back, once a minute at most', async () => {
    const { status, comeBack, looked, clock, siwx } = await signedIn()
    for (let time = 0; time < 5; time += 1) comeBack()
    await settled()
    expect([looked(), status()]).toEqual([1, 'signedIn'])
    siwx.sessions = []
    comeBack()
    comeBack()
    await clock.advance(minute - 1)
    expect([looked(), status()]).toEqual([1, 'signedIn'])
    await clock.advance(1)
    await settled()
    expect([looked(), status()]).toEqual([2, 'ready'])
  })

  it('is looked for when the account is shown and when the host asks to sign in', async () => {
    const { store, status, looked, clock, siwx } = await signedIn()
    store.set(open)
    await settled()
    store.set(close)
    expect(looked()).toBe(0)
    await clock.advance(5_000)
    store.set(open)
    await settled()
    store.set(close)
    store.set(open)
    await settled()
    store.set(close)
    expect([looked(), status()]).toEqual([1, 'signedIn'])
    siwx.sessions = []
    await clock.advance(5_000)
    store.set(open)
    await settled()
    expect([looked(), status()]).toEqual([2, 'ready'])
    await store.set(pressSign)
    siwx.sessions = []
    await store.set(signIn)
    expect(status()).toBe('ready')
  })

  it('is no end while the server is away', async () => {
    const { status, comeBack, siwx, looked } = await signedIn()
    siwx.before = (name) => {
      if (name === 'getSessions') throw new Error('The server is down')
    }
    comeBack()
    await settled()
    expect([looked(), status()]).toEqual([1, 'signedIn'])
  })

  it('opens a required sign-in by itself once on a page; then it stands before what is opened', async () => {
    const { store, status, route, comeBack, siwx, clock } = await signedIn()
    siwx.sessions = []
    comeBack()
    await settled()
    expect(route()).toBe('SIWXSignMessage')
    await store.set(pressSign)
    expect(status()).toBe('signedIn')
    siwx.sessions = []
    comeBack()
    await clock.advance(minute)
    await settled()
    expect([route(), store.get(signInAtom)]).toEqual([null, { status: 'failed', problem: 'ended' }])
    store.set(open)
    expect(route()).toBe('SIWXSignMessage')
    await store.set(pressSign)
    await store.set(pressSign)
    expect(status()).toBe('signedIn')
  })

  it('a look that is answered late changes nothing for the account after', async () => {
    const { status, comeBack, siwx, wallet } = await signedIn()
    let go: () => void = () => undefined
    siwx.before = (name) => (name === 'getSessions' ? new Promise<void>((resolve) => (go = resolve)) : undefined)
    comeBack()
    await settled()
    const late = go
    siwx.before = () => undefined
    const kept = siwx.sessions
    wallet.change(atNetwork('eip155:10'))
    await settled()
    expect(status()).toBe('ready')
    siwx.sessions = kept
    late()
    await settled()
    expect(status()).toBe('ready')
  })

  it('nothing is looked for once no account is signed in, or the instance is gone', async () => {
    const { store, comeBack, looked, portico } = await signedIn({ isRequired: false })
    await store.set(signOut)
    comeBack()
    await settled()
    expect(looked()).toBe(0)
    portico.destroy()
    comeBack()
    await settled()
    expect(looked()).toBe(0)
  })

  it('signing out while the server verifies leaves no session', async () => {
    const { store, siwx, status } = await signedIn({ isRequired: false })
    await store.set(signOut)
    await store.set(signIn)
    let go: () => void = () => undefined
    siwx.before = (name) => (name === 'addSession' ? new Promise<void>((resolve) => (go = resolve)) : undefined)
    const signing = store.set(pressSign)
    await settled()
    await store.set(signOut)
    go()
    await signing
    await settled()
    expect([siwx.sessions, status()]).toEqual([[], 'skipped'])
  })
})
