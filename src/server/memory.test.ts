import { describe, expect, it } from 'vitest'
import { attempt, signer, startSignIn } from '../../lab/accounts/startSignIn'
import { createMemory } from './memory'
import { createTtlMap } from './ttlMap'
import type { SignInSession } from './storage'

const minute = 60_000

function start(limits = { sessions: 3, sessionsPerAccount: 2, usedNonces: 3 }) {
  const time = { now: 1_000_000 }
  const store = createMemory({ clock: () => time.now, idleMs: Infinity }, limits)
  const sessionOf = (account: number, lifetimeMs = 60 * minute): SignInSession => ({
    accountAddress: `0x${account.toString(16).padStart(40, '0')}`,
    account: `eip155:1:0x${account.toString(16).padStart(40, '0')}`,
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: 'https://shop.example/',
    nonce: 'a1b2c3d4',
    issuedAt: new Date(time.now).toISOString(),
    expirationTime: new Date(time.now + lifetimeMs).toISOString(),
  })
  return { time, store, sessionOf }
}

describe('the memory of sign-in', () => {
  it('full of sessions, still knows every nonce, and gives up no session', async () => {
    const { time, store, sessionOf } = start()
    const tokens = [await store.open(sessionOf(1)), await store.open(sessionOf(2)), await store.open(sessionOf(3))]
    const nonces = await Promise.all(Array.from({ length: 50 }, () => store.issueNonce(5 * minute)))
    for (const { nonce } of nonces) expect(await store.stateOf(nonce)).toBe('fresh')
    expect(store.hasSpaceFor(sessionOf(4))).toBe(false)
    for (const token of tokens) expect(await store.read(token)).not.toBeNull()
    await store.close(tokens[1] ?? '')
    expect(store.hasSpaceFor(sessionOf(4))).toBe(true)
    tokens.push(await store.open(sessionOf(4)))
    expect(store.hasSpaceFor(sessionOf(5))).toBe(false)
    time.now += 60 * minute
    expect(store.hasSpaceFor(sessionOf(5))).toBe(true)
    expect(await Promise.all(tokens.map((token) => store.read(token)))).toEqual([null, null, null, null])
  })

  it('lets go of what is over when it is swept', async () => {
    const { time, store, sessionOf } = start()
    await store.open(sessionOf(1, 10 * minute))
    await store.open(sessionOf(2, 10 * minute))
    const kept = await store.open(sessionOf(3))
    await store.spend((await store.issueNonce(5 * minute)).nonce)
    time.now += 5 * minute
    expect(await store.sweep()).toBe(1)
    time.now += 5 * minute
    expect([await store.sweep(), await store.sweep()]).toEqual([2, 0])
    expect(await store.read(kept)).not.toBeNull()
  })

  it('full of used nonces, forgets none of them before it is over', async () => {
    const { time, store, sessionOf } = start()
    const nonces = await Promise.all(Array.from({ length: 4 }, () => store.issueNonce(5 * minute)))
    for (const { nonce } of nonces.slice(0, 3)) await store.spend(nonce)
    expect(store.hasSpaceFor(sessionOf(1))).toBe(false)
    expect(await Promise.all(nonces.map(({ nonce }) => store.stateOf(nonce)))).toEqual([
      'used',
      'used',
      'used',
      'fresh',
    ])
    time.now += 5 * minute
    expect(store.hasSpaceFor(sessionOf(1))).toBe(true)
    expect(await store.stateOf(nonces[0]?.nonce ?? '')).toBe('unknown')
  })

  it('ends the oldest session of an account that opens too many, and no other session', async () => {
    const { store, sessionOf } = start()
    const other = await store.open(sessionOf(2))
    const tokens: string[] = []
    for (let turn = 0; turn < 10; turn += 1) {
      expect(store.hasSpaceFor(sessionOf(1))).toBe(true)
      tokens.push(await store.open(sessionOf(1)))
    }
    const alive = await Promise.all(tokens.map(async (token) => (await store.read(token)) !== null))
    expect(alive).toEqual([...Array<boolean>(8).fill(false), true, true])
    expect(await store.read(other)).not.toBeNull()
  })

  it('takes as many nonces as are asked for, each good for one try', async () => {
    const { server } = startSignIn()
    const first = await server.issueNonce()
    for (let turn = 0; turn < 100_010; turn += 1) await server.issueNonce()
    const right = await attempt(first.nonce)
    expect(await server.verify(right)).toMatchObject({ isVerified: true })
    expect(await server.verify(right)).toEqual({ isVerified: false, reason: 'nonce-used' })
  }, 60_000)

  it('knows its own nonces only', async () => {
    const { time, store } = start()
    const { nonce } = await store.issueNonce(5 * minute)
    expect(nonce).toMatch(/^[0-9a-f]{64}$/)
    expect(await store.stateOf(nonce)).toBe('fresh')
    for (const at of [0, 20, 30, 40, 63]) {
      const changed = `${nonce.slice(0, at)}${nonce[at] === '0' ? '1' : '0'}${nonce.slice(at + 1)}`
      expect(await store.stateOf(changed)).toBe('unknown')
    }
    for (const other of ['', nonce.slice(1), `${nonce}0`, nonce.toUpperCase()])
      expect(await store.stateOf(other)).toBe('unknown')
    expect(await start().store.stateOf(nonce)).toBe('unknown')
    time.now += 5 * minute
    expect(await store.stateOf(nonce)).toBe('unknown')
  })
})

describe('a server that is full', () => {
  it('says so, and the nonce stays good', async () => {
    const lab = startSignIn({
      memoryLimits: { sessions: 1, sessionsPerAccount: 1, usedNonces: 10 },
      chains: [signer.networkId, 'eip155:5'],
    })
    const { nonce } = await lab.server.issueNonce()
    const opened = await lab.server.verify(
      await attempt((await lab.server.issueNonce()).nonce, undefined, { ...signer, networkId: 'eip155:5' }),
    )
    if (!opened.isVerified) expect.fail(opened.reason)
    const right = await attempt(nonce)
    const response = await lab.post('/verify', right)
    expect([response.status, await response.json()]).toEqual([503, { reason: 'server-full' }])
    await lab.server.signOut(opened.token)
    expect((await lab.post('/verify', right)).status).toBe(200)
  })
})

describe('a room', () => {
  it('does not grow while people come and go, though some stay long', () => {
    const time = { now: 0 }
    const gone: string[] = []
    const room = createTtlMap<string>(
      1000,
      () => time.now,
      (key) => gone.push(key),
    )
    room.put('stays', 'x', 1_000_000_000)
    for (let turn = 0; turn < 50_000; turn += 1) {
      time.now += 10
      room.put(`${turn}`, 'x', time.now + 1000)
    }
    // A hundred are alive at any time.
    expect(room.size).toBeLessThan(400)
    expect(gone.length + room.size).toBe(50_001)
    expect([room.get('stays'), room.get('0'), room.get('49999')]).toEqual(['x', undefined, 'x'])
  })
})
