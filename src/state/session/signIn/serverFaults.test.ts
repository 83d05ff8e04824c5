import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSignIn } from '../../../../lab/accounts/serveSignIn'
import { createLab } from '../../../../stories/lab/lab'
import { settled } from '../../../../stories/lab/settled'
import { createSigningWallet, labAccount } from '../../../../stories/lab/siwx'
import { UserRejectedError } from '../../../chains/errors/errors'
import { createMessenger, createServerStorage, createSiwx } from '../../../siwx'
import { selectWallet } from '../connection/connect'
import { snackAtom } from '../../shell/feedback/feedback'
import { routeAtom } from '../../shell/router/navigation'
import { pressSign } from './pressSign'
import { signInAtom } from '../../core/visitor/signIn'

let server: Awaited<ReturnType<typeof serveSignIn>>
beforeAll(async () => {
  server = await serveSignIn({ chains: ['eip155:1'] })
})
afterAll(() => server.stop())

type Answer = () => Response | Promise<Response>
type Step = '/nonce' | '/verify' | '/session'

const page = '<!doctype html><h1>Not Found'
const faults: readonly (readonly [string, Answer, 'setup'?])[] = [
  ['no server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a fault of the network', () => Response.error()],
  ['500 without words', () => new Response('', { status: 500 })],
  ['500 with a reason', () => Response.json({ reason: 'signature-invalid' }, { status: 500 })],
  ['502 of a proxy', () => new Response('<html>Bad Gateway', { status: 502 })],
  ['404 as a page', () => new Response(page, { status: 404, headers: { 'content-type': 'text/html' } })],
  ['404 in JSON', () => Response.json({ reason: 'route-unknown' }, { status: 404 })],
  ['405', () => Response.json({ reason: 'method-not-allowed' }, { status: 405 })],
  ['413 of a proxy', () => new Response('', { status: 413 })],
  ['429', () => Response.json({ reason: 'too-many-requests' }, { status: 429 })],
  ['503, the chain is away', () => Response.json({ reason: 'chain-unavailable' }, { status: 503 })],
  ['403 of the origin', () => Response.json({ reason: 'origin-not-allowed' }, { status: 403 }), 'setup'],
  ['403 of the domain', () => Response.json({ reason: 'domain-mismatch' }, { status: 403 }), 'setup'],
  ['403 of the address', () => Response.json({ reason: 'uri-mismatch' }, { status: 403 }), 'setup'],
  ['a page with 200', () => new Response(page)],
  ['nothing with 200', () => new Response('')],
  ['another object', () => Response.json({ hello: 1 })],
  ['a list', () => Response.json([])],
]

/** A visitor of a page whose server has a fault at one step, for as many answers as are left. */
async function visit(onSign = (message: string) => labAccount.signMessage({ message })) {
  const fault: { step: Step | null; answer: Answer; left: number } = {
    step: null,
    answer: () => new Response(''),
    left: 0,
  }
  const asked: string[] = []
  const storage = createServerStorage({
    url: server.url,
    fetch: (url, init) => {
      const step = url.slice(server.url.length)
      asked.push(step)
      if (fault.step !== step || fault.left === 0) return server.fetch(url, init)
      fault.left -= 1
      return Promise.resolve(fault.answer())
    },
  })
  const messenger = createMessenger({ domain: server.domain, uri: `http://${server.domain}/`, expirationMs: 60_000 })
  server.jar.forget()
  let signatures = 0
  const wallet = createSigningWallet('Alpha', {
    onSign: (message) => {
      signatures += 1
      return onSign(message)
    },
  })
  const lab = createLab({ wallets: [wallet], config: { siwx: createSiwx({ messenger, storage }) } })
  const { store } = lab.portico
  lab.portico.open()
  const connect = async () => {
    store.set(selectWallet, 'alpha')
    await reach(() => store.get(signInAtom).status !== 'idle' && store.get(signInAtom).status !== 'checking')
  }
  return {
    ...lab,
    store,
    wallet,
    fault,
    asked,
    connect,
    signatures: () => signatures,
    state: () => store.get(signInAtom),
    view: () => [store.get(routeAtom).name, lab.portico.snapshot().status],
    /** The snack of a failure. */
    snack: () => (store.get(snackAtom)?.tone === 'error' ? store.get(snackAtom)?.message : undefined),
  }
}

async function reach(isThere: () => boolean) {
  for (let turn = 0; turn < 100 && !isThere(); turn += 1) await settled()
}

describe('M1, V4b: a server that fails is never told as a wrong signature', () => {
  it.each(faults)(
    '/verify answers %s: the signature is kept and sent once more',
    async (_name, answer, problem = 'server') => {
      const visitor = await visit()
      const { store, fault, state, signatures, view, snack } = visitor
      await visitor.connect()
      Object.assign(fault, { step: '/verify', answer, left: 2 })
      await store.set(pressSign)
      expect(state()).toMatchObject({ status: 'ready', problem, isSigned: true })
      expect([view(), snack()]).toEqual([['SIWXSignMessage', 'connected'], undefined])
      await store.set(pressSign)
      expect(state()).toMatchObject({ status: 'ready', problem, isSigned: true })
      await store.set(pressSign)
      expect([state().status, signatures()]).toEqual(['signedIn', 1])
    },
  )

  it('an answer of /verify that is lost on its way leaves the session, which is found', async () => {
    const { store, fault, state, signatures, asked, connect } = await visit()
    await connect()
    const answer = () => Promise.reject(new TypeError('Failed to fetch'))
    Object.assign(fault, { step: '/verify', answer, left: 0 })
    // The server takes it; its answer does not arrive.
    const { fetch } = server
    server.fetch = async (url, init) => {
      const response = await fetch(url, init)
      return url.endsWith('/verify') ? answer() : response
    }
    await store.set(pressSign)
    server.fetch = fetch
    expect(state()).toMatchObject({ problem: 'server', isSigned: true })
    await store.set(pressSign)
    expect([state().status, signatures()]).toEqual(['signedIn', 1])
    expect(asked.filter((step) => step === '/verify')).toHaveLength(1)
  })

  it('a signature that is not sent before its message expires is given again', async () => {
    const { store, fault, state, signatures, clock, connect } = await visit()
    await connect()
    Object.assign(fault, { step: '/verify', answer: () => new Response('', { status: 500 }), left: 1 })
    // The lab's clock is behind; past the message's end it is not.
    await clock.advance(Date.now() - clock.now() + 120_000)
    const pressed = store.set(pressSign)
    await settled()
    await pressed
    expect(state()).toMatchObject({ problem: 'server' })
    expect(state()).not.toHaveProperty('isSigned')
    await store.set(pressSign)
    expect([state().status, signatures()]).toEqual(['signedIn', 2])
  })

  it.each(faults)(
    '/nonce answers %s: the view says so, and a press tries again',
    async (_name, answer, problem = 'server') => {
      const { store, fault, state, view, snack, connect } = await visit()
      Object.assign(fault, { step: '/nonce', answer, left: 2 })
      await connect()
      expect(state()).toMatchObject({ status: 'failed', problem })
      expect([view(), snack()]).toEqual([['SIWXSignMessage', 'connected'], undefined])
      await store.set(pressSign)
      expect(state()).toMatchObject({ status: 'failed', problem })
      await store.set(pressSign)
      expect(state()).toMatchObject({ status: 'ready' })
      await store.set(pressSign)
      expect(state().status).toBe('signedIn')
    },
  )

  it('a refusal that is one is told as one, with another message', async () => {
    const { store, state, snack, wallet, connect } = await visit(async () => `0x${'1'.repeat(130)}`)
    await connect()
    const before = JSON.stringify(state())
    await store.set(pressSign)
    expect(state()).toMatchObject({ status: 'ready', problem: 'refused' })
    expect([snack(), JSON.stringify(state()) === before]).toEqual([undefined, false])
    wallet.onSign = (message) => labAccount.signMessage({ message })
    await store.set(pressSign)
    expect(state().status).toBe('signedIn')
  })

  it('a message that is too old is told as that', async () => {
    const { store, fault, state, connect } = await visit()
    await connect()
    const answer = () => Response.json({ reason: 'nonce-unknown' }, { status: 401 })
    Object.assign(fault, { step: '/verify', answer, left: 1 })
    await store.set(pressSign)
    expect(state()).toMatchObject({ status: 'ready', problem: 'outdated' })
    await store.set(pressSign)
    expect(state().status).toBe('signedIn')
  })
})

describe('the snack of a declined signature', () => {
  it('is for a refusal in the wallet alone, takes a place of its own, and goes with the next press', async () => {
    const { store, wallet, state, connect } = await visit(() => Promise.reject(new UserRejectedError('no')))
    await connect()
    await store.set(pressSign)
    expect(state()).toMatchObject({ problem: 'declined' })
    expect(store.get(snackAtom)).toMatchObject({ tone: 'error', message: 'signatureDeclined', isInPlace: true })
    wallet.onSign = () => Promise.reject(new Error('The wallet broke'))
    await store.set(pressSign)
    expect([state(), store.get(snackAtom)]).toMatchObject([{ problem: 'wallet' }, null])
  })

  it('goes with the view', async () => {
    const { store, portico, connect } = await visit(() => Promise.reject(new UserRejectedError('no')))
    await connect()
    await store.set(pressSign)
    await portico.disconnect()
    expect(store.get(snackAtom)?.message).not.toBe('signatureDeclined')
  })
})
