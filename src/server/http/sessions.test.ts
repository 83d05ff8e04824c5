import { describe, expect, it } from 'vitest'
import { createSigners } from '../../../lab/accounts/signers'
import { attempt, signIn, signer, startSignIn as start } from '../../../lab/accounts/startSignIn'

describe('sessions over HTTP', () => {
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
})
