import { describe, expect, it } from 'vitest'
import { attempt, startSignIn as start } from '../../../lab/accounts/startSignIn'

const page = 'https://shop.example'

describe('a page on another host than the server', () => {
  const preflight = (origin: string) => ({
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  })
  const corsOf = ({ headers }: Response) => [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
    headers.get('vary'),
  ]

  it('is let in where its origin is one of the host\u2019s', async () => {
    const lab = start({ allowedOrigins: [page, 'https://admin.shop.example'] })
    const asked = await lab.ask('/verify', preflight('https://admin.shop.example'))
    expect([asked.status, ...corsOf(asked)]).toEqual([204, 'https://admin.shop.example', 'true', 'Origin'])
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type')
    const { nonce } = await lab.server.issueNonce()
    const verified = await lab.post('/verify', await attempt(nonce), { origin: 'https://admin.shop.example' })
    expect([verified.status, ...corsOf(verified)]).toEqual([200, 'https://admin.shop.example', 'true', 'Origin'])
    const refused = await lab.post('/verify', {}, { origin: page })
    expect([refused.status, ...corsOf(refused)]).toEqual([400, page, 'true', 'Origin'])
  })

  it('is kept out otherwise, and told nothing', async () => {
    const lab = start({ allowedOrigins: ['https://admin.shop.example'] })
    for (const origin of ['https://evil.example', 'null', 'http://admin.shop.example']) {
      const asked = await lab.ask('/verify', preflight(origin))
      expect([asked.status, ...corsOf(asked)]).toEqual([403, null, null, 'Origin'])
      const posted = await lab.post('/verify', {}, { origin })
      expect([posted.status, ...corsOf(posted)]).toEqual([403, null, null, 'Origin'])
      expect(corsOf(await lab.ask('/session', { headers: { origin } }))).toEqual([null, null, 'Origin'])
    }
    expect(corsOf(await start().ask('/session', { headers: { origin: page } }))).toEqual([null, null, null])
  })
})

describe('the cookie', () => {
  const cookieOf = async (...[change]: Parameters<typeof start>) => {
    const lab = start(change)
    const { nonce } = await lab.server.issueNonce()
    const set = (await lab.post('/verify', await attempt(nonce))).headers.get('set-cookie') ?? ''
    const pair = set.split(';')[0] ?? ''
    const { session } = (await (await lab.ask('/session', { headers: { cookie: pair } })).json()) as {
      session: unknown
    }
    expect(session).not.toBeNull()
    return set.replace(/=[\w-]{43}; Max-Age=3600/, '')
  }

  it('is the host\u2019s own by default', async () => {
    expect(await cookieOf({})).toBe('__Host-portico-session; Path=/; HttpOnly; SameSite=Lax; Secure')
  })
  it('goes across sites', async () => {
    expect(await cookieOf({ cookie: { sameSite: 'none', partitioned: true } })).toBe(
      '__Host-portico-session; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
    )
  })
  it('is plain over http of this machine alone, by whatever name browsers take for it', async () => {
    for (const domain of ['localhost:3000', 'shop.localhost:3000', '127.0.0.1', '[::1]:3000']) {
      const lab = start({ domain })
      const signOut = new Request(`http://${domain}/sign-out`, { method: 'POST' })
      const cleared = (await lab.server.handle(signOut)).headers.get('set-cookie')
      expect(cleared, domain).toBe('portico-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    }
    for (const domain of ['mylocalhost', 'localhost.example', '10.0.0.1', '128.0.0.1'])
      for (const forged of [{}, { 'x-forwarded-proto': 'http', forwarded: 'proto=http' }]) {
        const signOut = new Request(`http://${domain}/sign-out`, { method: 'POST', headers: forged })
        const cleared = (await start({ domain }).server.handle(signOut)).headers.get('set-cookie')
        expect(cleared, domain).toMatch(/^__Host-portico-session=;.*; Secure$/)
      }
  })
  it('is shared by the hosts of a domain', async () => {
    expect(await cookieOf({ cookie: { domain: 'shop.example', sameSite: 'strict' } })).toBe(
      '__Secure-portico-session; Path=/; HttpOnly; SameSite=Strict; Secure; Domain=shop.example',
    )
  })

  it.each([
    ['across sites without https', { uri: 'http://shop.example/', cookie: { sameSite: 'none' } }, 'needs cookie'],
    [
      'partitioned without https',
      { uri: 'http://shop.example/', cookie: { sameSite: 'none', partitioned: true } },
      'needs cookie',
    ],
    ['of another domain', { cookie: { domain: 'evil.example' } }, 'needs cookie.domain'],
    ['of a domain that ends the same', { cookie: { domain: 'op.example' } }, 'needs cookie.domain'],
    ['of everybody', { cookie: { domain: 'example' } }, 'needs cookie.domain'],
    ['of half an address', { domain: '127.0.0.1:3000', cookie: { domain: '0.0.1' } }, 'needs cookie.domain'],
    ['partitioned for one site', { cookie: { partitioned: true } }, 'needs cookie.partitioned'],
    ['of a word', { cookie: { sameSite: 'no' as 'none' } }, 'needs cookie.sameSite'],
    ['for a path', { allowedOrigins: ['https://shop.example/'] }, 'needs allowedOrigins'],
    ['for everybody', { allowedOrigins: ['*'] }, 'needs allowedOrigins'],
  ] as const)('cannot be %s', (_name, change, wanted) => {
    expect(() => start(change)).toThrow(`The sign-in server ${wanted}`)
  })
})
