import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { attempt, pairOf, startSignIn as start } from '../../../lab/accounts/startSignIn'

describe.each([
  ['in this process', (): undefined => undefined],
  ['in a storage', () => createStorage()],
] as const)('a nonce that is kept %s', (_where, makeStorage) => {
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
