import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSignIn } from '../../../../lab/accounts/serveSignIn'
import { createLab, type LabOptions } from '../../../../stories/lab/lab'
import { settled } from '../../../../stories/lab/settled'
import { createSigningWallet } from '../../../../stories/lab/siwx'
import { createMessenger, createServerStorage, createSiweConfig, createSiwx } from '../../../siwx'
import { SessionNotKeptError } from '../../../siwx/siwxErrors'
import { selectWallet } from '../connection/connect'
import { open } from '../../shell/router/stack'
import { routeAtom } from '../../shell/router/navigation'
import { cancelSignIn } from './cancelSignIn'
import { pressSign } from './pressSign'
import { signInAtom } from '../../core/visitor/signIn'

let server: Awaited<ReturnType<typeof serveSignIn>>
beforeAll(async () => {
  server = await serveSignIn({ chains: ['eip155:1'] })
})
afterAll(() => server.stop())

const reach = async (isThere: () => boolean) => {
  for (let turn = 0; turn < 100 && !isThere(); turn += 1) await settled()
}

/** A page in a browser that forgets the session's cookie, or every cookie, while `browser.forgets`. */
function visit(options: LabOptions = {}, required = true, lost?: 'every') {
  const browser = { forgets: true, asked: [] as string[] }
  const fetch = async (url: string, init: RequestInit) => {
    browser.asked.push(url.slice(server.url.length))
    const response = await server.fetch(url, init)
    if (browser.forgets) server.jar.forget(lost ? undefined : 'portico-session')
    return response
  }
  const messenger = createMessenger({ domain: server.domain, uri: `http://${server.domain}/` })
  const siwx = createSiwx({ messenger, storage: createServerStorage({ url: server.url, fetch }), required })
  const lab = createLab({ wallets: [createSigningWallet('Alpha')], ...options, config: { siwx } })
  const { store } = lab.portico
  const state = () => store.get(signInAtom)
  const settle = () => reach(() => state().status !== 'idle' && state().status !== 'checking')
  return {
    ...lab,
    browser,
    store,
    state,
    settle,
    route: () => (lab.portico.snapshot().isOpen ? store.get(routeAtom).name : null),
  }
}

async function signed(required = true, lost?: 'every') {
  const visitor = visit({}, required, lost)
  visitor.portico.open()
  visitor.store.set(selectWallet, 'alpha')
  await visitor.settle()
  await visitor.store.set(pressSign)
  return visitor
}

describe('hosts 2: a session that the browser does not keep', () => {
  it('hosts 2: is read back once, and told as what it is', async () => {
    const { state, route, portico, browser, events } = await signed()
    expect(state()).toMatchObject({ status: 'failed', problem: 'notKept', error: expect.any(SessionNotKeptError) })
    expect([route(), portico.snapshot().status]).toEqual(['SIWXSignMessage', 'connected'])
    expect(browser.asked).toEqual(['/session', '/nonce', '/verify', '/session'])
    expect(events.filter(({ type }) => type === 'error')).toMatchObject([
      { properties: { errorType: 'SessionNotKeptError' } },
    ])
    expect((state() as { error: SessionNotKeptError }).error.details).toMatch(/sameSite: 'none', partitioned: true/)
  })

  it('hosts 2: is told as what it is before it began, where the browser keeps no cookie at all', async () => {
    const { state, browser } = await signed(true, 'every')
    expect(state()).toMatchObject({ status: 'failed', problem: 'notKept', error: expect.any(SessionNotKeptError) })
    expect(browser.asked).toEqual(['/session', '/nonce', '/verify'])
  })

  it('hosts 2: is not asked for again by itself after a reload, and stands before what is opened', async () => {
    const { portico, storage, adapter } = await signed()
    portico.destroy()
    const again = visit({ storage, wallets: [adapter.find('alpha')] })
    await again.settle()
    expect([again.route(), again.state()]).toEqual([null, { status: 'failed', problem: 'notKept' }])
    expect(again.browser.asked).toEqual(['/session'])
    again.store.set(open)
    expect(again.route()).toBe('SIWXSignMessage')
    again.browser.forgets = false
    await again.store.set(pressSign)
    await again.settle()
    await again.store.set(pressSign)
    expect([again.state().status, again.route()]).toEqual(['signedIn', null])
    // Kept once: the next reload that finds none asks.
    again.portico.destroy()
    server.jar.forget()
    const later = visit({ storage, wallets: [adapter.find('alpha')] })
    await later.settle()
    expect(later.route()).toBe('SIWXSignMessage')
  })

  it('hosts 2: may be gone on without where it is optional, also after a reload', async () => {
    const { store, state, portico, storage, adapter } = await signed(false)
    expect(state()).toMatchObject({ status: 'failed', problem: 'notKept' })
    await store.set(cancelSignIn)
    expect([state().status, portico.snapshot().status]).toEqual(['skipped', 'connected'])
    portico.destroy()
    const again = visit({ storage, wallets: [adapter.find('alpha')] }, false)
    await again.settle()
    expect([again.route(), again.state().status]).toEqual([null, 'skipped'])
  })

  it('hosts 2: is believed where it cannot be read back', async () => {
    const visitor = visit()
    visitor.portico.open()
    visitor.store.set(selectWallet, 'alpha')
    await visitor.settle()
    const { fetch } = server
    server.fetch = (url, init) => (url.endsWith('/session') ? Promise.reject(new TypeError()) : fetch(url, init))
    await visitor.store.set(pressSign)
    server.fetch = fetch
    expect(visitor.state().status).toBe('signedIn')
  })

  it('hosts 2: is noticed with the functions of a host, too', async () => {
    const { siwx } = createSiweConfig({
      getNonce: async () => 'hostnonce1',
      getMessageParams: () => ({ domain: 'host.example', uri: 'https://host.example', chains: [1] }),
      createMessage: () => 'text',
      verifyMessage: async () => true,
      getSession: async () => null,
      signOut: async () => true,
    })
    const input = { accountAddress: `0x${'11'.repeat(20)}`, chainId: 'eip155:1' } as const
    const { toString, ...data } = (await siwx?.createMessage(input)) ?? {}
    const adding = siwx?.addSession({ data: data as never, message: `${toString}`, signature: '0x' })
    await expect(adding).rejects.toThrow(SessionNotKeptError)
  })
})
