import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, json, text } from 'node:stream/consumers'
import express, { type RequestHandler } from 'express'
import { describe, expect, it, onTestFinished } from 'vitest'
import { attempt, startSignIn } from '../../../lab/accounts/startSignIn'
import type { SignInServerConfig } from '../types'

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const parsers: Readonly<Record<string, (request: IncomingMessage) => Promise<unknown>>> = {
  'nobody read': async () => undefined,
  'nobody read, though an empty object stands for it': async () => ({}),
  'was read as JSON': async (request) => (request.headers['content-type'] ? json(request) : {}),
  'was read as text': text,
  'was read as bytes': buffer,
}

async function signIn(url: string) {
  const issued = await fetch(`${url}/nonce`)
  const { nonce } = (await issued.json()) as { nonce: string }
  // The server does not believe the headers of a proxy.
  const own = issued.headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'http', cookie: own }
  const response = await fetch(`${url}/verify`, { method: 'POST', headers, body: JSON.stringify(await attempt(nonce)) })
  const cookie = response.headers.get('set-cookie') ?? ''
  return { response, cookie, pair: cookie.split(';')[0] ?? '' }
}

async function goThrough(url: string) {
  const { response, cookie, pair } = await signIn(url)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(cookie).toMatch(/^__Host-portico-session=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  const read = async () =>
    ((await (await fetch(`${url}/session`, { headers: { cookie: pair } })).json()) as { sessions: unknown[] }).sessions
  expect(await read()).toHaveLength(1)
  const out = await fetch(`${url}/sign-out`, { method: 'POST', headers: { cookie: pair } })
  expect([out.status, out.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')])
  expect(await read()).toEqual([])
}

const serve = (change: Partial<SignInServerConfig> = {}) => startSignIn(change).server.nodeHandler

/** Base paths of Express, and the place below them. */
const mounts = [
  ['/', '/auth', '/auth'],
  ['/auth', '', '/auth'],
  ['/auth', '/auth', '/auth'],
  ['/api', '/auth', '/api/auth'],
  ['/api', '/api/auth', '/api/auth'],
  ['/auth', '/sign-in', '/auth'],
] as const

/** A parser that reads nothing. */
const leave: RequestHandler = (_request, _response, next) => next()

describe('sign-in of node:http', () => {
  it.each(['', '/auth'])('goes from a nonce to a session and out again, beneath %j', async (basePath) => {
    await goThrough((await listen(serve({ basePath }))) + basePath)
  })

  it.each(Object.entries(parsers))('takes a body that %s', async (_, parse) => {
    const handler = serve()
    const url = await listen(async (request, response) =>
      handler(Object.assign(request, { body: await parse(request) }), response),
    )
    await goThrough(url)
  })

  it.each(mounts)('in Express at %s, with the base path %j, is at %s', async (at, basePath, path) => {
    for (const parser of [leave, express.json(), express.text({ type: '*/*' }), express.raw({ type: '*/*' })]) {
      const app = express().use(parser).use(at, serve({ basePath }))
      app.use((_request, response) => void response.send('the app'))
      const url = await listen(app)
      await goThrough(url + path)
      expect(await (await fetch(`${url}/cart`)).text()).toBe('the app')
    }
  })

  it('leaves to the app what is not its own, with its body', async () => {
    for (const basePath of ['', '/auth']) {
      const handler = serve({ basePath })
      const url = await listen((request, response) =>
        handler(request, response, () => void text(request).then((body) => response.end(`app ${body}`))),
      )
      expect(await (await fetch(`${url}/cart`, { method: 'POST', body: 'rope' })).text()).toBe('app rope')
      expect((await fetch(`${url}${basePath}/nonce`)).status).toBe(200)
    }
    const url = await listen(serve({ basePath: '/auth' }))
    const lost = await fetch(`${url}/nonce`)
    expect([lost.status, await lost.json()]).toEqual([
      404,
      { reason: 'route-unknown', path: '/nonce', routes: expect.arrayContaining(['GET /auth/nonce']) },
    ])
  })

  it('answers 500 with a reason when the storage fails, and tells the host why', async () => {
    const errors: unknown[] = []
    const failure = new Error('The disk is full')
    const storage = { getItem: () => null, setItem: () => Promise.reject(failure), removeItem: () => undefined }
    const url = await listen(serve({ storage, onError: (error) => errors.push(error) }))
    const response = await fetch(`${url}/nonce`)
    expect([response.status, await response.json(), errors]).toEqual([500, { reason: 'server-failed' }, [failure]])
  })

  it('answers every method', async () => {
    const url = await listen(serve())
    const head = await fetch(`${url}/nonce`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([405, ''])
    const options = await fetch(`${url}/verify`, { method: 'OPTIONS' })
    expect([options.status, options.headers.get('allow')]).toEqual([405, 'POST'])
    const traced = ask(`${url}/nonce`, { method: 'TRACE' }).end()
    const [answer] = (await once(traced, 'response')) as [IncomingMessage]
    expect([answer.statusCode, await json(answer)]).toEqual([405, { reason: 'method-not-allowed' }])
  })

  it('refuses a body that is too long without reading all of it', async () => {
    const url = await listen(serve())
    const sent = ask(`${url}/verify`, { method: 'POST', headers: { 'content-type': 'application/json' } })
    sent.on('error', () => undefined)
    sent.write(' '.repeat(80_000))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close'])
    sent.destroy()
  })

  it('goes on after a client left in the middle of a body', async () => {
    const errors: unknown[] = []
    const handler = serve({ onError: (error) => errors.push(error) })
    const seen = { came: false, left: false }
    const url = await listen((request, response) => {
      seen.came = true
      response.on('close', () => (seen.left = true))
      handler(request, response)
    })
    const sent = ask(`${url}/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '1000' },
    })
    sent.on('error', () => undefined)
    sent.write('{')
    await expect.poll(() => seen.came).toBe(true)
    sent.destroy()
    await expect.poll(() => seen.left).toBe(true)
    expect((await fetch(`${url}/nonce`)).status).toBe(200)
    expect(errors).toEqual([])
  })
})
