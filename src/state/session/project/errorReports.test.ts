import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noFaults } from '../../../../lab/backend/faults'
import { startBackend, type Backend } from '../../../../lab/backend/startBackend'
import { createLab } from '../../../../stories/lab/lab'
import { PorticoError, UserRejectedError } from '../../../chains/errors/errors'
import { version } from '../../../version'
import { action } from '../../core/action'
import type { PorticoConfig } from '../../core/config'
import { alertAtom, dismissAlert } from '../../shell/feedback/feedback'
import { createServices } from '../../../services/services'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(() => void Object.assign(backend.faults, noFaults))
afterAll(() => backend.stop())

function host(config: Partial<PorticoConfig> = {}) {
  const before = backend.requests.length
  const services = createServices({ projectId: 'mine', apiUrl: backend.url, fetch })
  const lab = createLab({
    config: { projectId: 'mine', ...config },
    services,
    platform: { href: () => 'https://host.example/shop/cart?token=abc#wc:123' },
  })
  const fail = action((_get, _set, error: unknown) => {
    throw error
  })
  return {
    ...lab,
    told: () => backend.requests.slice(before).filter(({ path }) => path === '/e'),
    fail: (error: unknown) => {
      expect(() => lab.portico.store.set(fail, error)).toThrow()
    },
  }
}

/** Long enough for a report to be made and to arrive, where none may come. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('error reports', () => {
  it('tell the project what happened and where, in the form of the specification', async () => {
    const { fail, told } = host()
    fail(new TypeError('broken by 0x' + 'ab'.repeat(32)))
    await expect.poll(() => told().length).toBe(1)
    const [report] = told()
    expect(report?.query).toEqual({ projectId: 'mine', st: 'portico', sv: version })
    expect(report?.body).toEqual({
      eventId: expect.stringMatching(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      ) as unknown,
      url: 'https://host.example/shop',
      domain: 'host.example',
      timestamp: '2026-01-01T00:00:00.000Z',
      props: {
        type: 'error',
        event: 'INTERNAL_SDK_ERROR',
        errorType: 'TypeError',
        errorMessage: 'broken by [data]',
        stackTrace: expect.stringMatching(/^errorReports\.test\.ts:\d+(\n[\w.-]+:\d+)*$/) as unknown,
      },
    })
  })

  it('are not sent where the project’s analytics are off; where that is not known, the host’s wish counts', async () => {
    const off = await startBackend({ isAnalyticsEnabled: false })
    const silent = { ...createServices({ projectId: 'mine', apiUrl: off.url, fetch }) }
    const { portico } = createLab({ config: { projectId: 'mine' }, services: silent })
    const fail = action(() => {
      throw new TypeError('broken')
    })
    expect(() => portico.store.set(fail)).toThrow()
    await expect.poll(() => off.requests.map(({ path }) => path)).toContain('/getAnalyticsConfig')
    await aWhile()
    expect(off.requests.filter(({ path }) => path === '/e')).toEqual([])
    await off.stop()

    const told: unknown[] = []
    const project = { ...silent.project!, analyticsConfig: () => Promise.reject(new TypeError('not now')) }
    const telemetry = { report: async (report: unknown) => void told.push(report) }
    const other = createLab({ config: { projectId: 'mine' }, services: { ...silent, project, telemetry } })
    expect(() => other.portico.store.set(fail)).toThrow()
    await expect.poll(() => told.length).toBe(1)
  })

  it('say the category and the name of the error', async () => {
    const { fail, told } = host()
    class LateError extends PorticoError {
      override name = 'LateError'
    }
    fail(new LateError('late', { category: 'DATA_PARSING_ERROR' }))
    await expect.poll(() => told().length).toBe(1)
    expect(told()[0]?.body).toMatchObject({
      props: { event: 'DATA_PARSING_ERROR', errorType: 'LateError', errorMessage: 'late' },
    })
  })

  it('are five in a minute, however many errors there are', async () => {
    const { fail, told, clock } = host()
    const flood = (count: number) => Array.from({ length: count }, (_, index) => fail(new Error(`number ${index}`)))
    flood(1_000)
    await expect.poll(() => told().length).toBe(5)
    await clock.advance(59_999)
    flood(10)
    await aWhile()
    expect(told()).toHaveLength(5)
    await clock.advance(1)
    flood(1_000)
    await expect.poll(() => told().length).toBe(10)
    await aWhile()
    expect(told()).toHaveLength(10)
  })

  it('are made of unexpected errors only, once each', async () => {
    const { fail, told } = host()
    fail(new UserRejectedError('no'))
    const twice = new Error('twice')
    fail(twice)
    fail(twice)
    await expect.poll(() => told().length).toBe(1)
    await aWhile()
    expect(told()).toHaveLength(1)
  })

  it.each([{ reportErrors: false }, { projectId: null }])('are not made with %o', async (config) => {
    const { fail, told, events } = host(config)
    fail(new Error('kept here'))
    await aWhile()
    expect(told()).toEqual([])
    expect(events).toHaveLength(1)
  })

  it.each([{ status: 500 }, { status: 429 }, { status: 200, body: 'malformed' } as const])(
    'that fail with %o are silent and not tried again',
    async (faults) => {
      Object.assign(backend.faults, faults)
      const { fail, told, events, portico } = host()
      fail(new Error('once'))
      await expect.poll(() => told().length).toBe(1)
      await aWhile()
      expect(told()).toHaveLength(1)
      expect(events).toHaveLength(1)
      expect(portico.store.get(alertAtom)).toBeNull()
    },
  )

  it('that cannot be sent are silent too', async () => {
    const services = createServices({ projectId: 'mine', apiUrl: 'http://127.0.0.1:9', fetch })
    const { portico, events } = createLab({ config: { projectId: 'mine' }, services })
    const fail = action(() => {
      throw new Error('once')
    })
    expect(() => portico.store.set(fail)).toThrow('once')
    await aWhile()
    expect(events).toHaveLength(1)
  })

  it.each([
    [403, null],
    [403, 'Unauthorized: invalid key'],
    [403, 'nothing known'],
    [401, 'Unauthorized: invalid key'],
  ])('that are refused with %d (%s) alert once, and end', async (status, message) => {
    Object.assign(backend.faults, { path: '/e', status, message })
    const { fail, told, portico } = host()
    fail(new Error('first'))
    await expect.poll(() => portico.store.get(alertAtom)).toBe('invalidAppConfiguration')
    portico.store.set(dismissAlert)
    fail(new Error('second'))
    await aWhile()
    expect(told()).toHaveLength(1)
    expect(portico.store.get(alertAtom)).toBeNull()
  })

  it('of what is no error, or refuses to be read, do no harm', async () => {
    const { fail, told } = host()
    const hostile = new Error('hostile')
    Object.defineProperty(hostile, 'stack', { get: () => fail(new Error('never')) })
    fail(hostile)
    fail('a text')
    fail({ any: 'thing' })
    await expect.poll(() => told().length).toBeGreaterThanOrEqual(2)
  })

  it('have none of the secrets that stand in an error', async () => {
    const services = createServices({ projectId: 'mine', apiUrl: backend.url, fetch })
    const hexes = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
    await fc.assert(
      fc.asyncProperty(hexes, fc.constantFrom('', '0x', 'wc:9@2?symKey=', 'Bearer ', 'eyJ'), async (key, before) => {
        const told = () => backend.requests.filter(({ path }) => path === '/e')
        const from = told().length
        const { portico } = createLab({
          config: { projectId: 'mine' },
          services,
          platform: { href: () => `https://host.example/${key}?k=${before}${key}` },
        })
        const error = new Error(`Signing with ${before}${key} failed`, { cause: new Error(key) })
        error.name = key
        const fail = action(() => {
          throw error
        })
        expect(() => portico.store.set(fail)).toThrow()
        await expect.poll(() => told().length, { interval: 5 }).toBe(from + 1)
        expect(JSON.stringify(told().at(-1))).not.toContain(key)
      }),
      { numRuns: 25 },
    )
  })
})
