import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as askShop, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import type { SignInServer } from '../../src/server'
import { listen } from '../../scripts/tools/serve'

export interface Sites {
  /** The page's. */
  readonly shop: string
  /** Another host of its site. */
  readonly api: string
  /** Of another site. */
  readonly other: string
  /** Answers at /auth of each, in Express or as a Web handler. */
  answerWith(server: SignInServer, kind: 'express' | 'web'): void
  stop(): Promise<void>
}

/** Sites that can be started once their browser is. */
export interface PreparedSites {
  /** Arguments with which a browser finds the sites, which are all here, and trusts their key. */
  readonly args: readonly string[]
  /** Puts the shop behind a proxy that ends TLS, with a sign-in server on three hosts of two sites. */
  start(shopUrl: string): Promise<Sites>
}

export function prepareSites(): PreparedSites {
  const identity = createIdentity()
  const key = new X509Certificate(identity.cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(key).digest('base64')
  return {
    args: ['--host-resolver-rules=MAP *.test 127.0.0.1', `--ignore-certificate-errors-spki-list=${hash}`],
    start: (shopUrl) => startSites(shopUrl, identity),
  }
}

interface Identity {
  readonly key: Buffer
  readonly cert: Buffer
}

async function startSites(shopUrl: string, identity: Identity): Promise<Sites> {
  let answer = (_request: IncomingMessage, response: ServerResponse): unknown => response.writeHead(503).end()
  const server = createServer({ ...identity }, (request, response) => {
    if (request.url?.startsWith('/auth/')) return void answer(request, response)
    pass(request, response)
  })
  await listen(server, 0)
  const [shop, api, other] = ['shop.test', 'api.shop.test', 'id.test'].map(
    (host) => `https://${host}:${(server.address() as AddressInfo).port}`,
  ) as [string, string, string]

  /** The shop's own pages, which may ask the other hosts too. */
  function pass(request: IncomingMessage, response: ServerResponse) {
    const { method, headers, url = '/' } = request
    const asked = askShop(new URL(url, shopUrl), { method, headers }, (given) => {
      const policy = String(given.headers['content-security-policy']).replace(
        "connect-src 'self'",
        `connect-src 'self' ${api} ${other}`,
      )
      response.writeHead(given.statusCode ?? 500, { ...given.headers, 'content-security-policy': policy })
      given.pipe(response)
    })
    asked.once('error', () => response.destroy())
    request.pipe(asked)
  }

  return {
    shop,
    api,
    other,
    answerWith: (signIn, kind) => {
      answer = kind === 'express' ? inExpress(signIn) : (request, response) => answerWeb(signIn, request, response)
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

/** README's own lines. */
function inExpress(signIn: SignInServer) {
  const app = express()
  app.use(express.json())
  app.use(signIn.nodeHandler)
  return app
}

/** As adapters of frameworks do it: the proxy ended TLS, so the address says http. */
async function answerWeb({ handle }: SignInServer, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/' } = request
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string])
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = method === 'POST' ? Buffer.concat(parts) : null
  const answered = await handle(new Request(`http://localhost${url}`, { method, headers, body }))
  const cookies = answered.headers.getSetCookie()
  response.writeHead(answered.status, {
    ...Object.fromEntries(answered.headers),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
  response.end(await answered.text())
}

/** For this run alone. */
function createIdentity(): Identity {
  const folder = mkdtempSync(join(tmpdir(), 'portico-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const whose = ['-subj', '/CN=shop.test', '-addext', 'subjectAltName=DNS:*.test,DNS:api.shop.test']
  try {
    execFileSync('openssl', ['req', '-x509', ...what, ...whose, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
