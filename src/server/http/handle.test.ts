import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { attempt, signIn, signer, startSignIn as start } from '../../../lab/accounts/startSignIn'
import { createSignInServer } from '../createSignInServer'

describe('requests of sign-in', () => {
  it('asks the host for a limit of its own first', async () => {
    const asked: string[] = []
    const lab = start({ limit: (request) => asked.push(new URL(request.url).pathname) < 2 })
    expect((await lab.ask('/nonce')).status).toBe(200)
    const refused = await lab.post('/verify', await attempt('12345678'))
    expect([refused.status, await refused.json()]).toEqual([429, { reason: 'too-many-requests' }])
    expect(asked).toEqual(['/nonce', '/verify'])
    const slow = start({ limit: () => Promise.resolve(false) })
    expect((await slow.ask('/nonce')).status).toBe(429)
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
    ['development', 1],
    ['', 1],
    ['production', 0],
  ])('says in one line why it refuses, without a secret, where NODE_ENV is "%s"', async (mode, lines) => {
    vi.stubEnv('NODE_ENV', mode)
    const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onTestFinished(() => {
      vi.unstubAllEnvs()
      told.mockRestore()
    })
    const lab = start()
    expect((await lab.ask('/nonce?secret')).status).toBe(200)
    const sent = await attempt('12345678')
    expect((await lab.post('/verify', sent)).status).toBe(401)
    expect(told).toHaveBeenCalledTimes(lines)
    const line = told.mock.calls.flat().join(' ')
    expect(line).toMatch(lines ? /^Portico: sign-in refused POST \/verify: 401 nonce-unknown\. Asked from "/ : /^$/)
    expect(line).not.toContain(sent.signature)
    expect(line).not.toContain('12345678')
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

  it('is for https without being told, but on this machine', async () => {
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
