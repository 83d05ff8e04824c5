import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noFaults } from '../../../lab/backend/faults'
import { startBackend, type Backend } from '../../../lab/backend/startBackend'
import { labKeys } from '../../../lab/wallet/labKeys'
import { evmCoinTypeOf } from '../../chains/eip155/names/coinType'
import { ResolveNameError } from '../../chains/errors/nameErrors'
import { AccessRefusedError, HttpStatusError, RequestAbortedError, UnusableAnswerError } from '../http/httpErrors'
import { NameServiceError, RegisterNameError, ReverseNamesError, SuggestNamesError } from './nameServiceErrors'
import type { NameService } from './names.late'
import { createServices } from '../services'

const zone = 'portico.test'
const account = privateKeyToAccount(labKeys[0] as `0x${string}`)
let backend: Backend
let names: NameService
beforeAll(async () => {
  backend = await startBackend()
  const services = createServices({ projectId: 'lab', apiUrl: backend.url, names: { zone }, fetch })
  if (!services.names) throw new Error('no names')
  names = services.names
})
beforeEach(() => {
  Object.assign(backend.faults, noFaults)
  backend.names.records.clear()
})
afterAll(() => backend.stop())

interface Signing {
  readonly at?: number
  readonly attributes?: object
  readonly written?: string
}

async function sign(name: string, { at = Date.now(), attributes = {}, written = name }: Signing = {}) {
  const message = JSON.stringify({ name: written, attributes, timestamp: Math.floor(at / 1000) })
  const { address } = account
  return { name, coinType: evmCoinTypeOf(1), address, message, signature: await account.signMessage({ message }) }
}

/** The words of the server: looking a name up keeps them with the cause, as chains have no server that says any. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof NameServiceError) return error.reason
  const cause = error instanceof ResolveNameError && error.cause instanceof HttpStatusError ? error.cause : null
  return cause?.reasons[0]?.replace(/^name: /, '')
}

const failed = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no error',
    (error: unknown) => error,
  )

describe('the name service', () => {
  it('registers a name that its owner signed for, and finds it both ways', async () => {
    const record = { name: 'alice.portico.test', addresses: { 2147483649: account.address } }
    expect(await names.register(await sign(record.name))).toEqual(record)
    expect(await names.resolve(record.name)).toEqual(record)
    expect(await names.reverse(account.address)).toEqual([record])
    expect(backend.requests.slice(-3).map(({ path, query }) => [path, query.apiVersion, query.sender])).toEqual([
      ['/v1/profile/account', undefined, undefined],
      ['/v1/profile/account/alice.portico.test', '2', undefined],
      [`/v1/profile/reverse/${account.address}`, '2', account.address],
    ])
  })

  it('has no owner for a name that is free', async () => {
    expect(await names.resolve('nobody.portico.test')).toBeNull()
    expect(await names.reverse(account.address)).toEqual([])
  })

  it('suggests five at most in its zone, the very same first, and marks what is taken', async () => {
    await names.register(await sign('alice.portico.test'))
    const suggested = await names.suggestions('alice')
    expect(suggested).toHaveLength(4)
    expect(suggested.slice(0, 2)).toEqual([
      { name: 'alice.portico.test', isRegistered: true },
      { name: 'alice-id.portico.test', isRegistered: false },
    ])
    expect(backend.requests.at(-1)?.query.zone).toBe(zone)
  })

  it.each([
    ['a name that is taken', {}, 'Name is already registered', 'taken.portico.test'],
    ['a signature of long ago', { at: Date.now() - 12_000 }, 'The signature is too old', 'alice.portico.test'],
    ['a signature of another text', { written: 'bob.portico.test' }, 'Signature is not valid', 'alice.portico.test'],
    ['another zone', {}, 'Zone is not served', 'alice.elsewhere.test'],
    ['letters that are none', {}, 'Name is not valid', 'Älice.portico.test'],
    ['attributes of its own', { attributes: { moon: 'full' } }, 'Attributes are not valid', 'alice.portico.test'],
  ] as const)('refuses %s with its reason', async (what, options, reason, name) => {
    await names.register(await sign('taken.portico.test'))
    const registration = await sign(name, options)
    // Signed was the other name: the message says this one.
    const sent =
      what === 'a signature of another text' ? { ...registration, message: (await sign(name)).message } : registration
    const error = await failed(names.register(sent))
    expect(error).toBeInstanceOf(RegisterNameError)
    expect(error).toMatchObject({
      message: `Error registering name ${name}`,
      reason,
      cause: expect.any(HttpStatusError),
    })
  })

  it.each([
    ['resolve', () => names.resolve('alice.portico.test'), ResolveNameError, 'Error resolving name'],
    ['suggestions', () => names.suggestions('alice'), SuggestNamesError, 'Error fetching name suggestions'],
    ['reverse', () => names.reverse(account.address), ReverseNamesError, 'Error fetching names for address'],
    [
      'register',
      async () => names.register(await sign('alice.portico.test')),
      RegisterNameError,
      'Error registering name alice.portico.test',
    ],
  ] as const)('says with one sentence that %s failed, and keeps why', async (_what, ask, NameError, message) => {
    backend.faults.status = 403
    const refused = await failed(ask())
    expect(refused).toBeInstanceOf(NameError)
    expect(refused).toMatchObject({ message, category: 'API_ERROR' })
    expect(reasonOf(refused)).toBeUndefined()
    expect(backend.names.records.size).toBe(0)
    Object.assign(backend.faults, { status: 400, message: '{"reasons":[{"name":"name","description":"Reserved"}]}' })
    expect(reasonOf(await failed(ask()))).toBe('Reserved')
    Object.assign(backend.faults, { status: 401, message: '' })
    expect(await failed(ask())).toMatchObject({ cause: expect.any(AccessRefusedError) })
    for (const body of ['blank', 'malformed', 'misshapen'] as const) {
      Object.assign(backend.faults, noFaults, { body })
      backend.names.records.clear()
      if (message.includes('resolving')) {
        backend.faults.body = null
        await names.register(await sign('alice.portico.test'))
        backend.faults.body = body
      }
      expect(await failed(ask()), body).toMatchObject({ message, cause: expect.any(UnusableAnswerError) })
    }
  })

  it('takes nothing from a hostile answer but what is a name of its zone', async () => {
    const { name } = await names.register(await sign('alice.portico.test'))
    backend.faults.body = 'hostile'
    expect((await names.reverse(account.address)).map((record) => record.name)).toEqual([name])
    const suggested = (await names.suggestions('alice')).map((one) => one.name)
    expect(suggested[0]).toBe(name)
    expect(suggested.every((one) => /^[a-z0-9-]+\.portico\.test$/.test(one))).toBe(true)
    expect(new Set(suggested).size).toBe(suggested.length)
    expect(await failed(names.resolve(name))).toBeInstanceOf(ResolveNameError)
  })

  it('lets what was given up be that', async () => {
    const given = new AbortController()
    backend.faults.delayMs = 5_000
    const asked = names.suggestions('alice', given.signal)
    given.abort()
    await expect(asked).rejects.toBeInstanceOf(RequestAbortedError)
  })

  it('has nothing to suggest when nothing is there', async () => {
    backend.faults.body = 'empty'
    expect(await names.suggestions('alice')).toEqual([])
  })
})

describe('identity', () => {
  const services = () => createServices({ projectId: 'lab', apiUrl: backend.url, fetch })

  it('is the name of an address, if it has one', async () => {
    expect(await services().identity?.(account.address)).toEqual({ name: null, avatar: null })
    await names.register(await sign('alice.portico.test'))
    expect(await services().identity?.(account.address, { sender: account.address })).toEqual({
      name: 'alice.portico.test',
      avatar: null,
    })
    expect(backend.requests.at(-1)?.query.sender).toBe(account.address)
  })

  it('fails for what is no address, and for what is no answer', async () => {
    await expect(services().identity?.('nobody')).rejects.toBeInstanceOf(HttpStatusError)
    backend.faults.body = 'misshapen'
    await expect(services().identity?.(account.address)).rejects.toBeInstanceOf(UnusableAnswerError)
  })

  it('shows no name that hides something, and no avatar that is no web link', async () => {
    const answering = (answer: object) =>
      createServices({ projectId: 'lab', apiUrl: backend.url, fetch: async () => Response.json(answer) }).identity?.(
        account.address,
      )
    expect(await answering({ name: '\u202Eecila.eth', avatar: 'javascript:alert(1)' })).toEqual({
      name: null,
      avatar: null,
    })
    expect(await answering({ name: 7, avatar: {} })).toEqual({ name: null, avatar: null })
    // L11: the rules of avatar records hold here as well.
    for (const avatar of [
      'http://images.example/a.png',
      'https://192.168.0.1/admin.png',
      'https://localhost/a.png',
      'https://router.local/a.png',
      'https://a:b@images.example/a.png',
      'data:image/svg+xml,<svg onload="alert(1)"/>',
    ])
      expect(await answering({ name: 'alice.eth', avatar }), avatar).toEqual({ name: 'alice.eth', avatar: null })
    const png = 'data:image/png;base64,iVBORw0KGgo='
    expect(await answering({ name: 'alice.eth', avatar: png })).toEqual({ name: 'alice.eth', avatar: png })
    expect(await answering({ name: 'alice.eth', avatar: 'https://images.example/a.png' })).toEqual({
      name: 'alice.eth',
      avatar: 'https://images.example/a.png',
    })
  })
})

describe('what is not enabled', () => {
  it.each([
    ['without a project', { projectId: null, apiUrl: 'http://127.0.0.1:9', names: { zone } }],
    ['without an address', { projectId: 'lab', names: { zone } }],
    [
      'without an address of their own',
      { projectId: 'lab', apiUrl: { directory: 'http://127.0.0.1:9' }, names: { zone } },
    ],
    ['without a zone', { projectId: 'lab', apiUrl: 'http://127.0.0.1:9' }],
  ])('is not there %s', (_how, options) => {
    const nobody = () => Promise.reject(new Error('asked'))
    expect(createServices({ ...options, fetch: nobody }).names).toBeUndefined()
  })

  it('the service can be elsewhere than the rest', async () => {
    const { names: own, identity } = createServices({
      projectId: 'lab',
      apiUrl: { names: backend.url },
      names: { zone },
      fetch,
    })
    expect(await own?.resolve('nobody.portico.test')).toBeNull()
    expect(await identity?.(account.address)).toEqual({ name: null, avatar: null })
  })
})
