import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve, sep } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface ServeOptions {
  readonly directory: string
  /** 0 takes any free port. */
  readonly port?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Answers a path itself; undefined leaves it to the files. */
  readonly handle?: (path: string, cookie?: string) => Promise<{ type: string; body: string } | undefined>
  /** Answers a whole request, for what is a backend rather than a page; undefined leaves it to the rest. */
  readonly respond?: (request: Request) => Promise<Response | undefined>
}

export interface Served {
  readonly url: string
  stop(): Promise<void>
}

/** Serves a folder on loopback: what our own pages and stories are tested on. */
export async function serve({ directory, port = 0, headers = {}, handle, respond }: ServeOptions): Promise<Served> {
  const root = resolve(directory)
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500, headers).end(String(error)))
  })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const answered = await respond?.(await toRequest(request))
    if (answered) {
      response.writeHead(answered.status, { ...headers, ...Object.fromEntries(answered.headers) })
      response.end(Buffer.from(await answered.arrayBuffer()))
      return
    }
    const own = await handle?.(path, request.headers.cookie)
    if (own) {
      response.writeHead(200, { ...headers, 'content-type': own.type, 'cache-control': 'no-store' }).end(own.body)
      return
    }
    const file = join(root, normalize(path), path.endsWith('/') ? 'index.html' : '')
    if (!file.startsWith(root + sep) || !isFile(file)) {
      response.writeHead(404, headers).end()
      return
    }
    const type = types[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { ...headers, 'content-type': type, 'cache-control': 'no-store' })
    createReadStream(file).pipe(response)
  }
  await listen(server, port)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

/** A request of Node as the web has it. */
async function toRequest(request: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/' } = request
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string])
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks)
  return new Request(new URL(url, `http://${request.headers.host}`), { method, headers, body })
}

/** Listens on the port of loopback, or on any free one when it is taken. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((ready, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port !== 0) listen(server, 0).then(ready, fail)
      else fail(error)
    })
    server.listen(port, '127.0.0.1', ready)
  })
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}
