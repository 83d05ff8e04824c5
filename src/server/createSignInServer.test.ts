import { createStorage, defineDriver, prefixStorage } from 'unstorage'
import memoryDriver from 'unstorage/drivers/memory'
import { describe, expect, it } from 'vitest'
import { attempt, signer, startSignIn as start } from '../../lab/accounts/startSignIn'
import type { SignInServerConfig } from './types'
import type { SignInStorage } from './storage'

describe('where sign-in is bound to an address', () => {
  it.each([
    ['https://shop.example/app', 'https://shop.example/app', true],
    ['https://shop.example/app', 'https://shop.example/app/cart?a=b#c', true],
    ['https://shop.example/', 'https://shop.example/app', true],
    ['https://shop.example', 'https://shop.example/', true],
    ['https://shop.example/app', 'https://shop.example/application', false],
    ['https://shop.example/app', 'https://shop.example/app/../admin', false],
    ['https://shop.example/app', 'http://shop.example/app', false],
    ['http://shop.example/app', 'http://shop.example/app', true],
  ])('%s takes a message for %s: %s', async (uri, given, isRight) => {
    const { server } = start({ uri })
    const result = await server.verify(await attempt((await server.issueNonce()).nonce, given))
    expect(result).toMatchObject(isRight ? { isVerified: true } : { isVerified: false, reason: 'uri-mismatch' })
  })
})

describe('the storage of sign-in', () => {
  it('is the host\u2019s, so that processes share it', async () => {
    const storage = createStorage()
    const [one, other] = [start({ storage }), start({ storage })]
    const { nonce } = await one.server.issueNonce()
    const right = await attempt(nonce)
    const result = await other.server.verify(right)
    if (!result.isVerified) expect.fail(result.reason)
    expect(await one.server.readSession(result.token)).toEqual(result.session)
    expect(await one.server.verify(right)).toEqual({ isVerified: false, reason: 'nonce-used' })
    const keys = await storage.getKeys()
    expect(keys.sort()).toEqual([`portico:nonce:${nonce}`, expect.stringMatching(/^portico:session:[0-9a-f]{64}$/)])
    await one.server.signOut(result.token)
    expect(await storage.getKeys()).toHaveLength(1)
  })

  it('is as little as three functions, of texts, at once or by promise', async () => {
    const kept = new Map<string, string>()
    const plain: SignInStorage = {
      getItem: (key) => kept.get(key),
      setItem: (key, value) => void kept.set(key, value),
      removeItem: async (key) => kept.delete(key),
    }
    const { server } = start({ storage: plain })
    const right = await attempt((await server.issueNonce()).nonce)
    const result = await server.verify(right)
    if (!result.isVerified) expect.fail(result.reason)
    expect(await server.readSession(result.token)).toEqual(result.session)
    expect(await server.verify(right)).toEqual({ isVerified: false, reason: 'nonce-used' })
    await server.signOut(result.token)
    expect(await server.readSession(result.token)).toBeNull()
    expect([...kept.values()].every((value) => typeof value === 'string')).toBe(true)
  })

  it('signs in once over processes where it can take a key', async () => {
    const kept = new Map<string, string>()
    const later = () => new Promise<void>((resolve) => setImmediate(resolve))
    const take = (key: string) => {
      const value = kept.get(key)
      kept.delete(key)
      return value
    }
    const storage: SignInStorage = {
      getItem: async (key) => later().then(() => kept.get(key)),
      setItem: async (key, value) => later().then(() => kept.set(key, value)),
      removeItem: async (key) => later().then(() => kept.delete(key)),
      take: async (key) => later().then(() => take(key)),
    }
    const processes = Array.from({ length: 20 }, () => start({ storage }).server)
    const right = await attempt((await start({ storage }).server.issueNonce()).nonce)
    const results = await Promise.all(processes.map((server) => server.verify(right)))
    expect(results.filter(({ isVerified }) => isVerified)).toHaveLength(1)
    expect(results.filter((result) => !result.isVerified && result.reason === 'nonce-used')).toHaveLength(19)
    expect([...kept.keys()].filter((key) => key.startsWith('portico:session:'))).toHaveLength(1)
    for (const server of processes) expect(await server.verify(right)).toMatchObject({ reason: 'nonce-used' })
  })

  it('can be one of unstorage, whose drivers are told how long to keep', async () => {
    const ttls: unknown[] = []
    const driver = defineDriver(() => ({
      ...memoryDriver(),
      setItem: (_key: string, _value: string, { ttl }: { ttl?: number }) => void ttls.push(ttl),
    }))
    const storage: SignInStorage = createStorage({ driver: driver() })
    await start({ storage }).server.issueNonce()
    expect(ttls).toEqual([300])
    const prefixed: SignInStorage = prefixStorage(createStorage(), 'sign-in')
    expect(await start({ storage: prefixed }).server.issueNonce()).toMatchObject({ nonce: expect.any(String) })
  })

  it('may keep what is over for longer than it counts', async () => {
    const { server, time } = start({ storage: createStorage() })
    const right = await attempt((await server.issueNonce()).nonce)
    const result = await server.verify(await attempt((await server.issueNonce()).nonce))
    if (!result.isVerified) expect.fail(result.reason)
    time.now += 300_000
    expect(await server.verify(right)).toEqual({ isVerified: false, reason: 'nonce-unknown' })
    time.now += 3_300_000
    expect(await server.readSession(result.token)).toBeNull()
  })

  it('may hold anything without anybody being signed in', async () => {
    const storage = createStorage()
    const { server } = start({ storage })
    const { nonce } = await server.issueNonce()
    for (const value of [1, 'true', [], { endsAt: '9999' }, { endsAt: Date.now() * 2 }]) {
      await storage.setItem(`portico:nonce:${nonce}`, value)
      expect(await server.verify(await attempt(nonce))).toMatchObject({ isVerified: false })
    }
    const result = await server.verify(await attempt((await server.issueNonce()).nonce))
    if (!result.isVerified) expect.fail(result.reason)
    const key = (await storage.getKeys('portico:session'))[0] ?? ''
    for (const value of [
      1,
      null,
      {},
      { expirationTime: '9999-01-01T00:00:00Z' },
      { ...result.session, expirationTime: 'never' },
    ]) {
      await storage.setItem(key, value)
      expect(await server.readSession(result.token)).toBeNull()
    }
  })

  it('makes no session when it fails', async () => {
    const broken = createStorage()
    const { server } = start({ storage: { ...broken, setItem: () => Promise.reject(new Error('full')) } })
    await expect(server.issueNonce()).rejects.toThrow('full')
  })
})

describe.each([
  ['in this process', (): undefined => undefined],
  ['in a storage', (): SignInStorage => createStorage()],
] as const)('a session that is kept %s', (_where, makeStorage) => {
  const minute = 60_000
  const signIn = async ({ server }: ReturnType<typeof start>): Promise<string> => {
    const { nonce } = await server.issueNonce()
    const result = await server.verify(await attempt(nonce))
    if (!result.isVerified) throw new Error(result.reason)
    return result.token
  }

  it('is over when it was not used for the time the host says', async () => {
    const lab = start({ storage: makeStorage(), idleMs: 10 * minute })
    const [used, left] = [await signIn(lab), await signIn(lab)]
    for (let turn = 0; turn < 5; turn += 1) {
      lab.time.now += 6 * minute
      expect(await lab.server.readSession(used)).not.toBeNull()
      if (turn > 0) expect(await lab.server.readSession(left)).toBeNull()
    }
    lab.time.now += 10 * minute
    expect(await lab.server.readSession(used)).toBeNull()
  })

  it('is over at its end, however much it is used', async () => {
    const lab = start({ storage: makeStorage(), idleMs: 10 * minute })
    const token = await signIn(lab)
    for (let turn = 0; turn < 59; turn += 1) {
      lab.time.now += minute
      expect(await lab.server.readSession(token)).not.toBeNull()
    }
    lab.time.now += minute
    expect(await lab.server.readSession(token)).toBeNull()
  })

  it('ends with all others of its account, and new ones begin', async () => {
    const lab = start({ storage: makeStorage() })
    const tokens = [await signIn(lab), await signIn(lab)]
    const { address, networkId: chainId } = signer
    await lab.server.signOutAccount({ accountAddress: `0x${'1'.repeat(40)}`, chainId })
    for (const token of tokens) expect(await lab.server.readSession(token)).not.toBeNull()
    await lab.server.signOutAccount({ accountAddress: address.toLowerCase(), chainId })
    for (const token of tokens) expect(await lab.server.readSession(token)).toBeNull()
    lab.time.now += 1
    expect(await lab.server.readSession(await signIn(lab))).not.toBeNull()
  })
})

describe('sweep', () => {
  it('lets go of what is over and of nothing else, in a storage that keeps everything for ever', async () => {
    const storage = createStorage()
    const lab = start({ storage, idleMs: 20 * 60_000 })
    await storage.setItem('portico:of-somebody-else', '{}')
    const signIn = async () => {
      const result = await lab.server.verify(await attempt((await lab.server.issueNonce()).nonce))
      return result.isVerified ? result.token : expect.fail(result.reason)
    }
    const old = await signIn()
    await lab.server.signOutAccount({ accountAddress: `0x${'1'.repeat(40)}`, chainId: signer.networkId })
    lab.time.now += 10 * 60_000
    const recent = await signIn()
    // The first nonce is over; its session, the end of the other account's and all that is recent are not.
    expect(await lab.server.sweep()).toBe(1)
    lab.time.now += 10 * 60_000
    expect(await lab.server.sweep()).toBe(2)
    expect(await lab.server.sweep()).toBe(0)
    expect([await lab.server.readSession(old), await lab.server.readSession(recent)]).toEqual([null, expect.anything()])
    lab.time.now += 3_600_000
    expect(await lab.server.sweep()).toBe(2)
    expect(await storage.getKeys()).toEqual(['portico:of-somebody-else'])
  })

  it('says what it needs of a storage', async () => {
    const { getItem, setItem, removeItem } = createStorage()
    const { server } = start({ storage: { getItem, setItem, removeItem } })
    await expect(server.sweep()).rejects.toThrow('needs storage to be one with getKeys')
  })
})

describe('while the chain of an account does not answer', () => {
  it('the nonce stays good', async () => {
    const { server } = start({ rpcUrls: { [signer.networkId]: 'http://127.0.0.1:9' } })
    const right = await attempt((await server.issueNonce()).nonce)
    const wrong = { ...right, signature: '0x1234' }
    expect(await server.verify(wrong)).toEqual({ isVerified: false, reason: 'chain-unavailable' })
    expect(await server.verify(right)).toMatchObject({ isVerified: true })
  })
})

describe('the settings of sign-in', () => {
  it.each<Partial<Record<keyof SignInServerConfig, unknown>>>([
    { domain: '' },
    { domain: 'https://shop.example' },
    { domain: 'me@shop.example' },
    { uri: 'shop.example' },
    { uri: 'https://' },
    { chains: [] },
    { chains: ['ethereum'] },
    { sessionLifetimeMs: 0 },
    { nonceLifetimeMs: Number.NaN },
    { memoryLimits: { sessions: 0 } },
    { memoryLimits: { usedNonces: 1.5 } },
    { idleMs: 0 },
    { verificationMs: 0 },
    { verificationsAtOnce: 0.5 },
    { limit: true },
    { bindNonce: 'no' },
    { basePath: 'auth' },
    { basePath: '/auth/' },
  ])('cannot be %j', (change) => {
    expect(() => start(change as Partial<SignInServerConfig>)).toThrow(/sign-in server needs|Invalid CAIP-2/)
  })
})
