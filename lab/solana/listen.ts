import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

export interface Listening {
  readonly port: number
  readonly sockets: readonly WebSocketServer[]
  stop(): Promise<void>
}

/** True for a request of a page on this machine, or of no page at all. */
export function isLocal({ headers: { origin } }: IncomingMessage): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)
}

/**
 * Takes two ports in a row, these or any free ones: web3.js looks for subscriptions one port above the calls.
 * @throws when no pair is free
 */
export async function listenOnPair(port: number, onRequest: RequestListener): Promise<Listening> {
  for (const wanted of [port, ...Array<number>(20).fill(0)]) {
    const calls = createServer(onRequest)
    if (!(await listen(calls, wanted))) continue
    const first = (calls.address() as AddressInfo).port
    const subscriptions = createServer((_request, response) => response.writeHead(426).end())
    if (!(await listen(subscriptions, first + 1))) {
      await close(calls)
      continue
    }
    const servers = [calls, subscriptions]
    const verifyClient = ({ req }: { req: IncomingMessage }) => isLocal(req)
    const sockets = servers.map((server) => new WebSocketServer({ server, verifyClient }))
    const stop = async () => {
      for (const socket of sockets) for (const client of socket.clients) client.terminate()
      await Promise.all(servers.map(close))
    }
    return { port: first, sockets, stop }
  }
  throw new Error('No two ports in a row are free')
}

function listen(server: Server, port: number): Promise<boolean> {
  if (port > 65_535) return Promise.resolve(false)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.closeAllConnections()
    server.close(() => done())
  })
}
