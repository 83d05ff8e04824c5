import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noFaults } from '../../../lab/backend/faults'
import { startBackend, type Backend } from '../../../lab/backend/startBackend'
import { AttemptAbandonedError, PorticoError } from '../../chains/errors/errors'
import { InvalidProjectIdError, OriginNotAllowedError, TokenNotYetValidError } from '../../chains/errors/projectErrors'
import * as errors from './httpErrors'
import { createHttp, type Fetch } from './http'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(() => void Object.assign(backend.faults, noFaults))
afterAll(() => backend.stop())

const client = (timeoutMs?: number, ask: Fetch = fetch) =>
  createHttp({ projectId: 'lab', url: backend.url, fetch: ask, timeoutMs })
const get = (signal?: AbortSignal) => client().getJson('/getWallets', { signal })

async function failureOf(asked: Promise<unknown>): Promise<PorticoError> {
  const failure: unknown = await asked.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(failure instanceof PorticoError)) throw new Error(`Not one of ours: ${String(failure)}`)
  return failure
}

describe('a refusal', () => {
  it.each([
    ['Unauthorized: origin not allowed', OriginNotAllowedError],
    ['Unauthorized: invalid key', InvalidProjectIdError],
    ['JWT validation error: JWT Token is not yet valid', TokenNotYetValidError],
  ])('%s has an error of its own', async (sentence, Known) => {
    for (const status of [401, 403])
      for (const message of [
        sentence,
        `${sentence}\n`,
        JSON.stringify({ status: 'FAILED', reasons: [{ description: sentence }] }),
      ]) {
        Object.assign(backend.faults, { status, message })
        const failure = await failureOf(get())
        expect(failure).toBeInstanceOf(Known)
        expect(failure).toMatchObject({ message: sentence, category: 'API_ERROR', name: Known.name })
      }
  })

  it.each([
    [400, errors.HttpStatusError],
    [401, errors.AccessRefusedError],
    [403, errors.AccessRefusedError],
    [404, errors.HttpStatusError],
    [429, errors.RateLimitedError],
    [500, errors.BackendFailedError],
    [503, errors.BackendFailedError],
  ])('with status %i says so', async (status, Known) => {
    Object.assign(backend.faults, { status, message: 'Something else' })
    const failure = await failureOf(get())
    expect(failure).toBeInstanceOf(Known)
    expect(failure).toMatchObject({ status, reasons: [], name: Known.name, category: 'API_ERROR' })
  })

  it('gives the reasons that came with it', async () => {
    const reasons = [{ field: 'page', description: 'too large' }, { name: 'entries' }, {}, null, 'odd']
    Object.assign(backend.faults, { status: 400, message: JSON.stringify({ status: 'FAILED', reasons }) })
    expect(await failureOf(get())).toMatchObject({ reasons: ['page: too large', 'entries'] })
  })

  it('is the same without a body, or with an endless one', async () => {
    for (const message of ['', 'x'.repeat(1_000_000)]) {
      Object.assign(backend.faults, { status: 403, message })
      expect(await failureOf(get())).toBeInstanceOf(errors.AccessRefusedError)
    }
  })
})

describe('an answer', () => {
  it.each(['blank', 'malformed'] as const)('that is %s is not usable', async (body) => {
    backend.faults.body = body
    expect(await failureOf(get())).toMatchObject({ name: 'UnusableAnswerError', category: 'DATA_PARSING_ERROR' })
  })

  it('may be too large, said beforehand or not', async () => {
    expect(await failureOf(client().getFile('/getWallets', 1000))).toBeInstanceOf(errors.UnusableAnswerError)
    const unsaid: Fetch = async (url, init) => new Response((await fetch(url, init)).body)
    expect(await failureOf(client(undefined, unsaid).getFile('/getWallets', 1000))).toBeInstanceOf(
      errors.UnusableAnswerError,
    )
  })

  it('that takes too long is given up', async () => {
    backend.faults.delayMs = 2_000
    expect(await failureOf(client(30).getJson('/getWallets'))).toBeInstanceOf(errors.RequestTimedOutError)
  })

  it('that is slow comes', async () => {
    backend.faults.delayMs = 50
    expect(await get()).toMatchObject({ count: 500 })
  })
})

describe('a request', () => {
  it('that is aborted says so, before, during, and without a listener of the signal', async () => {
    const before = backend.requests.length
    expect(await failureOf(get(AbortSignal.abort()))).toBeInstanceOf(errors.RequestAbortedError)
    expect(backend.requests).toHaveLength(before)
    backend.faults.delayMs = 2_000
    const deaf: Fetch = (url) => fetch(url)
    for (const ask of [fetch, deaf]) {
      const controller = new AbortController()
      const failure = failureOf(client(undefined, ask).getJson('/getWallets', { signal: controller.signal }))
      setTimeout(() => controller.abort(), 20)
      expect(await failure).toBeInstanceOf(errors.RequestAbortedError)
      // An everyday event is not reported.
      expect(await failure).toBeInstanceOf(AttemptAbandonedError)
    }
  })

  it('that reaches no server says so', async () => {
    const gone = await startBackend()
    await gone.stop()
    const http = createHttp({ projectId: 'lab', url: gone.url, fetch })
    expect(await failureOf(http.getJson('/getWallets'))).toMatchObject({
      name: 'BackendUnreachableError',
      category: 'API_ERROR',
    })
  })

  it('that fails in any way fails in ours', async () => {
    const broken: Fetch = () => {
      throw 'no network'
    }
    expect(await failureOf(client(undefined, broken).getJson('/getWallets'))).toBeInstanceOf(
      errors.BackendUnreachableError,
    )
    const nonsense = (() => Promise.resolve(null)) as unknown as Fetch
    expect(await failureOf(client(undefined, nonsense).getJson('/getWallets'))).toBeInstanceOf(
      errors.BackendUnreachableError,
    )
  })

  it('needs no preflight', async () => {
    const asked: RequestInit[] = []
    const noting: Fetch = (url, init) => {
      asked.push(init)
      return fetch(url, init)
    }
    await client(undefined, noting).getJson('/getWallets')
    expect(asked).toHaveLength(1)
    expect(asked[0]).not.toHaveProperty('headers')
    expect(asked[0]).toMatchObject({ credentials: 'omit' })
  })
})
