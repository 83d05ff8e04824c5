import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { listen } from '../../scripts/tools/serve'
import { answer, type BackendData } from './answer'
import { noFaults, readFaults, type Faults } from './faults'
import { readJson } from './readJson'
import { createNameBook, type NameBook } from './names'
import { makeWallets, type WireWallet } from './wallets'

export interface BackendOptions extends Partial<Omit<BackendData, 'wallets' | 'names'>> {
  /** Taken if it is free, else any other; 0 takes any. */
  readonly port?: number
  readonly faults?: Partial<Faults>
}

export interface BackendRequest {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** The page that asked, as its browser says. */
  readonly origin: string | null
  /** The body of a POST. */
  readonly body?: unknown
}

export interface Backend {
  readonly url: string
  /** Changed at any time. */
  readonly faults: Faults
  /** Everything that was asked so far, oldest first. */
  readonly requests: readonly BackendRequest[]
  /** Wallets before those of the directory; changed at any time. */
  readonly extraWallets: WireWallet[]
  /** Names as they were registered; changed at any time. */
  readonly names: NameBook
  /** Features of a project, the same for every id; changed at any time. */
  features: BackendData['features']
  /** The chains that it knows; changed at any time. */
  index: BackendData['index']
  /** The shop that sells for money; changed at any time. */
  onramp: BackendData['onramp']
  /** The chains that it swaps on; changed at any time. */
  convert: BackendData['convert']
  stop(): Promise<void>
}

const everything = [
  {
    id: 'social_login',
    isEnabled: true,
    config: ['email', 'google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  },
  { id: 'swap', isEnabled: true, config: ['1inch'] },
  { id: 'onramp', isEnabled: true, config: ['meld'] },
  { id: 'activity', isEnabled: true, config: null },
  { id: 'reown_branding', isEnabled: true, config: null },
]

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
}

/** Starts the lab's own backend on loopback: the hosted one's paths over a directory of 500 wallets. */
export async function startBackend({
  port = 0,
  faults: given = {},
  ...project
}: BackendOptions = {}): Promise<Backend> {
  const data: BackendData = {
    wallets: makeWallets(),
    features: everything,
    allowedOrigins: [],
    isAnalyticsEnabled: true,
    names: createNameBook(),
    ...project,
  }
  const faults: Faults = { ...noFaults, ...given }
  const { features, index, onramp, convert } = data
  const changed: Pick<Backend, 'features' | 'index' | 'onramp' | 'convert'> = { features, index, onramp, convert }
  const requests: BackendRequest[] = []
  const extraWallets: WireWallet[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://backend')
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    if (request.method === 'POST' && url.pathname === '/faults') {
      const posted = readFaults(await text(request))
      if (posted) Object.assign(faults, noFaults, posted)
      return void response.writeHead(posted ? 204 : 400, cors).end()
    }
    const { method = 'GET' } = request
    if (method !== 'GET' && method !== 'POST') return void response.writeHead(405, cors).end()
    const sent = await text(request)
    const { pathname: path, searchParams } = url
    const told = method === 'POST' ? { body: readJson(sent) } : {}
    requests.push({ path, query: Object.fromEntries(searchParams), origin: request.headers.origin ?? null, ...told })
    const answered = await answer(
      { method, url, body: sent },
      { ...data, ...changed, wallets: [...extraWallets, ...data.wallets] },
      faults,
    )
    if (path.startsWith(faults.path)) await wait(faults.delayMs)
    response.writeHead(answered.status, { ...cors, 'content-type': answered.type }).end(answered.body)
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await listen(server, port)
  return Object.assign(changed, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    requests,
    extraWallets,
    names: data.names,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  })
}

/** A wait that keeps no process alive. */
function wait(ms: number): Promise<void> {
  return ms === 0 ? Promise.resolve() : new Promise((done) => void setTimeout(done, ms).unref())
}
