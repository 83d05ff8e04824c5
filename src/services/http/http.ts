import { systemClock, type Clock } from '../../chains/clock'
import { PorticoError } from '../../chains/errors/errors'
import { withTimeout } from '../../chains/withTimeout'
import { version } from '../../version'
import { BackendUnreachableError, RequestAbortedError, RequestTimedOutError, UnusableAnswerError } from './httpErrors'
import { readBytes } from './readBytes'
import { readFailure } from './readFailure'

/** The part of `fetch` that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export type Params = Readonly<Record<string, string | number | readonly string[] | undefined>>

export interface HttpOptions {
  readonly projectId: string
  /** Address of the backend; may have a path. */
  readonly url: string
  readonly fetch: Fetch
  /** @default 15000 */
  readonly timeoutMs?: number | undefined
  /** @default real time */
  readonly clock?: Clock | undefined
}

export interface Request {
  readonly params?: Params | undefined
  readonly signal?: AbortSignal | undefined
  /** Reads what was answered; numbers of JSON are floats otherwise. @default JSON.parse */
  readonly parse?: ((text: string) => unknown) | undefined
}

export interface Http {
  /** Sends JSON and asks for JSON; the caller checks the answer. */
  postJson(path: string, body: unknown, request?: Request): Promise<unknown>
  /** Asks for JSON; the caller checks the answer. */
  getJson(path: string, request?: Request): Promise<unknown>
  /** Asks for a file of at most `max` bytes. */
  getFile(path: string, max: number, request?: Request): Promise<HttpFile>
  /** Sends without regard to the answer's body. */
  post(path: string, body: object): Promise<void>
}

export interface HttpFile {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

// A page of a hundred wallets has some 100 KB.
const jsonMax = 4 * 1024 * 1024

/** A client of the hosted backend: every failure is a typed error. */
export function createHttp({ projectId, url, fetch, timeoutMs = 15_000, clock = systemClock }: HttpOptions): Http {
  const base = url.replace(/\/+$/, '')
  const ask = (path: string, max: number, { params = {}, signal }: Request = {}, extra: RequestInit = {}) =>
    withTimeout(
      async (limit) => {
        const query = writeQuery({ ...params, projectId, st: 'portico', sv: version })
        const init: RequestInit = { ...extra, signal: limit, credentials: 'omit', referrerPolicy: 'strict-origin' }
        const response = await fetch(`${base}${path}?${query}`, init)
        if (!response.ok) throw await readFailure(response)
        return { type: response.headers.get('content-type') ?? '', bytes: await readBytes(response, max) }
      },
      {
        clock,
        ms: timeoutMs,
        signal,
        onTimeout: () => new RequestTimedOutError(),
        onAbort: (reason) => new RequestAbortedError(reason),
      },
    ).catch((error: unknown) => {
      throw error instanceof PorticoError ? error : new BackendUnreachableError(error)
    })
  const askJson = async (path: string, request: Request = {}, init?: RequestInit): Promise<unknown> => {
    const { bytes } = await ask(path, jsonMax, request, init)
    try {
      const { parse = JSON.parse as (text: string) => unknown } = request
      return parse(new TextDecoder().decode(bytes))
    } catch (error) {
      throw new UnusableAnswerError('it is not JSON', error)
    }
  }
  const headers = { 'content-type': 'application/json' }
  return {
    // No header of Portico, so that these need no preflight.
    getFile: (path, max, request = {}) => ask(path, max, request),
    getJson: (path, request) => askJson(path, request),
    postJson: (path, body, request) => askJson(path, request, { method: 'POST', headers, body: JSON.stringify(body) }),
    // A body that is a text is sent as text/plain, and also while the page is left.
    post: async (path, body) =>
      void (await ask(path, jsonMax, {}, { method: 'POST', body: JSON.stringify(body), keepalive: true })),
  }
}

/** Leaves out what is undefined or empty; lists are joined by commas. */
function writeQuery(params: Params): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    const text = value === undefined ? '' : String(value)
    if (text !== '') query.set(name, text)
  }
  return query.toString()
}
