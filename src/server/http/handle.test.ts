import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { createSigners } from '../../../lab/accounts/signers'
import { attempt, signer, startSignIn as start } from '../../../lab/accounts/startSignIn'
import { createSignInServer } from '../createSignInServer'

const pairOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? ''

async function signIn({ ask, post }: ReturnType<typeof start>, path = '', headers: Record<string, string> = {}) {
  const issued = await ask(`${path}/nonce`)
  const { nonce } = (await issued.json()) as { nonce: string }
  const cookies = [headers['cookie'], pairOf(issued)].filter((pair) => pair !== undefined)
  const response = await post(`${path}/verify`, await attempt(nonce), { ...headers, cookie: cookies.join('; ') })
  const cookie = response.headers.get('set-cookie') ?? ''
  return { response, cookie, pair: cookie.split(';')[0] ?? '' }
}

describe.each([
  ['in this process', (): undefined => undefined],
  ['in a storage', () => createStorage()],
] as const)('L4: a nonce that is kept %s', (_where, makeStorage) => {
  const ask = async (lab: ReturnType<typeof start>, headers: Record<string, string> = {}) => {
    const issued = await lab.ask('/nonce', { headers })
    return { nonce: ((await issued.json()) as { nonce: string }).nonce, cookie: pairOf(issued), issued }
  }
  const send = async (lab: ReturnType<typeof start>, body: object, cookie: string) => {
    const response = await lab.post('/verify', body, cookie ? { cookie } : {})
    return [response.status, ((await response.json()) as { reason?: string }).reason ?? 'in']
  }

  it('is good in the browser that asked for it alone', async () => {
    const lab = start({ storage: makeStorage() })
    const own = await ask(lab)
    const other = await ask(lab)
    expect(own.issued.headers.get('set-cookie')).toMatch(
      /^__Host-portico-nonce=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(own.cookie).not.toBe(other.cookie)
    expect(own.nonce).not.toContain(own.cookie.slice(-43))
    const signed = await attempt(own.nonce)
    expect(await send(lab, signed, '')).toEqual([401, 'cookie-missing'])
    expect(await send(lab, signed, 'portico-nonce=' + own.cookie.slice(-43))).toEqual([401, 'cookie-missing'])
    expect(await send(lab, signed, '__Host-portico-nonce=')).toEqual([401, 'cookie-missing'])
    expect(await send(lab, signed, other.cookie)).toEqual([401, 'browser-mismatch'])
    expect(await send(lab, { ...signed, browser: own.cookie.slice(-43) }, other.cookie)).toEqual([
      401,
      'browser-mismatch',
    ])
    expect(await lab.server.verify(signed)).toMatchObject({ reason: 'cookie-missing' })
    // None of these spent it.
    expect(await send(lab, signed, own.cookie)).toEqual([200, 'in'])
    expect(await send(lab, signed, own.cookie)).toEqual([401, 'nonce-used'])
  })

  it('is good in every tab of that browser', async () => {
    const lab = start({ storage: makeStorage() })
    const first = await ask(lab)
    const second = await ask(lab, { cookie: first.cookie })
    expect(second.cookie).toBe(first.cookie)
    expect(await send(lab, await attempt(first.nonce), second.cookie)).toEqual([200, 'in'])
    expect(await send(lab, await attempt(second.nonce), second.cookie)).toEqual([200, 'in'])
    const planted = await ask(lab, { cookie: '__Host-portico-nonce=short' })
    expect(planted.cookie).toMatch(/^__Host-portico-nonce=[\w-]{43}$/)
  })

  it('is anybody\u2019s where the host says so, or gives it out itself', async () => {
    const lab = start({ storage: makeStorage(), bindNonce: false })
    const { nonce, cookie } = await ask(lab)
    expect(cookie).toBe('')
    expect(await send(lab, await attempt(nonce), '')).toEqual([200, 'in'])
    const bound = start({ storage: makeStorage() })
    const issued = await bound.server.issueNonce()
    expect(await send(bound, await attempt(issued.nonce), (await ask(bound)).cookie)).toEqual([200, 'in'])
    const { nonce: told } = await bound.server.issueNonce({ browser: 'a session of the host' })
    const signed = await attempt(told)
    expect(await bound.server.verify({ ...signed, browser: 'another' })).toMatchObject({ reason: 'browser-mismatch' })
    expect(await bound.server.verify({ ...signed, browser: 'a session of the host' })).toMatchObject({
      isVerified: true,
    })
  })

  it('cannot be made another one', async () => {
    const lab = start({ storage: makeStorage() })
    const { nonce, cookie } = await ask(lab)
    for (let at = 0; at < nonce.length; at += 1) {
      const changed = nonce.slice(0, at) + (nonce[at] === '0' ? '1' : '0') + nonce.slice(at + 1)
      const [status] = await send(lab, await attempt(changed), cookie)
      expect(status, `digit ${at}`).toBe(401)
    }
    expect(await send(lab, await attempt(nonce), cookie)).toEqual([200, 'in'])
  })
})

describe('sign-in over HTTP', () => {
  it('goes from a nonce to a session and out again', async () => {
    const lab = start()
    expect(await (await lab.ask('/session')).json()).toEqual({ session: null, sessions: [] })
    const { response, cookie, pair } = await signIn(lab)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(cookie).toMatch(/^__Host-portico-session=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    const { session } = (await response.json()) as { session: Record<string, unknown> }
    expect(session).toMatchObject({ accountAddress: signer.address, chainId: signer.networkId })
    expect(JSON.stringify(session)).not.toContain(pair.split('=')[1])
    expect(await (await lab.ask('/session', { headers: { cookie: `a=b; ${pair}` } })).json()).toEqual({
      session,
      sessions: [session],
    })
    const out = await lab.post('/sign-out', '', { cookie: pair })
    expect([await out.json(), out.headers.get('set-cookie')]).toEqual([
      { session: null },
      '__Host-portico-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    ])
    expect(await (await lab.ask('/session', { headers: { cookie: pair } })).json()).toEqual({
      session: null,
      sessions: [],
    })
  })

  it('M2: asks the host for a limit of its own first', async () => {
    const asked: string[] = []
    const lab = start({ limit: (request) => asked.push(new URL(request.url).pathname) < 2 })
    expect((await lab.ask('/nonce')).status).toBe(200)
    const refused = await lab.post('/verify', await attempt('12345678'))
    expect([refused.status, await refused.json()]).toEqual([429, { reason: 'too-many-requests' }])
    expect(asked).toEqual(['/nonce', '/verify'])
    const slow = start({ limit: () => Promise.resolve(false) })
    expect((await slow.ask('/nonce')).status).toBe(429)
  })

  it('ends with the session', async () => {
    const lab = start()
    const { pair } = await signIn(lab)
    lab.time.now += 3_600_000
    expect(await (await lab.ask('/session', { headers: { cookie: pair } })).json()).toEqual({
      session: null,
      sessions: [],
    })
  })

  it('ends an earlier session when a new one begins', async () => {
    const lab = start()
    const { pair } = await signIn(lab)
    const { pair: next } = await signIn(lab, '', { cookie: pair })
    expect(next).not.toBe(pair)
    expect(await (await lab.ask('/session', { headers: { cookie: pair } })).json()).toEqual({
      session: null,
      sessions: [],
    })
    expect(await (await lab.ask('/session', { headers: { cookie: next } })).json()).toMatchObject({
      session: {},
      sessions: [{}],
    })
  })

  it('keeps one session for each account and network, and ends them one by one or all at once', async () => {
    const signers = (await createSigners(9)).filter(({ kind }) => ['evm', 'solana', 'cosmos'].includes(kind))
    const lab = start({ chains: signers.map(({ networkId }) => networkId) })
    let cookie = ''
    for (const signer of signers) {
      const { nonce } = await lab.server.issueNonce()
      const response = await lab.post('/verify', await attempt(nonce, undefined, signer), { cookie })
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    }
    const read = async () => {
      const { sessions } = (await (await lab.ask('/session', { headers: { cookie } })).json()) as {
        sessions: { accountAddress: string }[]
      }
      return sessions.map(({ accountAddress }) => accountAddress)
    }
    const [evm, solana, cosmos] = signers.map(({ address }) => address)
    expect(await read()).toEqual([cosmos, solana, evm])
    const wrong = await lab.post('/sign-out', { accountAddress: solana }, { cookie })
    expect([wrong.status, await wrong.json()]).toEqual([400, { reason: 'body-malformed' }])
    const one = await lab.post('/sign-out', { accountAddress: solana, chainId: signers[1]?.networkId }, { cookie })
    expect(await one.json()).toMatchObject({ session: { accountAddress: cosmos } })
    expect(await read()).toEqual([cosmos, evm])
    cookie = one.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).toMatch(/^__Host-portico-session=[\w-]{43}\.[\w-]{43}$/)
    const all = await lab.post('/sign-out', '', { cookie })
    expect(all.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await read()).toEqual([])
  })

  it('ends the oldest session of a visitor with too many', async () => {
    const lab = start()
    const tokens: string[] = []
    for (let seed = 1; seed <= 18; seed += 1) {
      const [signer] = await createSigners(seed)
      const { nonce } = await lab.server.issueNonce()
      const cookie = `__Host-portico-session=${tokens.slice(0, 16).join('.')}`
      const response = await lab.post('/verify', await attempt(nonce, undefined, signer), { cookie })
      tokens.unshift(/session=([\w-]{43})/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '')
    }
    const alive = await Promise.all(tokens.map(async (token) => (await lab.server.readSession(token)) !== null))
    expect(alive).toEqual([...Array<boolean>(16).fill(true), false, false])
  })

  it('has its paths where the host wants them, and no other', async () => {
    const lab = start({ basePath: '/api/auth' })
    expect((await signIn(lab, '/api/auth')).response.status).toBe(200)
    for (const path of [
      '/nonce',
      '/api/nonce',
      '/api/auth',
      '/api/auth/',
      '/api/auth/toString',
      '/api/authnonce',
      '/api/auth/nonce/',
    ]) {
      const response = await lab.ask(path)
      const routes = expect.arrayContaining(['GET /api/auth/nonce', 'POST /api/auth/verify'])
      expect([response.status, await response.json()], path).toEqual([404, { reason: 'route-unknown', path, routes }])
    }
  })

  it.each([
    ['/nonce', 'POST', 'GET'],
    ['/verify', 'GET', 'POST'],
    ['/verify', 'OPTIONS', 'POST'],
    ['/session', 'DELETE', 'GET'],
    ['/sign-out', 'GET', 'POST'],
  ])('refuses %s by %s', async (path, method, allowed) => {
    const response = await start().ask(path, { method })
    expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
      405,
      allowed,
      { reason: 'method-not-allowed' },
    ])
  })

  it('sets a plain cookie over plain HTTP, and a safe one where a proxy hides the TLS', async () => {
    const local = createSignInServer({
      domain: 'localhost:3000',
      chains: [signer.networkId],
      sessionLifetimeMs: 60_000,
      nonceLifetimeMs: 60_000,
    })
    const { cookie } = await signIn(start({ uri: 'https://shop.example/' }))
    expect(cookie).toContain('; Secure')
    const out = await local.handle(new Request('http://localhost:3000/sign-out', { method: 'POST' }))
    expect(out.headers.get('set-cookie')).toBe('portico-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  })

  it('L3: is for https without being told, but on this machine', async () => {
    const { server } = start()
    const { nonce } = await server.issueNonce()
    const headers = { 'content-type': 'application/json' }
    const ask = (origin: string) =>
      server.handle(new Request('http://shop.example/sign-out', { method: 'POST', headers: { ...headers, origin } }))
    const proxied = await server.handle(
      new Request('http://shop.example/verify', {
        method: 'POST',
        headers,
        body: JSON.stringify(await attempt(nonce)),
      }),
    )
    expect(proxied.headers.get('set-cookie')).toMatch(/^__Host-portico-session=.*; Secure$/)
    expect((await ask('http://shop.example')).status).toBe(403)
    expect((await ask('https://shop.example')).status).toBe(200)
  })

  it('is for pages of the domain only', async () => {
    const lab = start()
    for (const origin of [
      'https://evil.example',
      'null',
      'https://shop.example.evil.example',
      'https://shop.example:8443',
      '',
    ]) {
      for (const path of ['/verify', '/sign-out']) {
        const response = await lab.post(path, {}, { origin })
        expect([response.status, await response.json()], origin).toEqual([403, { reason: 'origin-not-allowed' }])
      }
    }
    expect((await signIn(lab, '', { origin: 'https://shop.example' })).response.status).toBe(200)
    const strict = start({ uri: 'https://shop.example/' })
    expect((await strict.post('/verify', {}, { origin: 'http://shop.example' })).status).toBe(403)
  })

  it.each([
    ['nothing', '', 'body-malformed', 400],
    ['no JSON', '{', 'body-malformed', 400],
    ['a number', '1', 'body-malformed', 400],
    ['null', 'null', 'body-malformed', 400],
    ['no signature', '{"message":"a"}', 'body-malformed', 400],
    ['a message that is no text', '{"message":{},"signature":"0x"}', 'body-malformed', 400],
    ['data that is no object', '{"message":"a","signature":"0x","data":1}', 'body-malformed', 400],
    [
      'an address that is no text',
      '{"message":"a","signature":"0x","data":{"accountAddress":1}}',
      'body-malformed',
      400,
    ],
    ['too much', JSON.stringify({ message: 'a', signature: '0'.repeat(70_000) }), 'too-large', 413],
    ['too long a message', JSON.stringify({ message: 'a'.repeat(9000), signature: '0x' }), 'too-large', 413],
    ['any text', '{"message":"secret words","signature":"0x"}', 'message-malformed', 400],
  ])('refuses a body with %s', async (_, body, reason, status) => {
    const response = await start().post('/verify', body)
    expect([response.status, await response.json(), response.headers.get('set-cookie')]).toEqual([
      status,
      { reason },
      null,
    ])
  })

  it('refuses a body that a form could send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      const response = await start().post('/verify', await attempt('a1b2c3d4e5'), { 'content-type': type })
      expect([response.status, await response.json()], type).toEqual([415, { reason: 'content-type-unsupported' }])
    }
  })

  it('stops reading a body that does not end', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(16_384).fill(32))
      },
    })
    const request = new Request('https://shop.example/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await start().server.handle(request)).status).toBe(413)
    expect(sent).toBeLessThan(10)
  })

  it('says why a message is refused and nothing of what was in it', async () => {
    const lab = start()
    const { nonce } = await lab.server.issueNonce()
    const { message, signature } = await attempt(nonce, 'https://secret.example/login')
    const response = await lab.post('/verify', { message, signature })
    expect([response.status, await response.text()]).toEqual([403, '{"reason":"uri-mismatch"}'])
  })
})
