import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Served } from './serve'

let root = ''
let served: Served

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portico-serve-'))
  writeFileSync(join(root, 'index.html'), '<p>Hello')
  writeFileSync(join(root, 'module.js'), 'export {}')
  served = await serve({
    directory: root,
    headers: { 'content-security-policy': "default-src 'none'" },
    handle: async (path) => (path === '/own' ? { type: 'text/plain', body: 'own' } : undefined),
    respond: async (request) => {
      if (new URL(request.url).pathname !== '/echo') return undefined
      const said = `${request.method} ${request.headers.get('x-word')} ${await request.text()}`
      return new Response(said, { status: 201, headers: { 'set-cookie': 'kept=1' } })
    },
  })
})

afterAll(async () => {
  await served.stop()
  rmSync(root, { recursive: true })
})

/** Asks for a path as it stands; `fetch` would tidy it first. */
function ask(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1', () =>
      socket.end(`GET ${path} HTTP/1.1\r\nHost: host\r\nConnection: close\r\n\r\n`),
    )
    let answer = ''
    socket.on('data', (part) => (answer += String(part)))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('serve', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', '<p>Hello'],
    ['/module.js?t=1', 'text/javascript', 'export {}'],
    ['/own', 'text/plain', 'own'],
  ])('answers %s with its type and the headers of every page', async (path, type, body) => {
    const response = await fetch(served.url + path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(await response.text()).toBe(body)
  })

  it.each([
    '/nothing.js',
    '/../../../../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2f..%2fetc/passwd',
  ])('has nothing at %s', async (path) => expect(await ask(path)).toMatch(/^HTTP\/1\.1 404 /))

  it('takes another port when its own is taken, and gives it back', async () => {
    const port = Number(new URL(served.url).port)
    const other = await serve({ directory: root, port })
    expect(other.url).not.toBe(served.url)
    await other.stop()
    await expect(fetch(other.url)).rejects.toThrow()
  })
})

it('leaves whole requests to whoever answers them', async () => {
  const answer = await fetch(`${served.url}/echo`, { method: 'POST', headers: { 'x-word': 'ahoy' }, body: 'Tau' })
  expect([answer.status, answer.headers.get('set-cookie'), await answer.text()]).toEqual([
    201,
    'kept=1',
    'POST ahoy Tau',
  ])
  expect(await (await fetch(served.url)).text()).toBe('<p>Hello')
})
