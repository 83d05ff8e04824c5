import { noteClientAddress } from './clientAddress'

/** The part of a request of `node:http` that is used; those of Express have more. */
export interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  /** The address as it came, where a framework takes a part off `url`. */
  readonly originalUrl?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly socket?: object | null | undefined
  /** The body, where something read it before. */
  readonly body?: unknown
  readonly readableEnded?: boolean | undefined
  [Symbol.asyncIterator](): AsyncIterator<unknown>
}

/** The part of a response of `node:http` that is used. */
export interface NodeResponse {
  statusCode: number
  readonly headersSent: boolean
  readonly destroyed?: boolean | undefined
  setHeader(name: string, value: string | readonly string[]): unknown
  end(text?: string): unknown
}

/** Takes the requests of `node:http`, and of Express and its kin. */
export type NodeHandler = (request: NodeRequest, response: NodeResponse, next?: (error?: unknown) => void) => void

export interface NodeHandlerOptions {
  readonly handle: (request: Request) => Promise<Response>
  readonly basePath: string
  /** True for a path beneath the base that has an answer. */
  readonly knows: (path: string) => boolean
  readonly onError: ((error: unknown) => void) | undefined
}

/**
 * Turns a handler of Web requests into one of `node:http` requests, with the body read already or not. Each request is
 * answered, or handed on where there is a next handler and nothing here is meant.
 */
export function createNodeHandler({ handle, basePath, knows, onError }: NodeHandlerOptions): NodeHandler {
  return (request, response, next) => {
    const send = async (answer: Response, isClosing = false) => {
      const text = await answer.text()
      if (response.destroyed === true || response.headersSent) return
      response.statusCode = answer.status
      for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
      const cookies = answer.headers.getSetCookie()
      if (cookies.length > 0) response.setHeader('set-cookie', cookies)
      // The rest of the body is not read.
      if (isClosing) response.setHeader('connection', 'close')
      response.end(request.method === 'HEAD' ? undefined : text)
    }
    const run = async () => {
      const path = pathOf(request, basePath)
      const isMeant = basePath === '' ? knows(path) : path.startsWith(`${basePath}/`)
      if (next && !isMeant) return next()
      // No request of the Web can have these.
      if (/^(?:TRACE|TRACK|CONNECT)$/i.test(request.method ?? ''))
        return send(Response.json({ reason: 'method-not-allowed' }, { status: 405 }))
      const body = await bodyOf(request)
      await send(await handle(webRequestOf(request, path, body)), isTooMuch(body))
    }
    run()
      .catch(async (error: unknown) => {
        // The client is gone, and nothing failed here.
        if (response.destroyed === true) return
        onError?.(error)
        await send(
          Response.json({ reason: 'server-failed' }, { status: 500, headers: { 'cache-control': 'no-store' } }),
          true,
        )
      })
      .catch(() => undefined)
  }
}

/** The path with its base, whether a framework took a part off it or not. */
function pathOf({ url = '/', originalUrl = url }: NodeRequest, basePath: string): string {
  const [whole = '', rest = ''] = [originalUrl, url].map((address) => {
    const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
    return path.startsWith('/') ? path : `/${path}`
  })
  const found = basePath === '' ? undefined : [whole, rest].find((path) => path.startsWith(`${basePath}/`))
  return found ?? (whole === rest ? rest : basePath + rest)
}

function webRequestOf({ method = 'GET', headers: given, socket }: NodeRequest, path: string, body: Body): Request {
  const isEncrypted = socket != null && 'encrypted' in socket && socket.encrypted === true
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    // Headers of HTTP/2 that begin with a colon are not of the Fetch standard.
    if (name.startsWith(':')) continue
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) headers.append(name, one)
  }
  // A client can name any host, and any scheme that a proxy is said to have seen: neither is believed.
  const address = `${isEncrypted ? 'https' : 'http'}://localhost${path}`
  const request = new Request(address, { method, headers, ...(body === undefined ? {} : { body }) })
  if (socket != null && 'remoteAddress' in socket) noteClientAddress(request, socket.remoteAddress)
  return request
}

type Body = string | Uint8Array<ArrayBuffer> | undefined

const most = 64 * 1024

function isTooMuch(body: Body): boolean {
  return typeof body === 'object' && body.byteLength > most
}

/** The body as it came, or as what read it before left it. */
async function bodyOf(request: NodeRequest): Promise<Body> {
  const { method = 'GET', body, headers, readableEnded } = request
  if (method === 'GET' || method === 'HEAD') return undefined
  if (typeof body === 'string') return body
  if (body instanceof Uint8Array) return new Uint8Array(body)
  const isObject = typeof body === 'object' && body !== null
  if (isObject && Object.keys(body).length > 0) return JSON.stringify(body)
  if (readableEnded !== true) return read(request)
  // An empty object was sent, or a parser put it there for an empty body.
  const isNothing =
    !isObject || (Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined)
  return isNothing ? undefined : '{}'
}

/** As much as is looked at, and a bit more, so that it can be refused as too much. */
async function read(request: NodeRequest): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  // By hand: leaving a loop over a stream destroys it, and with it the way back.
  const reader = request[Symbol.asyncIterator]()
  while (size <= most) {
    const part = await reader.next()
    if (part.done === true) break
    const bytes = typeof part.value === 'string' ? new TextEncoder().encode(part.value) : (part.value as Uint8Array)
    parts.push(bytes)
    size += bytes.byteLength
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
