import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSignInServer, type SignInServerConfig } from '../../src/server'
import { createSigners } from './signers'

/** One account of every kind. */
export const signers = await createSigners(7)

/** A sign-in server on a port, and a browser's `fetch` that keeps its cookie. */
export async function serveSignIn(change: Partial<SignInServerConfig> = {}) {
  const server = createServer(async (incoming, outgoing) => {
    const response = await signIn.handle(await requestOf(incoming, domain))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const domain = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const signIn = createSignInServer({
    domain,
    chains: [...new Set(signers.map(({ networkId }) => networkId))],
    sessionLifetimeMs: 3_600_000,
    nonceLifetimeMs: 300_000,
    basePath: '/auth',
    ...change,
  })
  const cookies = new Map<string, string>()
  const jar = {
    /** The sessions'. */
    get cookie() {
      return cookies.get('portico-session') ?? ''
    },
    /** Loses one cookie, or all. */
    forget(name?: 'portico-session') {
      if (name) cookies.delete(name)
      else cookies.clear()
    },
  }
  const browserFetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = {
      ...(init.headers as Record<string, string> | undefined),
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      origin: `http://${domain}`,
    }
    const response = await fetch(url, { ...init, headers })
    for (const written of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (written.split(';')[0] ?? '').split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://${domain}/auth`, domain, jar, fetch: browserFetch, stop }
}

async function requestOf(incoming: IncomingMessage, domain: string): Promise<Request> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  const { method = 'GET', url = '/', headers } = incoming
  const body = method === 'POST' ? { body: Buffer.concat(parts) } : {}
  return new Request(`http://${domain}${url}`, { method, headers: headers as Record<string, string>, ...body })
}
